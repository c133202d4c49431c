package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What each key does. Keys go by their place on the keyboard, as GLFW numbers them; plus and minus,
 * which lie elsewhere on every keyboard, by what they type.
 */
public final class KeyBindings {
  private record Direction(int dx, int dy) {}

  private record Chord(int key, boolean ctrl, boolean shift) {
    static Chord of(Command.Key key) {
      return new Chord(key.code(), key.ctrl(), key.shift());
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

  private static final Map<Chord, Command> PRESSES =
      CommandRegistry.ALL.stream()
          .filter(command -> !command.key().isTyped())
          .collect(
              Collectors.toUnmodifiableMap(
                  command -> Chord.of(command.key()), Function.identity()));

  /** Other keys for what has one already. */
  private static final Map<Chord, Action> ALSO =
      Map.of(new Chord(GLFW_KEY_Z, true, true), new EditAction.Redo());

  private static final Map<Integer, Action> CHARACTERS =
      CommandRegistry.ALL.stream()
          .filter(command -> command.key().isTyped())
          .collect(Collectors.toUnmodifiableMap(command -> command.key().code(), Command::action));

  /** What the keys of plus and minus may type instead, by whether Shift is held. */
  private static final Map<Integer, Integer> SAME_KEY =
      Map.of((int) '=', (int) '+', (int) '_', (int) '-');

  private final Consumer<Action> actions;

  public KeyBindings(Consumer<Action> actions) {
    this.actions = actions;
  }

  public void change(InputEvent.KeyChanged changed) {
    Direction direction = STEERING.get(changed.key());
    Chord chord = new Chord(changed.key(), changed.ctrl(), changed.shift());
    Action action = action(chord);
    if (direction != null && !(changed.down() && changed.ctrl())) {
      actions.accept(new ViewAction.Steer(direction.dx(), direction.dy(), changed.down()));
    } else if (changed.key() == GLFW_KEY_SPACE) {
      actions.accept(new EditAction.HoldToPan(changed.down()));
    } else if (changed.down() && action != null) {
      actions.accept(action);
    }
  }

  /** What a chord is for; null for nothing. Shift is let pass where it makes no difference. */
  private static Action action(Chord chord) {
    if (ALSO.containsKey(chord)) {
      return ALSO.get(chord);
    }
    Command command =
        PRESSES.getOrDefault(chord, PRESSES.get(new Chord(chord.key, chord.ctrl, false)));
    return command == null ? null : command.action();
  }

  /** Does again what is wanted many times in a row. */
  public void repeat(InputEvent.KeyRepeated repeated) {
    Action action = action(new Chord(repeated.key(), repeated.ctrl(), repeated.shift()));
    if (action != null && action.isRepeated()) {
      actions.accept(action);
    }
  }

  /** Whether a key takes a picture of the window, which may be one of a question, too. */
  public static boolean takesPicture(InputEvent inputEvent) {
    return inputEvent instanceof InputEvent.KeyChanged changed && changed.key() == GLFW_KEY_F12;
  }

  /**
   * The number of the answer that a key gives to a question, or -1. Enter gives the chosen one, and
   * is left to the panel where a line is edited.
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
   * By how much a key goes on to another answer to a question: 1, -1 for back, 0 if it does not.
   */
  public static int choice(InputEvent.KeyChanged changed, Prompt prompt) {
    if (!changed.down() || changed.ctrl()) {
      return 0;
    }
    boolean isInLine = prompt.field().isPresent(); // where arrows move about
    return switch (changed.key()) {
      case GLFW_KEY_TAB -> changed.shift() ? -1 : 1;
      case GLFW_KEY_RIGHT, GLFW_KEY_DOWN -> isInLine ? 0 : 1;
      case GLFW_KEY_LEFT, GLFW_KEY_UP -> isInLine ? 0 : -1;
      default -> 0;
    };
  }

  public void type(int codePoint) {
    Action action = CHARACTERS.get(SAME_KEY.getOrDefault(codePoint, codePoint));
    if (action != null) {
      actions.accept(action);
    }
  }
}
