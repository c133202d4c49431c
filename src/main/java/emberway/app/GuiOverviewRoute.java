package emberway.app;

import emberway.map.GridSize;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.RouteOverlay;
import imgui.ImDrawList;
import java.util.List;

/** The routes on the map, small, with a dot at either end: of no more pieces than can be told. */
final class GuiOverviewRoute {
  private static final double LEAST_PIECE = 4; // of a line: how long [units]
  private static final double LINE = 1.4; // how wide [units]
  private static final double CASING = 1; // to each side of it, and around dots [units]
  private static final double DOT = 2.6; // its radius [units]

  private final GuiEnds ends;

  /** With the colors of ends. */
  GuiOverviewRoute(GuiEnds ends) {
    this.ends = ends;
  }

  /**
   * Draws them over a picture of the map.
   *
   * @param left where the origin of the world is, like the next [px]
   * @param scale of the picture
   */
  void draw(ExplorerState state, GuiFrame frame, float left, float top, float scale) {
    Projection projection = state.view().frame().projection();
    boolean isTurned = state.content().request().rotation() == state.view().rotation();
    if (!state.shown().contains(Shown.ROUTE) || !state.isRouteDrawn() || !isTurned) {
      return;
    }
    List<RouteOverlay> routes = state.content().routes();
    for (int i = 0; i < routes.size(); i++) {
      RouteOverlay route = routes.get(i);
      int ink = (route.isCompared() ? RouteMarks.COMPARED : RouteMarks.BRIGHT).rgb();
      line(frame, projection, route, left, top, scale, LINE + 2 * CASING, RouteMarks.DARK.rgb());
      line(frame, projection, route, left, top, scale, LINE, ink);
      if (!route.isCompared()) {
        dot(frame, projection, route.cells()[0], left, top, scale, ends.startInk());
        dot(frame, projection, route.goal(), left, top, scale, ends.goalInk());
      }
    }
  }

  private static void line(
      GuiFrame frame,
      Projection projection,
      RouteOverlay route,
      float left,
      float top,
      float scale,
      double width,
      int ink) {
    ImDrawList list = frame.panelList();
    GridSize size = projection.size();
    int[] cells = route.cells();
    int last = cells.length - 1;
    float least = frame.px(LEAST_PIECE);
    float fromX = x(projection, size, cells[0], left, scale);
    float fromY = y(projection, size, cells[0], top, scale);
    for (int step = 1; step <= last; step++) {
      float toX = x(projection, size, cells[step], left, scale);
      float toY = y(projection, size, cells[step], top, scale);
      float dx = toX - fromX;
      float dy = toY - fromY;
      if (step == last || dx * dx + dy * dy >= least * least) {
        list.addLine(fromX, fromY, toX, toY, GuiStyle.onMap(ink, 1), frame.px(width));
        fromX = toX;
        fromY = toY;
      }
    }
  }

  private static void dot(
      GuiFrame frame,
      Projection projection,
      int cell,
      float left,
      float top,
      float scale,
      int ink) {
    ImDrawList list = frame.panelList();
    float x = x(projection, projection.size(), cell, left, scale);
    float y = y(projection, projection.size(), cell, top, scale);
    list.addCircleFilled(x, y, frame.px(DOT + CASING), GuiStyle.onMap(RouteMarks.DARK.rgb(), 1));
    list.addCircleFilled(x, y, frame.px(DOT), GuiStyle.onMap(ink, 1));
  }

  private static float x(Projection projection, GridSize size, int cell, float left, float scale) {
    return left + scale * projection.groundCenterX(size.x(cell), size.y(cell));
  }

  private static float y(Projection projection, GridSize size, int cell, float top, float scale) {
    return top + scale * projection.groundCenterY(size.x(cell), size.y(cell));
  }
}
