package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/**
 * Fills the connected cells that have the same tile as the pressed one, puts the copied cells
 * there, or selects its tile for drawing.
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
    return uses(DrawTool.FILL) || uses(DrawTool.STAMP) || uses(DrawTool.PICK);
  }

  private boolean uses(DrawTool tool) {
    return drawingState.get().uses(tool);
  }

  @Override
  public void press(Pointer pointer) {
    if (uses(DrawTool.FILL)) {
      commands.map().fill(pointer.cell());
    } else if (uses(DrawTool.STAMP)) {
      commands.map().stamp(pointer.cell());
    }
  }

  @Override
  public void release(Pointer pointer) {
    if (uses(DrawTool.PICK)) {
      commands.drawing().pick(pointer.cell());
    }
  }
}
