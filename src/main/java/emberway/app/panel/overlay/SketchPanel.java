package emberway.app.panel.overlay;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.Sketch;
import emberway.app.gui.GuiCells;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.state.Hand;
import emberway.map.Cell;
import emberway.map.GridSize;
import imgui.ImDrawList;
import java.util.Optional;
import java.util.function.Consumer;

/** On the map itself, where the tool in hand would draw: what is sketched, or where it points. */
public final class SketchPanel implements Panel {
  private static final int MOST_MARKED = 2000; // cells, each by itself
  private static final double SHADE = 0.28;

  private final GuiCells cells = new GuiCells();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Optional<Sketch> sketched = state.hand().sketch();
    Optional<Sketch> sketch = sketched.isPresent() ? sketched : pointed(state);
    if (sketch.isPresent()) {
      draw(sketch.get(), state, frame);
    }
  }

  /** What a click would draw. */
  private static Optional<Sketch> pointed(ExplorerState state) {
    Hand hand = state.hand();
    return hand.isDrawing() && hand.tool().filter(DrawTool::hasWidth).isPresent()
        ? state
            .hovered()
            .map(cell -> new Sketch(Sketch.Shape.LINE, cell, cell, hand.width(), false))
        : Optional.empty();
  }

  private void draw(Sketch sketch, ExplorerState state, GuiFrame frame) {
    ImDrawList list = frame.mapList();
    GridSize size = state.map().size();
    cells.begin(list, state);
    if (sketch.shape() == Sketch.Shape.RECTANGLE || sketch.shape() == Sketch.Shape.FRAME) {
      boolean isFilled = sketch.shape() == Sketch.Shape.RECTANGLE;
      block(list, frame, clipped(size, sketch.from()), clipped(size, sketch.to()), isFilled);
      return;
    }
    int[] sketched = sketch.cells(size);
    for (int i = 0; i < Math.min(sketched.length, MOST_MARKED); i++) {
      Cell cell = size.cell(sketched[i]);
      block(list, frame, cell, cell, true);
    }
    if (sketch.shape() == Sketch.Shape.MOVE) {
      Cell from = clipped(size, sketch.from());
      block(list, frame, from, from, false);
    }
  }

  private static Cell clipped(GridSize size, Cell cell) {
    return new Cell(
        Math.max(0, Math.min(size.width() - 1, cell.x())),
        Math.max(0, Math.min(size.height() - 1, cell.y())));
  }

  /** The outline of the cells between two corners, and a veil over them. */
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
