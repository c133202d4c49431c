package emberway.app.tool;

import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import emberway.map.Cell;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Acts on the cell where the button is pressed, while a drawing tool is selected. */
public final class CellTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final DrawTool drawTool;
  private final Consumer<Cell> deed;

  /** Creates a mouse tool for a drawing tool. */
  public CellTool(Supplier<DrawingState> drawingState, DrawTool drawTool, Consumer<Cell> deed) {
    this.drawingState = drawingState;
    this.drawTool = drawTool;
    this.deed = deed;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && drawingState.get().uses(drawTool);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    deed.accept(pointer.cell());
  }
}
