package emberway.app;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Hands what the mouse does to the tools whose button is down, and tells where it hovers. */
final class Mouse {
  /** Knows what lies under a point of the screen. */
  interface CellFinder {
    /** The cell of the unturned map; it may lie off the map. */
    Cell cellAt(double screenX, double screenY);

    /** Screen pixels for what is one on an ordinary screen. */
    default double unit() {
      return 1;
    }
  }

  private final List<MouseTool> tools;
  private final CellFinder cells;
  private final Consumer<Action> actions;
  private final Map<Input.Button, List<MouseTool>> down = new EnumMap<>(Input.Button.class);
  private final List<MouseTool> held = new ArrayList<>(); // all of those in use
  private double x;
  private double y;

  Mouse(List<MouseTool> tools, CellFinder cells, Consumer<Action> actions) {
    this.tools = List.copyOf(tools);
    this.cells = cells;
    this.actions = actions;
  }

  void move(Input.PointerMoved moved) {
    x = moved.x();
    y = moved.y();
    if (!held.isEmpty()) {
      Pointer pointer = pointer(false, false, moved.nanos());
      for (int i = 0; i < held.size(); i++) {
        held.get(i).move(pointer);
      }
    }
    actions.accept(new Action.Hover(x, y));
  }

  void change(Input.ButtonChanged changed) {
    Pointer pointer = pointer(changed.shift(), changed.ctrl(), changed.nanos());
    if (changed.down()) {
      List<MouseTool> taken = takers(changed.button(), pointer);
      down.put(changed.button(), taken);
      hold();
      taken.forEach(tool -> tool.press(pointer));
    } else if (down.containsKey(changed.button())) {
      List<MouseTool> released = down.remove(changed.button());
      hold();
      released.forEach(tool -> tool.release(pointer));
    }
  }

  private void hold() {
    held.clear();
    down.values().forEach(held::addAll);
  }

  /** Those that a press is for: the first that claims it, or else all that take the button. */
  private List<MouseTool> takers(Input.Button button, Pointer pointer) {
    List<MouseTool> takers =
        tools.stream().filter(tool -> tool.takes(button) && !isBusy(tool)).toList();
    return takers.stream()
        .filter(tool -> tool.claims(pointer))
        .findFirst()
        .map(List::of)
        .orElse(takers);
  }

  private boolean isBusy(MouseTool tool) {
    return down.values().stream().anyMatch(held -> held.contains(tool));
  }

  /** Whether a button is down that a tool has taken. */
  boolean isHolding() {
    return !held.isEmpty();
  }

  void scroll(double notches) {
    actions.accept(new Action.Halt());
    actions.accept(new Action.Zoom(x, y, notches));
    actions.accept(new Action.Hover(x, y));
  }

  private Pointer pointer(boolean shift, boolean ctrl, long nanos) {
    return new Pointer(x, y, cells.cellAt(x, y), shift, ctrl, cells.unit(), nanos);
  }
}
