package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.state.DrawingState;
import java.util.function.Supplier;

/**
 * Drags a line, a rectangle, a selection or the path of a moved tile as a preview, and draws or
 * selects it on release.
 */
public final class ShapeTool extends ModalTool {
  private final Supplier<DrawingState> drawingState;
  private final Commands commands;

  public ShapeTool(Supplier<DrawingState> drawingState, Commands commands) {
    this.drawingState = drawingState;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return drawingState.get().shape(false).isPresent();
  }

  @Override
  public void press(Pointer pointer) {
    drawingState
        .get()
        .shape(pointer.shift())
        .ifPresent(shape -> commands.drawing().beginShape(shape, pointer.cell()));
  }

  @Override
  public void move(Pointer pointer) {
    commands.drawing().stretchShape(pointer.cell());
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    commands.map().drawShape();
  }
}
