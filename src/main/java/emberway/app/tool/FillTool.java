package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/** Fills the connected cells that have the same tile as the clicked one. */
public final class FillTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;

  public FillTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && drawingState.get().uses(DrawTool.FILL);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    commands.map().fill(pointer.cell());
  }

  @Override
  public void move(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {}
}
