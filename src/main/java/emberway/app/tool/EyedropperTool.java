package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/** Selects the tile of the clicked cell for drawing. */
public final class EyedropperTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;

  public EyedropperTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && drawingState.get().uses(DrawTool.PICK);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {
    commands.drawing().pick(pointer.cell());
  }
}
