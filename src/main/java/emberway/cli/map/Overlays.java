package emberway.cli.map;

import emberway.cli.option.MapInput;
import emberway.cli.option.PlanningFailures;
import emberway.cli.option.TravelContext;
import emberway.cli.route.DrawnAnswer;
import emberway.cli.route.RouteDrawing;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.query.StepCosts;
import emberway.plan.survey.ReachableCells;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.view.FieldKind;
import emberway.view.Isochrone;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The overlays of a picture, in the coordinates of the unrotated map; the picture may be rotated.
 */
final class Overlays {
  private final TileMap map;
  private final TravelContext travelContext;
  private final Rotation rotation;
  private final MapInput input;
  private final MapPlanner plan;

  /**
   * Creates overlays.
   *
   * @param input collects warnings
   */
  Overlays(TileMap map, TravelContext travelContext, Rotation rotation, MapInput input) {
    this.map = map;
    this.travelContext = travelContext;
    this.rotation = rotation;
    this.input = input;
    plan = travelContext.planner(map);
  }

  /**
   * What overlays show.
   *
   * @param fields the visible fields, lowest first
   * @param marked the cells with marks of routes
   * @param figures what the route in front costs, for a legend; empty if there is none
   * @param lacking why the route in front is not the one that was asked for; empty if it is
   */
  record Shown(
      List<FieldOverlay> fields,
      List<RouteOverlay> routes,
      List<Cell> marked,
      Optional<String> figures,
      Optional<String> lacking) {}

  /** Computes all visible fields, and the routes if requested. */
  Shown compute(
      Set<FieldKind> fieldKinds, Optional<PictureJob.Within> within, Optional<RouteDrawing> route) {
    List<FieldOverlay> shown = new ArrayList<>();
    within.map(this::isochrone).ifPresent(shown::add);
    Optional<DrawnAnswer> answer =
        route.map(asked -> PlanningFailures.planned(() -> asked.draw(plan.stepCosts())));
    answer.stream()
        .flatMap(drawn -> drawn.fields().stream())
        .map(field -> field.rotated(rotation))
        .forEach(shown::add);
    for (FieldKind fieldKind : fieldKinds) {
      FieldOverlay overlay = PlanningFailures.planned(() -> plan.field(fieldKind));
      if (overlay.isVisible()) {
        shown.add(overlay.rotated(rotation));
      }
    }
    List<RouteOverlay> routes =
        answer.stream()
            .flatMap(drawn -> drawn.routes().stream())
            .map(drawn -> drawn.rotated(rotation))
            .toList();
    return new Shown(
        shown,
        routes,
        answer.map(DrawnAnswer::marked).orElse(List.of()),
        answer.flatMap(DrawnAnswer::figures),
        answer.flatMap(DrawnAnswer::lacking));
  }

  private FieldOverlay isochrone(PictureJob.Within within) {
    StepCosts steps = PlanningFailures.planned(plan::stepCosts).with(within.rules());
    if (steps.field().costAt(within.from()) == Double.POSITIVE_INFINITY) {
      input.warnOfStart(within.from(), travelContext.blockedStart(map, within.from()));
    }
    ReachableCells reachableCells =
        ReachableCells.of(
                steps.field(), steps.movement(), within.from(), within.budget(), () -> false)
            .orElseThrow();
    return Isochrone.of(reachableCells).rotated(rotation);
  }
}
