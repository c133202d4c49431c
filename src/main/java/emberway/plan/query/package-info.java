/**
 * The inputs and results of route planning: the query, the rules of a search, and its outcome.
 * Every search uses these types.
 *
 * <p>In: cells and settings. Out: a {@link Route} or the reason why there is none, with statistics.
 *
 * <p>Start at {@link Query} and {@link Outcome}. {@link SearchRules} defines the rules of a search,
 * {@link Preset} names common sets of rules, and searches implement {@link LegSearch}. {@link
 * StepCosts} keeps costs and rules together: what a property of travelers changes about them is
 * applied there and nowhere else.
 */
package emberway.plan.query;
