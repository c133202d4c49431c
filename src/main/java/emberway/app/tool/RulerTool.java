package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.study.RulerSurvey;
import emberway.map.Cell;
import java.util.function.BooleanSupplier;

/** Drags a ruler from one cell to another. */
public final class RulerTool extends ModalTool {
  private final BooleanSupplier isMeasuring;
  private final Commands commands;
  private Cell from; // where the drag began
  private Cell to; // where the ruler ends

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
    from = pointer.cell();
    to = from;
    measure();
  }

  @Override
  public void move(Pointer pointer) {
    Cell cell = pointer.cell();
    if (!cell.equals(to)) {
      to = cell;
      measure();
    }
  }

  private void measure() {
    commands.survey(RulerSurvey.class, ruler -> ruler.measure(from, to));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
  }
}
