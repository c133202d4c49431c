package emberway.app.panel.overlay;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.ShapePreview;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.DrawingState;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.GridSize;
import imgui.ImDrawList;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Draws what the current tool would draw: the shape being dragged, or the cells under the pointer.
 */
public final class ShapePreviewOverlay implements Panel {
  private static final int MAX_MARKED = 2000; // cells drawn one by one
  private static final double SHADE = 0.28;

  private final CellPainter cells = new CellPainter();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Optional<ShapePreview> sketched = state.drawingState().shapePreview();
    Optional<ShapePreview> shapePreview = sketched.isPresent() ? sketched : pointed(state);
    if (shapePreview.isPresent()) {
      draw(shapePreview.get(), state, frame);
    }
  }

  /** Returns what a click would draw. */
  private static Optional<ShapePreview> pointed(ExplorerState state) {
    DrawingState drawingState = state.drawingState();
    return drawingState.isDrawing() && drawingState.tool().filter(DrawTool::hasWidth).isPresent()
        ? state
            .hovered()
            .map(
                cell ->
                    new ShapePreview(
                        ShapePreview.Shape.LINE, cell, cell, drawingState.width(), false))
        : Optional.empty();
  }

  private void draw(ShapePreview shapePreview, ExplorerState state, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    GridSize size = state.map().size();
    cells.begin(list, state);
    if (shapePreview.shape() == ShapePreview.Shape.RECTANGLE
        || shapePreview.shape() == ShapePreview.Shape.FRAME) {
      boolean isFilled = shapePreview.shape() == ShapePreview.Shape.RECTANGLE;
      block(
          list,
          frame,
          clipped(size, shapePreview.from()),
          clipped(size, shapePreview.to()),
          isFilled);
      return;
    }
    int[] sketched = shapePreview.cells(size);
    for (int i = 0; i < Math.min(sketched.length, MAX_MARKED); i++) {
      Cell cell = size.cell(sketched[i]);
      block(list, frame, cell, cell, true);
    }
    if (shapePreview.shape() == ShapePreview.Shape.MOVE) {
      Cell from = clipped(size, shapePreview.from());
      block(list, frame, from, from, false);
    }
  }

  private static Cell clipped(GridSize size, Cell cell) {
    return new Cell(
        Math.max(0, Math.min(size.width() - 1, cell.x())),
        Math.max(0, Math.min(size.height() - 1, cell.y())));
  }

  /** Draws the outline of the block of cells between two corners, optionally filled. */
  private void block(ImDrawList list, GuiFrame frame, Cell one, Cell other, boolean filled) {
    double west = Math.min(one.x(), other.x()) - 0.5;
    double east = Math.max(one.x(), other.x()) + 0.5;
    double north = Math.min(one.y(), other.y()) - 0.5;
    double south = Math.max(one.y(), other.y()) + 0.5;
    float[] x = {
      cells.x(west, north), cells.x(east, north), cells.x(east, south), cells.x(west, south)
    };
    float[] y = {
      cells.y(west, north), cells.y(east, north), cells.y(east, south), cells.y(west, south)
    };
    if (filled) {
      int veil = GuiStyle.packed(GuiStyle.EMBER, SHADE);
      list.addQuadFilled(x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3], veil);
    }
    int edge = GuiStyle.packed(GuiStyle.EMBER, 1);
    list.addQuad(x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3], edge, frame.px(1.5));
  }
}
