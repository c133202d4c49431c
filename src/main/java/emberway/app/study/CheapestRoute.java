package emberway.app.study;

import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The answer of a survey that asks for a single route.
 *
 * @param route the route; empty if there is none
 */
public record CheapestRoute(Optional<Route> route) {
  /**
   * Asks for the cheapest route.
   *
   * @param costs the costs of steps
   * @param movement the rules of movement
   * @param query where it leads
   */
  public record Question(CostField costs, Movement movement, Query query) {}

  /** Finds the route; empty if the search was stopped. */
  static Optional<CheapestRoute> find(Question question, BooleanSupplier isStale) {
    Outcome outcome =
        new Planner(question.costs(), question.movement())
            .plan(question.query(), SearchHooks.stoppedWhen(isStale));
    if (outcome instanceof Outcome.Stopped) {
      return Optional.empty();
    }
    return Optional.of(
        new CheapestRoute(
            outcome instanceof Outcome.Found found
                ? Optional.of(found.route())
                : Optional.empty()));
  }
}
