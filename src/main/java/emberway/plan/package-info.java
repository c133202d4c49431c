/**
 * Which way to go: what a step onto each cell costs, and the searches that find routes over those
 * costs.
 *
 * <p>Start at {@link emberway.plan.Planner}: it answers a {@link emberway.plan.query.Query} over a
 * {@link emberway.plan.cost.CostField} with an {@link emberway.plan.query.Outcome}. What kind of
 * search answers is said by {@link emberway.plan.query.SearchRules}, of which each {@link
 * emberway.plan.query.Preset} is a set.
 *
 * <p><b>Architecture invariant:</b> this package sees {@code emberway.map} and nothing else of
 * Emberway; it never learns what a sprite is, does no I/O and holds no static state.
 */
package emberway.plan;
