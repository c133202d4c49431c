package emberway.app;

import static org.lwjgl.glfw.GLFW.*;

import java.util.Map;
import java.util.function.Consumer;

/**
 * What each key does. Keys go by their place on the keyboard, as GLFW numbers them; plus and minus,
 * which lie elsewhere on every keyboard, by what they type.
 */
final class Keyboard {
  private record Direction(int dx, int dy) {}

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

  private static final Map<Integer, Action> PRESSES =
      Map.ofEntries(
          Map.entry(GLFW_KEY_HOME, new Action.Fit()),
          Map.entry(GLFW_KEY_Q, new Action.Turn(false)),
          Map.entry(GLFW_KEY_E, new Action.Turn(true)),
          Map.entry(GLFW_KEY_1, new Action.Toggle(Shown.ROUTE)),
          Map.entry(GLFW_KEY_2, new Action.Toggle(Shown.INFLUENCES)),
          Map.entry(GLFW_KEY_3, new Action.Toggle(Shown.COST)),
          Map.entry(GLFW_KEY_F11, new Action.ToggleFullscreen()),
          Map.entry(GLFW_KEY_F12, new Action.TakeScreenshot()),
          Map.entry(GLFW_KEY_ESCAPE, new Action.Quit()));

  private static final Map<Integer, Action> CHARACTERS =
      Map.of(
          (int) '+', new Action.ZoomCentered(1),
          (int) '=', new Action.ZoomCentered(1),
          (int) '-', new Action.ZoomCentered(-1),
          (int) '_', new Action.ZoomCentered(-1));

  private final Consumer<Action> actions;

  Keyboard(Consumer<Action> actions) {
    this.actions = actions;
  }

  void change(Input.KeyChanged changed) {
    Direction direction = STEERING.get(changed.key());
    if (direction != null) {
      actions.accept(new Action.Steer(direction.dx(), direction.dy(), changed.down()));
    } else if (changed.down() && PRESSES.containsKey(changed.key())) {
      actions.accept(PRESSES.get(changed.key()));
    }
  }

  void type(int codePoint) {
    Action action = CHARACTERS.get(codePoint);
    if (action != null) {
      actions.accept(action);
    }
  }
}
