package emberway.app.scene;

import emberway.plan.query.Outcome;
import emberway.plan.query.StepCosts;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.List;
import java.util.Optional;

/**
 * What the window shows of a map, computed and ready to upload, rotated as requested. Parts that
 * did not change between two contents are the same objects.
 *
 * @param request what was asked for
 * @param sprites the sprites of all layers
 * @param fields the fields, bottom first
 * @param routes the requested route and, below it, the route to compare it with
 * @param stepCosts the steps on the unrotated map by the rules of preset terrain, if known
 * @param report the result of planning, if there was a route to plan
 * @param problem why there are no costs, if the map prevents them
 */
public record SceneContent(
    SceneRequest request,
    MapSprites sprites,
    List<FieldOverlay> fields,
    List<RouteOverlay> routes,
    Optional<StepCosts> stepCosts,
    Optional<RouteReport> report,
    Optional<String> problem) {
  /**
   * Returns this content without fields, without routes, or without both.
   *
   * @param itsFields whether to keep the fields
   * @param itsRoutes whether to keep the routes
   */
  public SceneContent with(boolean itsFields, boolean itsRoutes) {
    return new SceneContent(
        request,
        sprites,
        itsFields ? fields : List.of(),
        itsRoutes ? routes : List.of(),
        stepCosts,
        report,
        problem);
  }

  /** Returns this content with other fields. */
  public SceneContent withFields(List<FieldOverlay> others) {
    return new SceneContent(request, sprites, others, routes, stepCosts, report, problem);
  }

  /** Returns this content with other routes. */
  public SceneContent withRoutes(List<RouteOverlay> others) {
    return new SceneContent(request, sprites, fields, others, stepCosts, report, problem);
  }

  /** Returns the outcome of planning, if there was a route to plan. */
  public Optional<Outcome> outcome() {
    return report.map(RouteReport::outcome);
  }
}
