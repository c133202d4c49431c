package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.map.Cell;
import java.util.OptionalLong;

/** Opens the menu of a cell, or of a place's name, on which the left button is held still. */
public final class LongPressTool implements MouseTool {
  /** How long the button must be down. [ns] */
  static final long HOLD_NANOS = 600_000_000;

  private final Commands commands;
  private double pressedX; // [screen px]
  private double pressedY;
  private OptionalLong due = OptionalLong.empty();

  public LongPressTool(Commands commands) {
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
    due = OptionalLong.of(pointer.nanos() + HOLD_NANOS);
  }

  @Override
  public void move(Pointer pointer) {
    if (!pointer.isNear(pressedX, pressedY)) {
      due = OptionalLong.empty();
    }
  }

  @Override
  public void release(Pointer pointer) {
    due = OptionalLong.empty();
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
