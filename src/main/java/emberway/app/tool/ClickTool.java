package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.map.Cell;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Shows the place whose name is clicked, or clicks on the map. Held still, the button opens the
 * menu of the cell, or of the place whose name is there.
 */
public final class ClickTool implements MouseTool {
  /** How long the button must be down for the menu. [ns] */
  static final long HOLD_NANOS = 600_000_000;

  private final Commands commands;
  private double pressedX; // [screen px]
  private double pressedY;
  private Optional<Cell> named = Optional.empty(); // the place whose name was pressed
  private boolean isClick;
  private OptionalLong due = OptionalLong.empty();

  public ClickTool(Commands commands) {
    this.commands = commands;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT;
  }

  @Override
  public void press(Pointer pointer) {
    pressedX = pointer.x();
    pressedY = pointer.y();
    named = pointer.place();
    isClick = true;
    due = OptionalLong.of(pointer.nanos() + HOLD_NANOS);
  }

  @Override
  public void move(Pointer pointer) {
    isClick &= pointer.isNear(pressedX, pressedY);
    due = isClick ? due : OptionalLong.empty();
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    due = OptionalLong.empty();
    if (isClick && named.isPresent()) {
      commands.cells().inspect(named.get());
    } else if (isClick) {
      commands.cells().click(pressedX, pressedY);
    }
  }

  @Override
  public OptionalLong due() {
    return due;
  }

  @Override
  public void hold(Pointer pointer) {
    due = OptionalLong.empty();
    Cell cell = pointer.place().orElseGet(pointer::cell);
    commands.cells().openMenu(cell, pointer.x(), pointer.y());
  }
}
