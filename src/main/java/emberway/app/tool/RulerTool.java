package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.map.Cell;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Drags a ruler from one cell to another. */
public final class RulerTool implements MouseTool {
  private final BooleanSupplier isMeasuring;
  private final Consumer<Action> actions;
  private Cell from; // where the drag began
  private Cell to; // where the ruler ends

  /** Creates a tool that acts while the ruler is out. */
  public RulerTool(BooleanSupplier isMeasuring, Consumer<Action> actions) {
    this.isMeasuring = isMeasuring;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && isMeasuring.getAsBoolean();
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new ViewAction.Halt());
    from = pointer.cell();
    to = from;
    actions.accept(new StudyAction.Measure(from, to));
  }

  @Override
  public void move(Pointer pointer) {
    Cell cell = pointer.cell();
    if (!cell.equals(to)) {
      to = cell;
      actions.accept(new StudyAction.Measure(from, to));
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
  }
}
