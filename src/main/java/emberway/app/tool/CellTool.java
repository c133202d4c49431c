package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/**
 * Fills the connected cells that have the same tile as the pressed one, or puts the copied cells
 * there.
 */
public final class CellTool extends ModalTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;

  public CellTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return drawingState.get().uses(DrawTool.FILL) || drawingState.get().uses(DrawTool.STAMP);
  }

  @Override
  public void press(Pointer pointer) {
    if (drawingState.get().uses(DrawTool.FILL)) {
      commands.map().fill(pointer.cell());
    } else {
      commands.map().stamp(pointer.cell());
    }
  }
}
