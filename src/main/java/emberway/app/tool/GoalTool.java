package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.RouteAction;
import emberway.app.route.RouteEnd;
import emberway.map.Cell;
import java.util.function.Consumer;

/**
 * Sets the goal, or the start with Shift, and drags it from cell to cell. Ctrl adds a waypoint, and
 * Ctrl+Shift another goal.
 */
public final class GoalTool implements MouseTool {
  private final Consumer<Action> actions;
  private RouteEnd end = RouteEnd.GOAL;
  private boolean isStop; // waypoints and further goals are set once and not dragged
  private Cell last;

  public GoalTool(Consumer<Action> actions) {
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.RIGHT;
  }

  @Override
  public void press(Pointer pointer) {
    last = pointer.cell();
    isStop = pointer.ctrl();
    if (isStop) {
      actions.accept(
          pointer.shift() ? new RouteAction.AddGoal(last) : new RouteAction.AddVia(last));
      return;
    }
    end = pointer.shift() ? RouteEnd.START : RouteEnd.GOAL;
    set(pointer.cell());
  }

  @Override
  public void move(Pointer pointer) {
    if (!isStop && !pointer.cell().equals(last)) {
      set(pointer.cell());
    }
  }

  private void set(Cell cell) {
    last = cell;
    actions.accept(new RouteAction.SetEnd(end, cell));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
  }
}
