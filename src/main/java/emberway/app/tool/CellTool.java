package emberway.app.tool;

import emberway.app.command.DrawTool;
import emberway.app.state.DrawingState;
import emberway.map.Cell;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Acts on the cell where the button is pressed, while a drawing tool is selected. */
public final class CellTool extends ModalTool {
  private final Consumer<Cell> deed;

  /** Creates a mouse tool for a drawing tool. */
  public CellTool(Supplier<DrawingState> drawingState, DrawTool drawTool, Consumer<Cell> deed) {
    super(() -> drawingState.get().uses(drawTool));
    this.deed = deed;
  }

  @Override
  public void press(Pointer pointer) {
    deed.accept(pointer.cell());
  }
}
