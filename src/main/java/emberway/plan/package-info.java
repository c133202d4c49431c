/**
 * Finds the cheapest route: the planner chooses the search that fits the field and the rules.
 *
 * <p>In: a {@code CostField}, {@code SearchRules} and a {@code Query}. Out: an {@code Outcome},
 * whose cost does not depend on the search that found it.
 *
 * <p>Start at {@link Planner}. {@link TurnCostPlanner} charges turns, {@link RouteSmoother}
 * straightens, {@link BackgroundLandmarks} prepares landmarks on a thread of its own.
 *
 * <p><b>Architecture invariant:</b> {@code plan} and what lies in it see {@code map} and nothing
 * else of Emberway; no I/O, no static state.
 */
package emberway.plan;
