package emberway.app.panel;

import emberway.app.gui.GuiStyle;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.RouteService;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.view.RouteCostBreakdown;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The texts of the route panel, built once per report because the panel is laid out in every frame.
 *
 * @param total the travel time if it is known, otherwise the cost; empty if there is no route
 * @param beside the length beside the time, or what the cost is of
 * @param below the cost below the time, or the length below the cost; may be empty
 * @param influence what influences do to the route, in a sentence; empty if nothing
 * @param lines the parts of the cost
 * @param scenarioCosts costs in other scenarios, if requested
 * @param warning the problem; empty if none
 * @param details more about the problem
 * @param hasItinerary whether there is a route to describe in words
 * @param canCompare whether anything on the map influences routes
 */
record ReportText(
    String total,
    String beside,
    String below,
    String influence,
    List<Line> lines,
    List<ScenarioCost> scenarioCosts,
    String warning,
    List<String> details,
    boolean hasItinerary,
    boolean canCompare) {
  private static final double MIN = 5e-3; // smaller changes get no line
  private static final double LARGEST = 1e6; // greater costs are shown without decimals
  private static final int DECIMALS = 2;

  /**
   * A part of the cost.
   *
   * @param label what causes it
   * @param tile the tile that is named
   * @param cost its cost
   * @param at the steps it affects, by number from 1 on
   * @param color of the texts, 0xRRGGBB
   */
  record Line(String label, Optional<Tile> tile, String cost, BitSet at, int color) {}

  /**
   * The route in another scenario.
   *
   * @param scenario the scenario
   * @param cost the route's cost there
   * @param isSame whether the same path is the cheapest there, too
   */
  record ScenarioCost(InfluenceScenario scenario, String cost, boolean isSame) {}

  private static final ReportText PLANNING =
      new ReportText("", "", "", "", List.of(), List.of(), "", List.of(), false, false);

  /** Whether the same path is also the cheapest in a scenario; false if that was not requested. */
  boolean isSameIn(InfluenceScenario scenario) {
    for (int i = 0; i < scenarioCosts.size(); i++) {
      if (scenarioCosts.get(i).scenario() == scenario) {
        return scenarioCosts.get(i).isSame();
      }
    }
    return false;
  }

  /** Whether the report has no answer yet. */
  boolean isPlanning() {
    return total.isEmpty() && warning.isEmpty();
  }

  /** Returns the texts for a report on a route over a map. */
  static ReportText of(RouteReport report, TileMap map) {
    Outcome outcome = report.outcome();
    if (outcome instanceof Outcome.Found found) {
      return found(found.route(), report, map);
    } else if (outcome instanceof Outcome.Unreachable failed) {
      return unreachable(failed, report, map);
    } else if (outcome instanceof Outcome.BlockedStart blocked) {
      TravelProfile profile = report.routeRequest().travelSettings().traveler();
      String why = CellText.blockedStart(profile, map, blocked.start());
      return problem(why, List.of(), false);
    }
    return PLANNING;
  }

  private static ReportText found(Route route, RouteReport report, TileMap map) {
    String cost = formatCost(route.cost());
    List<String> amounts = report.amounts();
    boolean isTimed = report.scale().pace().isPresent();
    int lengths = amounts.size() - (isTimed ? 1 : 0);
    String length = String.join(" · ", amounts.subList(0, lengths));
    return new ReportText(
        isTimed ? amounts.get(lengths) : cost,
        isTimed ? length : Texts.format("route.steps", route.steps()),
        isTimed ? Texts.format("route.cost", cost, route.steps()) : length,
        DifferenceText.influence(report),
        report.reasons().map(ReportText::lines).orElse(List.of()),
        report.routeRequest().compared().isEmpty()
            ? List.of()
            : report.comparisons().stream().map(ReportText::scenarioCost).toList(),
        "",
        List.of(),
        true,
        hasInfluences(map));
  }

  private static boolean hasInfluences(TileMap map) {
    List<Tile> tiles = map.legend().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      if (tiles.get(i).influence().isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static List<Line> lines(RouteCostBreakdown costs) {
    List<Line> lines = new ArrayList<>();
    for (RouteCostBreakdown.Share share : costs.grounds()) {
      lines.add(
          new Line(
              PrintableText.escape(CellText.label(share.tile())),
              Optional.of(share.tile()),
              formatCost(share.cost()),
              share.onto(),
              GuiStyle.TEXT));
    }
    addChange(
        lines, Texts.get("route.diagonals"), costs.diagonals(), costs.diagonal(), GuiStyle.TEXT);
    addChange(lines, Texts.get("route.warmth"), costs.warmed(), costs.warmth(), GuiStyle.WARM);
    addChange(lines, Texts.get("route.dread"), costs.dreaded(), costs.dread(), GuiStyle.COLD);
    return List.copyOf(lines);
  }

  private static void addChange(List<Line> lines, String label, BitSet at, double cost, int color) {
    if (Math.abs(cost) >= MIN) {
      String sign = cost < 0 ? "−" : "+";
      lines.add(new Line(label, Optional.empty(), sign + formatCost(Math.abs(cost)), at, color));
    }
  }

  private static ScenarioCost scenarioCost(RouteReport.Comparison comparison) {
    Optional<Route> there = RouteService.routeOf(comparison.outcome());
    String cost = there.isPresent() ? formatCost(there.get().cost()) : Texts.get("route.no-route");
    return new ScenarioCost(comparison.scenario(), cost, comparison.isSame());
  }

  private static ReportText unreachable(
      Outcome.Unreachable failed, RouteReport report, TileMap map) {
    boolean isStop = report.routeRequest().via().contains(failed.target());
    String warning =
        Texts.format(
            isStop ? "route.no-route-to-waypoint" : "route.no-route-to-goal",
            StopText.name(map, failed.target()));
    List<String> details = new ArrayList<>();
    if (report.barrier().equals(List.of(failed.target()))) {
      TravelProfile traveler = report.routeRequest().travelSettings().traveler();
      details.add(
          Texts.format(
              "route.cannot-be-there",
              CellText.sentenceStart(CellText.noun(traveler)),
              CellText.tilesAt(map, failed.target())));
    } else if (!report.barrier().isEmpty()) {
      details.add(Texts.get("route.barrier"));
    }
    details.add(instead(failed.nearest(), report.routeRequest(), isStop));
    return problem(warning, details, true);
  }

  /** Returns the text about the route that is drawn in place of the impossible one. */
  private static String instead(Route nearest, RouteRequest routeRequest, boolean isWithoutStop) {
    String key = "route.nearest";
    if (isWithoutStop) {
      boolean isReached = routeRequest.goals().contains(nearest.end());
      key = isReached ? "route.without-waypoint" : "route.without-waypoint.nearest";
    }
    return Texts.format(key, nearest.end(), formatCost(nearest.cost()), nearest.steps());
  }

  private static ReportText problem(String warning, List<String> details, boolean hasItinerary) {
    String line = NameText.escapeAround(warning);
    return new ReportText("", "", "", "", List.of(), List.of(), line, details, hasItinerary, false);
  }

  /** Formats a cost [&gt;= 0] with two decimals, or like {@link Texts#cost} from a million on. */
  static String formatCost(double cost) {
    return cost >= LARGEST ? Texts.cost(cost) : Texts.fixed(cost, DECIMALS);
  }
}
