package emberway.app;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Command;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A random user of mouse and keyboard; a seed decides what it does. */
final class Monkey {
  private static final Set<Command> FRONTS = Command.inFront();
  private static final List<Command.Key> DEEDS =
      Command.ALL.stream()
          .filter(command -> command != Command.QUIT && command != Command.CHOOSE_FILE)
          .map(Command::key)
          .toList();
  private static final List<Integer> OTHER_KEYS =
      List.of(
          GLFW_KEY_W,
          GLFW_KEY_A,
          GLFW_KEY_S,
          GLFW_KEY_D,
          GLFW_KEY_UP,
          GLFW_KEY_DOWN,
          GLFW_KEY_LEFT,
          GLFW_KEY_RIGHT,
          GLFW_KEY_SPACE,
          GLFW_KEY_ENTER,
          GLFW_KEY_BACKSPACE,
          GLFW_KEY_F5);
  private static final List<String> WORDS =
      List.of("ro", "undo", "gr", "pic", "theme", "x", "ö→水", "123", "+", "--", "color", "lesson");
  private static final List<DrawTool> TOOLS = List.of(DrawTool.values());

  private final Random random;
  private final List<Path> files; // to be dropped

  /** Creates a monkey that drops some files, too. */
  Monkey(long seed, List<Path> files) {
    random = new Random(seed);
    this.files = List.copyOf(files);
  }

  /** Returns its next inputs in a window of a given size that shows some view options. [px] */
  List<InputEvent> next(int width, int height, Set<Command> viewOptions) {
    int dice = random.nextInt(100);
    if (dice < 22) {
      return List.of(move(width, height));
    } else if (dice < 34) {
      return drag(width, height);
    } else if (dice < 42) {
      return click(width, height);
    } else if (dice < 48) {
      return List.of(new InputEvent.Scrolled(random.nextInt(7) - 3 + random.nextDouble()));
    } else if (dice < 70) {
      return deed();
    } else if (dice < 78) {
      return press(pick(OTHER_KEYS), random.nextInt(8) == 0, random.nextInt(8) == 0);
    } else if (dice < 88) {
      return draw(width, height);
    } else if (dice < 94) {
      return typing(viewOptions);
    } else if (dice < 96) {
      return List.of(new InputEvent.FocusLost());
    } else if (dice < 98) {
      return List.of(new InputEvent.Exposed());
    }
    return seldom(viewOptions);
  }

  private List<InputEvent> seldom(Set<Command> viewOptions) {
    boolean isFrontOpen = viewOptions.stream().anyMatch(FRONTS::contains);
    int dice = random.nextInt(20);
    if (dice < 4) {
      return List.of(new InputEvent.Dropped(List.of(pick(files)), List.of()));
    } else if (dice == 4) {
      return List.of(new InputEvent.CloseAsked());
    }
    return isFrontOpen || dice == 5 ? press(GLFW_KEY_ESCAPE, false, false) : deed();
  }

  private <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Returns a move of the pointer, now and then slightly out of the window. */
  private InputEvent move(int width, int height) {
    return new InputEvent.PointerMoved(
        random.nextDouble() * (width + 20) - 10,
        random.nextDouble() * (height + 20) - 10,
        System.nanoTime());
  }

  private InputEvent button(InputEvent.Button button, boolean down) {
    return new InputEvent.ButtonChanged(
        button, down, random.nextInt(5) == 0, random.nextInt(5) == 0, System.nanoTime());
  }

  private InputEvent.Button anyButton() {
    return random.nextInt(3) > 0
        ? InputEvent.Button.LEFT
        : pick(List.of(InputEvent.Button.values()));
  }

  private List<InputEvent> click(int width, int height) {
    InputEvent.Button button = anyButton();
    return List.of(move(width, height), button(button, true), button(button, false));
  }

  /** Returns a drag, which mostly ends with the button up. */
  private List<InputEvent> drag(int width, int height) {
    InputEvent.Button button = anyButton();
    List<InputEvent> result = new ArrayList<>(List.of(move(width, height), button(button, true)));
    int steps = 1 + random.nextInt(8);
    for (int i = 0; i < steps; i++) {
      result.add(move(width, height));
    }
    if (random.nextInt(10) > 0) {
      result.add(button(button, false));
    }
    return result;
  }

  private List<InputEvent> press(int key, boolean ctrl, boolean shift) {
    return List.of(
        new InputEvent.KeyChanged(key, true, ctrl, shift),
        new InputEvent.KeyChanged(key, false, ctrl, shift));
  }

  private List<InputEvent> deed() {
    Command.Key key = pick(DEEDS);
    return press(key.code(), key.ctrl(), key.shift());
  }

  /** Selects a tool and uses it at once, so that there is much to undo. */
  private List<InputEvent> draw(int width, int height) {
    DrawTool tool = pick(TOOLS);
    Command.Key key = tool.command().key();
    List<InputEvent> result = new ArrayList<>(press(key.code(), key.ctrl(), key.shift()));
    result.addAll(drag(width, height));
    return result;
  }

  /** Types into a list's search line; if no list is open, into whatever is. */
  private List<InputEvent> typing(Set<Command> viewOptions) {
    List<InputEvent> result = new ArrayList<>();
    if (viewOptions.stream().noneMatch(FRONTS::contains)) {
      int key = pick(List.of(GLFW_KEY_P, GLFW_KEY_F, GLFW_KEY_O));
      result.addAll(press(key, true, false));
    }
    pick(WORDS).codePoints().forEach(codePoint -> result.add(new InputEvent.Typed(codePoint)));
    int end = pick(List.of(GLFW_KEY_ENTER, GLFW_KEY_BACKSPACE, GLFW_KEY_DOWN, GLFW_KEY_TAB));
    result.addAll(press(end, false, false));
    return result;
  }
}
