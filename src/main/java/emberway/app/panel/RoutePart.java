package emberway.app.panel;

import emberway.app.command.Commands;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.state.ChangeDetector;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import emberway.render.iso.RouteMarks;
import emberway.view.MapPlanner;
import imgui.ImDrawList;
import imgui.ImGui;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The part of the route that is lit on the map: the one about which panels say something where the
 * pointer or the keyboard is.
 */
public final class RoutePart {
  private static final double CORE = 4; // least width of the line along the part [units]
  private static final double MAX_CORE = 14; // [units]
  private static final double CASING = 2.5; // dark border of that line, on each side [units]
  private static final double MIN_PIECE = 2; // least length of a piece of the line [units]
  private static final int BEND = 6; // pieces of a corner

  private final ChangeDetector<Route> shown = new ChangeDetector<>();
  private final BitSet part = new BitSet(); // indices of cells to which a lit step leads
  private int[] cells = {}; // along which the route is drawn, row-major indices
  private Route route; // null if no part is lit

  /**
   * Makes the last item one about a part: lights it while the item has the pointer or the keyboard,
   * and shows it if the item was picked.
   *
   * @param steps the steps of the part, by number from 1 on
   */
  void about(boolean isPicked, BitSet steps, Route whole, TileMap map, Commands commands) {
    if (isPicked) {
      IntStream ends = steps.stream().flatMap(step -> IntStream.of(step - 1, step));
      commands.motion().lookAt(ends.mapToObj(whole::cell).toList());
    }
    if (ImGui.isItemHovered()) {
      if (shown.isNew(whole)) {
        cells = MapPlanner.overlay(whole, map, whole.end()).cells();
      }
      route = whole;
      part.clear(); // of a longer route before
      int at = 0;
      for (int step = 1; step <= whole.steps(); step++) {
        do {
          part.set(++at, steps.get(step));
        } while (cells[at] != whole.index(step)); // a road's bend comes before
      }
    }
  }

  /** Draws the part about which panels last said something; returns its route, if there is one. */
  public Optional<Route> draw(CellPainter painter, GuiFrame frame) {
    Optional<Route> lit = Optional.ofNullable(route);
    if (lit.isPresent()) {
      double core = Math.min(frame.px(MAX_CORE), 0.3 * painter.halfHeight());
      float width = (float) Math.max(frame.px(CORE), core);
      line(painter, frame, RouteMarks.DARK.rgb(), width + 2 * frame.px(CASING));
      line(painter, frame, GuiStyle.EMBER, width);
    }
    route = null;
    return lit;
  }

  /** Draws a line along each run of steps, with round corners as the route itself has. */
  private void line(CellPainter painter, GuiFrame frame, int ink, float width) {
    ImDrawList list = frame.mapList();
    int stride = Math.max(1, (int) (frame.px(MIN_PIECE) / painter.halfHeight()));
    for (int from = part.nextSetBit(0); from > 0; from = part.nextSetBit(from)) {
      int end = part.nextClearBit(from) - 1;
      list.pathLineTo(painter.x(cells[from - 1]), painter.y(cells[from - 1]));
      for (; from < end; from += stride) {
        int next = cells[Math.min(end, from + stride)];
        float x = painter.x(cells[from]);
        float y = painter.y(cells[from]);
        float toX = (x + painter.x(next)) / 2;
        float toY = (y + painter.y(next)) / 2;
        list.pathBezierQuadraticCurveTo(x, y, toX, toY, stride == 1 ? BEND : 1);
      }
      list.pathLineTo(painter.x(cells[end]), painter.y(cells[end]));
      list.pathStroke(GuiStyle.onMap(ink, 1), 0, width);
      from = end + 1;
    }
  }
}
