package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/** Selects the tile of the clicked cell for drawing. */
public final class EyedropperTool extends ModalTool {
  private final Commands commands;

  public EyedropperTool(Supplier<DrawingState> drawingState, Commands commands) {
    super(() -> drawingState.get().uses(DrawTool.PICK));
    this.commands = commands;
  }

  @Override
  public void press(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {
    commands.drawing().pick(pointer.cell());
  }
}
