package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.SceneContent;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** A survey that asks for a single route. */
public abstract class RouteSurvey extends Survey<RouteSurvey.Question, RouteSurvey.Answer> {
  /**
   * Asks for the cheapest route.
   *
   * @param stepCosts the traveler's steps
   * @param query where it leads
   */
  public record Question(StepCosts stepCosts, Query query) {}

  /**
   * The cheapest route.
   *
   * @param route the route; empty if there is none
   */
  public record Answer(Optional<Route> route) {}

  RouteSurvey(Command option, Set<Command> viewOptions) {
    super(option, viewOptions);
  }

  /** Returns the routes to draw, bottom first: the content's and the answer's. */
  abstract List<RouteOverlay> drawn(List<RouteOverlay> planned, RouteOverlay found);

  @Override
  final Optional<Answer> compute(Question question, BooleanSupplier isStale) {
    Outcome outcome =
        new Planner(question.stepCosts()).plan(question.query(), SearchHooks.stoppedWhen(isStale));
    if (outcome instanceof Outcome.Stopped) {
      return Optional.empty();
    }
    return Optional.of(
        new Answer(
            outcome instanceof Outcome.Found found
                ? Optional.of(found.route())
                : Optional.empty()));
  }

  @Override
  final SceneContent over(SceneContent content, Answer found, TileMap map) {
    return found
        .route()
        .map(route -> MapPlanner.overlay(route, map, route.end()))
        .map(route -> route.rotated(content.request().rotation()))
        .map(route -> content.withRoutes(drawn(content.routes(), route)))
        .orElse(content);
  }
}
