package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.ViewAction;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Hands what the mouse does to the tools whose button is down, and tells where it hovers. */
public final class MouseDispatcher {
  private final List<MouseTool> tools;
  private final Pointer pointer;
  private final PointConsumer hover;
  private final Consumer<Action> actions;
  private final Map<InputEvent.Button, List<MouseTool>> down =
      new EnumMap<>(InputEvent.Button.class);
  private final List<MouseTool> held = new ArrayList<>(); // all of those in use

  /**
   * A mouse that rests.
   *
   * @param tools the first that claims a press has it
   * @param hover told of every place that the pointer comes to
   */
  public MouseDispatcher(
      List<MouseTool> tools,
      Pointer.CellFinder cells,
      PointConsumer hover,
      Consumer<Action> actions) {
    this.tools = List.copyOf(tools);
    pointer = new Pointer(cells);
    this.hover = hover;
    this.actions = actions;
  }

  public void move(InputEvent.PointerMoved moved) {
    pointer.move(moved.x(), moved.y(), moved.nanos());
    for (int i = 0; i < held.size(); i++) {
      held.get(i).move(pointer);
    }
    hover.accept(moved.x(), moved.y());
  }

  public void change(InputEvent.ButtonChanged changed) {
    pointer.press(changed.shift(), changed.ctrl(), changed.nanos());
    if (changed.down()) {
      List<MouseTool> taken = takers(changed.button());
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
  private List<MouseTool> takers(InputEvent.Button button) {
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
  public boolean isHolding() {
    return !held.isEmpty();
  }

  public void scroll(double notches) {
    actions.accept(new ViewAction.Halt());
    actions.accept(new ViewAction.Zoom(pointer.x(), pointer.y(), notches));
  }
}
