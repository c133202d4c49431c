package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Turns keys into commands. Keys are known by their place on the keyboard, as GLFW numbers them;
 * plus and minus, which lie elsewhere on every keyboard, by the character they type.
 */
public final class KeyBindings {
  private record Direction(int dx, int dy) {}

  private record Chord(int key, boolean ctrl, boolean shift) {
    static Chord of(Command.Key key) {
      return new Chord(key.code(), key.ctrl(), key.shift());
    }

    // Written out: what the compiler makes is linked at run time, which a start would wait for.
    @Override
    public boolean equals(Object other) {
      return other instanceof Chord that
          && key == that.key
          && ctrl == that.ctrl
          && shift == that.shift;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * key + Boolean.hashCode(ctrl)) + Boolean.hashCode(shift);
    }
  }

  private static final Map<Integer, Direction> STEERING =
      Map.of(
          GLFW_KEY_W, new Direction(0, -1),
          GLFW_KEY_UP, new Direction(0, -1),
          GLFW_KEY_A, new Direction(-1, 0),
          GLFW_KEY_LEFT, new Direction(-1, 0),
          GLFW_KEY_S, new Direction(0, 1),
          GLFW_KEY_DOWN, new Direction(0, 1),
          GLFW_KEY_D, new Direction(1, 0),
          GLFW_KEY_RIGHT, new Direction(1, 0));

  /** Maps the second character of the plus and minus keys, as on a US keyboard, to the first. */
  private static final Map<Integer, Integer> SAME_KEY =
      Map.of((int) '=', (int) '+', (int) '_', (int) '-');

  private final Supplier<Shortcuts> shortcuts;
  private Shortcuts bound; // the shortcuts that the maps of keys are for; null before the first
  private final Map<Chord, Command> presses = new HashMap<>();
  private final Map<Integer, Command> characters = new HashMap<>();

  /**
   * Creates bindings.
   *
   * @param shortcuts returns the current keys of all commands
   */
  public KeyBindings(Supplier<Shortcuts> shortcuts) {
    this.shortcuts = shortcuts;
  }

  /** Binds the keys again if the user has changed them; of two equal keys, a changed one counts. */
  private void bind() {
    Shortcuts now = shortcuts.get();
    if (now.equals(bound)) {
      return;
    }
    bound = now;
    presses.clear();
    characters.clear();
    for (Command command : Command.ALL) {
      if (command.secondKey().isPresent()) {
        presses.put(Chord.of(command.secondKey().get()), command);
      }
    }
    for (boolean isChanged : new boolean[] {false, true}) {
      for (Command command : Command.ALL) {
        if (now.isChanged(command) == isChanged) {
          Command.Key key = now.of(command);
          if (key.isTyped()) {
            characters.put(key.code(), command);
          } else {
            presses.put(Chord.of(key), command);
          }
        }
      }
    }
  }

  /** Whether a key moves the view unless Ctrl is held. */
  static boolean steers(int key) {
    return STEERING.containsKey(key);
  }

  /** Does what a key that goes down or up means. */
  public void change(InputEvent.KeyChanged changed, Commands commands) {
    Direction direction = STEERING.get(changed.key());
    if (direction != null && !(changed.down() && changed.ctrl())) {
      commands.motion().steer(direction.dx(), direction.dy(), changed.down());
    } else if (changed.key() == GLFW_KEY_SPACE) {
      commands.drawing().holdToPan(changed.down());
    } else if (changed.down()) {
      give(command(changed.key(), changed.ctrl(), changed.shift()), commands);
    }
  }

  private static void give(Command command, Commands commands) {
    if (command != null) {
      command.give(commands);
    }
  }

  /** Whether a key that goes down gives a command, unless it steers. */
  public boolean gives(Command command, InputEvent.KeyChanged changed) {
    return changed.down() && command(changed.key(), changed.ctrl(), changed.shift()) == command;
  }

  /**
   * Returns the command of a chord, or null. Shift is ignored where no chord with Shift is bound.
   */
  private Command command(int key, boolean ctrl, boolean shift) {
    bind();
    Command command = presses.get(new Chord(key, ctrl, shift));
    return command == null ? presses.get(new Chord(key, ctrl, false)) : command;
  }

  /** Gives the command of a repeated key, if the command may be repeated. */
  public void repeat(InputEvent.KeyRepeated repeated, Commands commands) {
    Command command = command(repeated.key(), repeated.ctrl(), repeated.shift());
    if (command != null && command.isRepeated()) {
      command.give(commands);
    }
  }

  /**
   * Whether an input is the key that takes a picture of the window, which works while a prompt is
   * open.
   */
  public static boolean takesPicture(InputEvent inputEvent) {
    return inputEvent instanceof InputEvent.KeyChanged changed && changed.key() == GLFW_KEY_F12;
  }

  /** Whether a key only changes what other keys and the mouse do, as Shift does. */
  public static boolean isModifier(int key) {
    return key >= GLFW_KEY_LEFT_SHIFT && key <= GLFW_KEY_RIGHT_SUPER;
  }

  /**
   * Returns the index of the answer that a key gives to a prompt, or -1. Enter gives the chosen
   * answer, unless the prompt has a field, where the panel handles Enter.
   */
  public static int answer(InputEvent.KeyChanged changed, Prompt prompt, int chosen) {
    boolean isLetter = changed.key() >= GLFW_KEY_A && changed.key() <= GLFW_KEY_Z;
    if (!changed.down() || changed.ctrl()) {
      return -1;
    }
    if (changed.key() == GLFW_KEY_ESCAPE) {
      return prompt.answers().size() - 1;
    }
    if (prompt.field().isPresent()) {
      return -1;
    }
    if (changed.key() == GLFW_KEY_ENTER || changed.key() == GLFW_KEY_KP_ENTER) {
      return chosen;
    }
    return isLetter ? prompt.beginningWith((char) changed.key()) : -1;
  }

  /**
   * Returns by how much a key moves the choice among a prompt's answers: 1, -1, or 0 if it does
   * not.
   */
  public static int choice(InputEvent.KeyChanged changed, Prompt prompt) {
    if (!changed.down() || changed.ctrl()) {
      return 0;
    }
    boolean isInLine = prompt.field().isPresent(); // where arrows move the cursor
    return switch (changed.key()) {
      case GLFW_KEY_TAB -> changed.shift() ? -1 : 1;
      case GLFW_KEY_RIGHT, GLFW_KEY_DOWN -> isInLine ? 0 : 1;
      case GLFW_KEY_LEFT, GLFW_KEY_UP -> isInLine ? 0 : -1;
      default -> 0;
    };
  }

  /** What a key does while the menu of a cell is open. */
  public enum MenuKey {
    NEXT,
    PREVIOUS,
    CHOOSE,
    CLOSE,
    /** Nothing: the character that the key types may select an entry. */
    LETTER,
    /** What the key does without a menu. */
    OTHER
  }

  /** Returns what a key does while the menu of a cell is open. */
  public static MenuKey inMenu(int key, boolean ctrl) {
    return switch (key) {
      case GLFW_KEY_DOWN, GLFW_KEY_TAB -> MenuKey.NEXT;
      case GLFW_KEY_UP -> MenuKey.PREVIOUS;
      case GLFW_KEY_ENTER, GLFW_KEY_KP_ENTER -> MenuKey.CHOOSE;
      case GLFW_KEY_ESCAPE -> MenuKey.CLOSE;
      default -> ctrl || key >= GLFW_KEY_ESCAPE ? MenuKey.OTHER : MenuKey.LETTER;
    };
  }

  /** Gives the command of a typed character. */
  public void type(int codePoint, Commands commands) {
    bind();
    give(characters.get(SAME_KEY.getOrDefault(codePoint, codePoint)), commands);
  }
}
