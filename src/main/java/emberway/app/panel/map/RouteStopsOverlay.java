package emberway.app.panel.map;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.Panel;
import emberway.app.gui.RouteEndPainter;
import emberway.app.panel.RoutePart;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteRequest;
import emberway.app.state.ExplorerState;
import emberway.app.tool.RouteTool;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.render.iso.RouteMarks;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.List;
import java.util.Optional;

/**
 * Draws the lit part of the route, waypoints, further goals, and the barrier that separates the
 * traveler from the goal.
 */
public final class RouteStopsOverlay implements Panel {
  private static final double MAX_BARRIER = 4000; // limit on the number of cells drawn
  private static final int STOP = 0x2a9d8f;
  private static final int BARRIER = 0xe2483a;

  private final RouteEndPainter ends;
  private final RoutePart part;
  private final CellPainter cells = new CellPainter();
  private final ImVec2 measure = new ImVec2();

  /**
   * Creates an overlay.
   *
   * @param ends paints starts and goals
   * @param part the part of the route that is lit
   */
  public RouteStopsOverlay(RouteEndPainter ends, RoutePart part) {
    this.ends = ends;
    this.part = part;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    ImDrawList list = frame.mapList();
    GridSize size = state.map().size();
    if (state.simulations().isWalkShown()) {
      cells.begin(list, state);
      waypoints(list, frame, size, state.simulations().walk().via());
      return;
    }
    if (!state.viewOptions().contains(Command.ROUTE) || !state.isRouteDrawn()) {
      return;
    }
    cells.begin(list, state);
    if (state.content().report().isPresent()) {
      RouteReport report = state.content().report().get();
      barrier(frame, size, report.barrier());
      if (report.outcome() instanceof Outcome.Unreachable unreachable) {
        farthest(list, frame, size.index(unreachable.nearest().end()));
      }
    }
    RouteRequest routeRequest = state.request().routeRequest();
    double scale = state.view().camera().scale();
    double unit = state.view().unit();
    Optional<Route> covered = part.draw(cells, frame);
    if (covered.isPresent()) {
      ends.start(list, cells, size.index(covered.get().start()), scale, unit);
      if (routeRequest.goals().contains(covered.get().end())) {
        ends.goal(list, cells, size.index(covered.get().end()), scale, unit);
      }
    }
    waypoints(list, frame, size, routeRequest.via());
    for (Cell goal : unmarked(routeRequest, state.content().report())) {
      ends.goal(list, cells, size.index(goal), scale, unit);
    }
    if (state.content().routes().isEmpty()) { // otherwise the route marks its own ends
      RouteEnds wanted = routeRequest.routeEnds();
      if (wanted.start().isPresent()) {
        ends.start(list, cells, size.index(wanted.start().get()), scale, unit);
      }
      if (wanted.goal().isPresent()) {
        ends.goal(list, cells, size.index(wanted.goal().get()), scale, unit);
      }
    }
  }

  /** Returns the goals that the drawn route does not mark: all except the one it leads to. */
  public static List<Cell> unmarked(RouteRequest routeRequest, Optional<RouteReport> report) {
    if (routeRequest.others().isEmpty()) {
      return List.of(); // the route follows a dragged goal
    }
    Optional<Cell> marked =
        report.flatMap(
            planned ->
                planned.outcome() instanceof Outcome.Found found
                    ? Optional.of(found.route().end())
                    : planned.routeRequest().routeEnds().goal());
    return routeRequest.goals().stream().filter(goal -> !marked.equals(Optional.of(goal))).toList();
  }

  private void waypoints(ImDrawList list, GuiFrame frame, GridSize size, List<Cell> via) {
    for (int i = 0; i < via.size(); i++) {
      mark(list, frame, size.index(via.get(i)), Integer.toString(i + 1), STOP);
    }
  }

  private void mark(ImDrawList list, GuiFrame frame, int cell, String sign, int color) {
    float x = cells.x(cell);
    float y = cells.y(cell);
    float radius = frame.px(RouteTool.VIA_RADIUS);
    list.addCircleFilled(x, y, radius + frame.px(2), GuiStyle.packed(0x171c26, 0.9));
    list.addCircleFilled(x, y, radius, GuiStyle.packed(GuiStyle.PALE, 1));
    list.addCircleFilled(x, y, radius - frame.px(2), GuiStyle.packed(color, 1));
    ImGui.calcTextSize(measure, sign);
    list.addText(
        (float) Math.rint(x - measure.x / 2),
        (float) Math.rint(y - measure.y / 2),
        GuiStyle.packed(0xffffff, 1),
        sign);
  }

  /** Marks the reachable cell that is nearest to the goal. */
  private void farthest(ImDrawList list, GuiFrame frame, int cell) {
    float x = cells.x(cell);
    float y = cells.y(cell);
    list.addCircleFilled(x, y, frame.px(8), GuiStyle.onMap(RouteMarks.DARK.rgb(), 0.9));
    list.addCircleFilled(x, y, frame.px(6.5), GuiStyle.onMap(RouteMarks.BRIGHT.rgb(), 1));
    list.addCircleFilled(x, y, frame.px(3.5), GuiStyle.onMap(BARRIER, 1));
  }

  private void barrier(GuiFrame frame, GridSize size, List<Cell> blocked) {
    int drawn = 0;
    for (int i = 0; i < blocked.size(); i++) {
      int cell = size.index(blocked.get(i));
      if (cells.isSeen(cell) && drawn++ < MAX_BARRIER) {
        cells.dot(cell, 1, GuiStyle.packed(BARRIER, 0.45));
        cells.frame(cell, 0, GuiStyle.packed(0xffd9d2, 0.9), frame.px(1));
      }
    }
  }
}
