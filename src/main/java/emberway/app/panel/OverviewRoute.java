package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.RouteEndPainter;
import emberway.app.state.ExplorerState;
import emberway.map.GridSize;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.RouteOverlay;
import imgui.ImDrawList;
import java.util.List;

/**
 * Draws the routes on the overview, with a dot at either end; segments too short to see are merged.
 */
final class OverviewRoute {
  private static final double MIN_PIECE = 4; // least length of a segment [units]
  private static final double LINE = 1.4; // width of the line [units]
  private static final double CASING = 1; // dark border of lines and dots, on each side [units]
  private static final double DOT = 2.6; // radius of the dots [units]

  private final RouteEndPainter ends;
  // The current frame.
  private GuiFrame frame;
  private ImDrawList list;
  private Projection projection;
  private float left; // x of the world's origin on the screen [px]
  private float top; // y of the world's origin on the screen [px]
  private float scale;

  /** Creates a painter with the colors of route ends. */
  OverviewRoute(RouteEndPainter ends) {
    this.ends = ends;
  }

  /**
   * Draws the routes over the overview's picture.
   *
   * @param originX screen x of the world's origin [px]
   * @param originY screen y of the world's origin [px]
   * @param pictureScale screen pixels per world pixel
   */
  void draw(ExplorerState state, GuiFrame drawn, float originX, float originY, float pictureScale) {
    boolean isTurned = state.content().request().rotation() == state.view().rotation();
    if (!state.viewOptions().contains(Command.ROUTE) || !state.isRouteDrawn() || !isTurned) {
      return;
    }
    frame = drawn;
    list = drawn.panelList();
    projection = state.view().frame().projection();
    left = originX;
    top = originY;
    scale = pictureScale;
    List<RouteOverlay> routes = state.content().routes();
    for (int i = 0; i < routes.size(); i++) {
      RouteOverlay route = routes.get(i);
      int ink = route.color().rgb();
      line(route, LINE + 2 * CASING, RouteMarks.DARK.rgb());
      line(route, LINE, ink);
      if (!route.isCompared()) {
        dot(route.cells()[0], ends.startInk());
        dot(route.goal(), ends.goalInk());
      }
    }
  }

  private void line(RouteOverlay route, double width, int ink) {
    int[] cells = route.cells();
    int last = cells.length - 1;
    float least = frame.px(MIN_PIECE);
    float fromX = x(cells[0]);
    float fromY = y(cells[0]);
    for (int step = 1; step <= last; step++) {
      float toX = x(cells[step]);
      float toY = y(cells[step]);
      float dx = toX - fromX;
      float dy = toY - fromY;
      if (step == last || dx * dx + dy * dy >= least * least) {
        list.addLine(fromX, fromY, toX, toY, GuiStyle.onMap(ink, 1), frame.px(width));
        fromX = toX;
        fromY = toY;
      }
    }
  }

  private void dot(int cell, int ink) {
    float x = x(cell);
    float y = y(cell);
    list.addCircleFilled(x, y, frame.px(DOT + CASING), GuiStyle.onMap(RouteMarks.DARK.rgb(), 1));
    list.addCircleFilled(x, y, frame.px(DOT), GuiStyle.onMap(ink, 1));
  }

  private float x(int cell) {
    GridSize size = projection.size();
    return left + scale * projection.groundCenterX(size.x(cell), size.y(cell));
  }

  private float y(int cell) {
    GridSize size = projection.size();
    return top + scale * projection.groundCenterY(size.x(cell), size.y(cell));
  }
}
