package emberway.plan.hierarchy;

import emberway.plan.query.Outcome;

/**
 * An answer with a bound on how far its route is from the cheapest.
 *
 * @param outcome the answer; its route may cost more than the cheapest
 * @param lowerBound a lower bound on the cost of every route that answers the query; infinite if
 *     there is no route, 0 if the search was stopped [&gt;= 0]
 * @param byExactSearch whether the exact search answered, not the two tiers
 */
public record BoundedOutcome(Outcome outcome, double lowerBound, boolean byExactSearch) {
  /**
   * The greatest possible ratio of the route's cost to the cheapest route's; 1 if the route is a
   * cheapest one or if there is none. [&gt;= 1]
   */
  public double atMost() {
    return outcome instanceof Outcome.Found found && found.route().cost() > lowerBound
        ? found.route().cost() / lowerBound
        : 1;
  }
}
