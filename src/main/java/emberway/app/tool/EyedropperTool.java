package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/** Selects the tile of the clicked cell for drawing. */
public final class EyedropperTool extends ModalTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;

  public EyedropperTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return drawingState.get().uses(DrawTool.PICK);
  }

  @Override
  public void press(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {
    commands.drawing().pick(pointer.cell());
  }
}
