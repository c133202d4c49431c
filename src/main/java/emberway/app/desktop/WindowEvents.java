package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.regex.Pattern;
import org.lwjgl.glfw.GLFWDropCallback;

/** Turns GLFW's callbacks into inputs in a queue, on whichever thread GLFW calls back. */
final class WindowEvents {
  private static final int BUTTONS = 3;
  private static final int CTRL_OR_COMMAND = GLFW_MOD_CONTROL | GLFW_MOD_SUPER;
  private static final Pattern ADDRESS = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+://");

  private final Queue<InputEvent> inputEvents;
  private final InputClock clock;
  private final Runnable sightChanged;

  /**
   * Creates a listener.
   *
   * @param inputEvents takes inputs from any thread
   * @param clock estimates when the mouse moved
   * @param sightChanged called when the window's visibility may have changed
   */
  WindowEvents(Queue<InputEvent> inputEvents, InputClock clock, Runnable sightChanged) {
    this.inputEvents = inputEvents;
    this.clock = clock;
    this.sightChanged = sightChanged;
  }

  /** Registers the callbacks of a window. */
  void listen(long window) {
    listenToMouse(window);
    listenToKeys(window);
    glfwSetDropCallback(window, (w, count, names) -> inputEvents.add(dropped(count, names)));
    glfwSetFramebufferSizeCallback(
        window, (w, width, height) -> tell(new InputEvent.Resized(width, height)));
    glfwSetWindowContentScaleCallback(
        window, (w, x, y) -> inputEvents.add(new InputEvent.Rescaled(Math.max(1, x))));
    glfwSetWindowRefreshCallback(window, w -> tell(new InputEvent.Exposed()));
    glfwSetWindowIconifyCallback(window, (w, isMinimized) -> sightChanged.run());
    glfwSetWindowCloseCallback(window, w -> inputEvents.add(new InputEvent.CloseAsked()));
    glfwSetWindowFocusCallback(
        window,
        (w, focused) -> {
          sightChanged.run();
          if (!focused) {
            inputEvents.add(new InputEvent.FocusLost());
          }
        });
  }

  private void tell(InputEvent inputEvent) {
    sightChanged.run();
    inputEvents.add(inputEvent);
  }

  /**
   * Registers the mouse's callbacks. Moves and presses get the earliest possible time and releases
   * the latest, so that a pointer held still before a release does not look as if it were moving.
   */
  private void listenToMouse(long window) {
    int[] windowWidth = new int[1];
    int[] windowHeight = new int[1];
    int[] width = new int[1];
    int[] height = new int[1];
    glfwSetCursorPosCallback(
        window,
        (w, x, y) -> {
          glfwGetWindowSize(w, windowWidth, windowHeight);
          glfwGetFramebufferSize(w, width, height);
          inputEvents.add(
              new InputEvent.PointerMoved(
                  x * width[0] / Math.max(1, windowWidth[0]),
                  y * height[0] / Math.max(1, windowHeight[0]),
                  clock.earliest()));
        });
    glfwSetMouseButtonCallback(
        window,
        (w, button, action, modifiers) -> {
          if (button < BUTTONS) {
            boolean isDown = action == GLFW_PRESS;
            inputEvents.add(
                new InputEvent.ButtonChanged(
                    button(button),
                    isDown,
                    (modifiers & GLFW_MOD_SHIFT) != 0,
                    (modifiers & CTRL_OR_COMMAND) != 0,
                    isDown ? clock.earliest() : clock.latest()));
          }
        });
    glfwSetScrollCallback(window, (w, x, y) -> inputEvents.add(new InputEvent.Scrolled(y)));
  }

  private static InputEvent.Button button(int number) {
    return switch (number) {
      case GLFW_MOUSE_BUTTON_RIGHT -> InputEvent.Button.RIGHT;
      case GLFW_MOUSE_BUTTON_MIDDLE -> InputEvent.Button.MIDDLE;
      default -> InputEvent.Button.LEFT;
    };
  }

  private void listenToKeys(long window) {
    glfwSetKeyCallback(
        window,
        (w, key, code, action, modifiers) -> {
          boolean isDown = action != GLFW_RELEASE;
          int held = isDown ? modifiers : modifiers & ~modifier(key);
          boolean ctrl = (held & CTRL_OR_COMMAND) != 0;
          boolean shift = (held & GLFW_MOD_SHIFT) != 0;
          int number = isDown && (held & GLFW_MOD_ALT) != 0 ? key + InputEvent.ALT : key;
          inputEvents.add(
              action == GLFW_REPEAT
                  ? new InputEvent.KeyRepeated(number, ctrl, shift)
                  : new InputEvent.KeyChanged(number, isDown, ctrl, shift));
        });
    glfwSetCharCallback(window, (w, codePoint) -> inputEvents.add(new InputEvent.Typed(codePoint)));
  }

  /**
   * Returns the modifier bit of a modifier key, which some desktops still report when the key goes
   * up.
   */
  private static int modifier(int key) {
    return switch (key) {
      case GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL -> GLFW_MOD_CONTROL;
      case GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT -> GLFW_MOD_SHIFT;
      case GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SUPER -> GLFW_MOD_SUPER;
      default -> 0;
    };
  }

  private static InputEvent dropped(int count, long names) {
    List<Path> files = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = GLFWDropCallback.getName(names, i);
      path(name).ifPresentOrElse(files::add, () -> others.add(name));
    }
    return new InputEvent.Dropped(files, others);
  }

  private static Optional<Path> path(String name) {
    try {
      return ADDRESS.matcher(name).lookingAt() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException notOfThisFileSystem) {
      return Optional.empty();
    }
  }
}
