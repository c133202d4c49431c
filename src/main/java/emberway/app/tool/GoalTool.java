package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.scene.RouteEnd;
import emberway.map.Cell;

/**
 * Opens the menu of the clicked cell, or of the place whose name is clicked. A drag sets the goal
 * at once and moves it from cell to cell. Shift sets the start in the same manner and without a
 * menu; Ctrl adds a waypoint, and Ctrl+Shift another goal.
 */
public final class GoalTool implements MouseTool {
  private final Commands commands;
  private final boolean hasMenu;
  private RouteEnd end = RouteEnd.GOAL;
  private boolean isStop; // waypoints and further goals are set once and not dragged
  private boolean isClick; // whether the menu opens on release
  private double pressedX; // [screen px]
  private double pressedY;
  private Cell last;
  private Cell clicked; // the cell of the menu

  /**
   * Creates a tool for the right button.
   *
   * @param hasMenu whether menus can be shown; otherwise a click sets the goal
   */
  public GoalTool(Commands commands, boolean hasMenu) {
    this.commands = commands;
    this.hasMenu = hasMenu;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.RIGHT;
  }

  @Override
  public void press(Pointer pointer) {
    last = pointer.cell();
    clicked = pointer.place().orElse(last);
    pressedX = pointer.x();
    pressedY = pointer.y();
    isStop = pointer.ctrl();
    isClick = hasMenu && !pointer.ctrl() && !pointer.shift();
    if (isStop) {
      if (pointer.shift()) {
        commands.route().addGoal(last);
      } else {
        commands.route().addVia(last);
      }
      return;
    }
    end = pointer.shift() ? RouteEnd.START : RouteEnd.GOAL;
    if (!isClick) {
      set(last);
    }
  }

  @Override
  public void move(Pointer pointer) {
    if (isClick && !pointer.isNear(pressedX, pressedY)) {
      isClick = false;
      set(last);
    }
    if (!isClick && !isStop && !pointer.cell().equals(last)) {
      set(pointer.cell());
    }
  }

  private void set(Cell cell) {
    last = cell;
    commands.route().setEnd(end, cell);
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    if (isClick) {
      commands.motion().halt();
      commands.cells().openMenu(clicked, pressedX, pressedY);
    }
  }
}
