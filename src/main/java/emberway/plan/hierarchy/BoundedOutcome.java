package emberway.plan.hierarchy;

import emberway.plan.query.Outcome;

/**
 * An answer of which it is known how far from the cheapest it can be at most.
 *
 * @param outcome what came of the query; its route may cost more than the cheapest
 * @param lowerBound what every route that answers the query costs at least; infinite when there is
 *     no route, 0 when the search was stopped [&gt;= 0]
 * @param byExactSearch whether the exact search has answered in place of two tiers
 */
public record BoundedOutcome(Outcome outcome, double lowerBound, boolean byExactSearch) {
  /**
   * How many times the cheapest route's cost the found one's is at most; 1 when it is a cheapest
   * one, or when there is none. [&gt;= 1]
   */
  public double atMost() {
    return outcome instanceof Outcome.Found found && found.route().cost() > lowerBound
        ? found.route().cost() / lowerBound
        : 1;
  }
}
