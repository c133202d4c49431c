package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import emberway.map.Cell;
import java.util.function.Supplier;

/** Paints or erases cells under the pointer; a stroke from press to release is one undo step. */
public final class BrushTool extends ModalTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;
  private Cell last;

  public BrushTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return drawingState.get().uses(DrawTool.BRUSH) || drawingState.get().uses(DrawTool.ERASER);
  }

  @Override
  public void press(Pointer pointer) {
    last = pointer.cell();
    commands.map().beginStroke();
    commands.map().draw(last, last);
  }

  @Override
  public void move(Pointer pointer) {
    if (!pointer.cell().equals(last)) {
      commands.map().draw(last, pointer.cell());
      last = pointer.cell();
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    commands.map().endStroke();
  }
}
