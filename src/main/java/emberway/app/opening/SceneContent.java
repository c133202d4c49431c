package emberway.app.opening;

import emberway.app.route.RouteReport;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.List;
import java.util.Optional;

/**
 * What the window shows of a map, worked out and ready to upload; all of it turned as the request
 * says. Parts that did not change from one content to the next are the same objects.
 *
 * @param request what was asked for
 * @param sprites the sprites of both layers
 * @param fields the fields, lowest first
 * @param routes the route that was asked for and, below it, the one to compare it with
 * @param costs what steps cost on the unturned map, once that is known
 * @param report what there is to say about the route, where there was something to plan
 * @param problem why there are no costs, where that is the map's fault
 */
public record SceneContent(
    SceneRequest request,
    MapSprites sprites,
    List<FieldOverlay> fields,
    List<RouteOverlay> routes,
    Optional<CostField> costs,
    Optional<RouteReport> report,
    Optional<String> problem) {
  /** The same without fields, without routes, or both. */
  public SceneContent with(boolean itsFields, boolean itsRoutes) {
    return new SceneContent(
        request,
        sprites,
        itsFields ? fields : List.of(),
        itsRoutes ? routes : List.of(),
        costs,
        report,
        problem);
  }

  /** What came of planning, where there was something to plan. */
  public Optional<Outcome> outcome() {
    return report.map(RouteReport::outcome);
  }
}
