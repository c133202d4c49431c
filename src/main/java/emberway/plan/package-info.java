/**
 * Finds cheapest routes; the planner chooses the search that suits the field and the rules.
 *
 * <p>In: a {@code CostField} and {@code SearchRules}, or both as {@code StepCosts}, and a {@code
 * Query}. Out: an {@code Outcome}, whose cost does not depend on the search that found it.
 *
 * <p>Start at {@link Planner}. {@link TurnCostPlanner} adds costs for turns, {@link RouteSmoother}
 * straightens routes, and {@link BackgroundLandmarks} prepares landmarks on a background thread.
 *
 * <p><b>Architecture invariant:</b> {@code plan} and its subpackages depend on {@code map} and
 * nothing else of Emberway; no I/O, no static state.
 */
package emberway.plan;
