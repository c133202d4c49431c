package emberway.app;

import static org.lwjgl.glfw.GLFW.*;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.lwjgl.glfw.GLFWDropCallback;

/** What GLFW tells of a window, as inputs in a queue; on whichever thread GLFW calls back. */
final class WindowEvents {
  private static final int BUTTONS = 3;
  private static final int CTRL_OR_COMMAND = GLFW_MOD_CONTROL | GLFW_MOD_SUPER;

  private final Queue<Input> inputs;
  private final Runnable sightChanged;

  /**
   * Into a queue which any thread may write to.
   *
   * @param sightChanged called when the window may have come into sight or gone from it
   */
  WindowEvents(Queue<Input> inputs, Runnable sightChanged) {
    this.inputs = inputs;
    this.sightChanged = sightChanged;
  }

  /** Has GLFW tell of all that happens to a window. */
  void listen(long window) {
    listenToMouse(window);
    listenToKeys(window);
    glfwSetDropCallback(
        window, (w, count, names) -> inputs.add(new Input.Dropped(paths(count, names))));
    glfwSetFramebufferSizeCallback(
        window, (w, width, height) -> tell(new Input.Resized(width, height)));
    glfwSetWindowRefreshCallback(window, w -> tell(new Input.Exposed()));
    glfwSetWindowIconifyCallback(window, (w, isMinimized) -> sightChanged.run());
    glfwSetWindowCloseCallback(window, w -> inputs.add(new Input.CloseAsked()));
    glfwSetWindowFocusCallback(
        window,
        (w, focused) -> {
          sightChanged.run();
          if (!focused) {
            inputs.add(new Input.FocusLost());
          }
        });
  }

  private void tell(Input input) {
    sightChanged.run();
    inputs.add(input);
  }

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
          inputs.add(
              new Input.PointerMoved(
                  x * width[0] / Math.max(1, windowWidth[0]),
                  y * height[0] / Math.max(1, windowHeight[0]),
                  System.nanoTime()));
        });
    glfwSetMouseButtonCallback(
        window,
        (w, button, action, modifiers) -> {
          if (button < BUTTONS) {
            inputs.add(
                new Input.ButtonChanged(
                    button(button),
                    action == GLFW_PRESS,
                    (modifiers & GLFW_MOD_SHIFT) != 0,
                    (modifiers & CTRL_OR_COMMAND) != 0,
                    System.nanoTime()));
          }
        });
    glfwSetScrollCallback(window, (w, x, y) -> inputs.add(new Input.Scrolled(y)));
  }

  private static Input.Button button(int number) {
    return switch (number) {
      case GLFW_MOUSE_BUTTON_RIGHT -> Input.Button.RIGHT;
      case GLFW_MOUSE_BUTTON_MIDDLE -> Input.Button.MIDDLE;
      default -> Input.Button.LEFT;
    };
  }

  private void listenToKeys(long window) {
    glfwSetKeyCallback(
        window,
        (w, key, code, action, modifiers) -> {
          if (action != GLFW_REPEAT) {
            inputs.add(
                new Input.KeyChanged(
                    key,
                    action == GLFW_PRESS,
                    (modifiers & CTRL_OR_COMMAND) != 0,
                    (modifiers & GLFW_MOD_SHIFT) != 0));
          }
        });
    glfwSetCharCallback(window, (w, codePoint) -> inputs.add(new Input.Typed(codePoint)));
  }

  /** The dropped files, but for names that are no paths here. */
  private static List<Path> paths(int count, long names) {
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      path(GLFWDropCallback.getName(names, i)).ifPresent(paths::add);
    }
    return paths;
  }

  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException notOfThisFileSystem) {
      return Optional.empty();
    }
  }
}
