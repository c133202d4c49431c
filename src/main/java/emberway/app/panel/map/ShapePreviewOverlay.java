package emberway.app.panel.map;

import emberway.app.command.Commands;
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
import emberway.map.Legend;
import emberway.map.edit.CellBlock;
import emberway.map.edit.TilePatch;
import imgui.ImDrawList;
import java.util.Optional;

/**
 * Draws what the current tool would draw: the shape being dragged, or the cells under the pointer
 * or cell cursor.
 */
public final class ShapePreviewOverlay implements Panel {
  private static final int MAX_MARKED = 2000; // cells drawn one by one
  private static final double SHADE = 0.28;
  private static final double STAMPED = 0.75; // opacity of cells to be stamped

  private final CellPainter cells = new CellPainter();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Optional<ShapePreview> sketched = state.drawingState().shapePreview();
    Optional<ShapePreview> shapePreview = sketched.isPresent() ? sketched : pointed(state);
    if (shapePreview.isPresent()) {
      draw(shapePreview.get(), state, frame);
    } else if (state.drawingState().selection().isPresent()) {
      CellBlock selection = state.drawingState().selection().get();
      ImDrawList list = frame.mapList();
      cells.begin(list, state);
      block(list, frame, selection.corner(), selection.opposite(), true);
    }
    if (state.drawingState().isDrawing() && state.drawingState().uses(DrawTool.STAMP)) {
      stamp(state, frame);
    }
  }

  /** Draws the copied cells where they would be put, each in the color of its tile. */
  private void stamp(ExplorerState state, GuiFrame frame) {
    Optional<Cell> at = state.cellFocus().described();
    Optional<TilePatch> copied = state.drawingState().copied();
    if (at.isEmpty() || copied.isEmpty()) {
      return;
    }
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    CellBlock place = copied.get().place(state.map(), at.get());
    if (place.cells() <= MAX_MARKED) {
      for (int y = 0; y < place.height(); y++) {
        for (int x = 0; x < place.width(); x++) {
          int tile = copied.get().uppermost(x, y);
          if (tile != Legend.NOTHING) {
            int color = state.map().legend().tile(tile).mapColor();
            fill(list, place.west() + x, place.north() + y, GuiStyle.packed(color, STAMPED));
          }
        }
      }
    }
    block(list, frame, place.corner(), place.opposite(), place.cells() > MAX_MARKED);
  }

  private void fill(ImDrawList list, int x, int y, int color) {
    double west = x - 0.5;
    double north = y - 0.5;
    list.addQuadFilled(
        cells.x(west, north),
        cells.y(west, north),
        cells.x(west + 1, north),
        cells.y(west + 1, north),
        cells.x(west + 1, north + 1),
        cells.y(west + 1, north + 1),
        cells.x(west, north + 1),
        cells.y(west, north + 1),
        color);
  }

  /** Returns what a click would draw. */
  private static Optional<ShapePreview> pointed(ExplorerState state) {
    DrawingState drawingState = state.drawingState();
    return drawingState.isDrawing() && drawingState.tool().filter(DrawTool::hasWidth).isPresent()
        ? state
            .cellFocus()
            .described()
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
        || shapePreview.shape() == ShapePreview.Shape.SELECT
        || shapePreview.shape() == ShapePreview.Shape.FRAME) {
      boolean isFilled = shapePreview.shape() != ShapePreview.Shape.FRAME;
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
