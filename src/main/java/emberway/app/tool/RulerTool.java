package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.study.RulerSurvey;
import emberway.map.Cell;
import java.util.function.BooleanSupplier;

/** Lays a ruler from one cell to another by a drag, or corner after corner by clicks. */
public final class RulerTool extends ModalTool {
  private final BooleanSupplier isMeasuring;
  private final Commands commands;
  private double pressedX; // [screen px]
  private double pressedY;
  private Cell from; // where the drag began
  private Cell to; // where the ruler ends
  private boolean isClick;

  /** Creates a tool that acts while the ruler is out. */
  public RulerTool(BooleanSupplier isMeasuring, Commands commands) {
    this.isMeasuring = isMeasuring;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return isMeasuring.getAsBoolean();
  }

  @Override
  public void press(Pointer pointer) {
    commands.motion().halt();
    pressedX = pointer.x();
    pressedY = pointer.y();
    from = pointer.cell();
    to = from;
    isClick = true;
  }

  @Override
  public void move(Pointer pointer) {
    Cell cell = pointer.cell();
    isClick &= cell.equals(from) || pointer.isNear(pressedX, pressedY);
    if (!isClick && !cell.equals(to)) {
      to = cell;
      commands.survey(RulerSurvey.class, ruler -> ruler.measure(from, cell));
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    if (isClick) {
      commands.survey(RulerSurvey.class, ruler -> ruler.click(from));
    }
  }
}
