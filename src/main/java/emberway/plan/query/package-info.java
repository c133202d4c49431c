/**
 * Questions and answers of route planning: the query, the rules of a search, and its outcome. Every
 * search speaks in these types.
 *
 * <p>In: cells and settings. Out: a {@link Route} or the reason why there is none, with statistics.
 *
 * <p>Start at {@link Query} and {@link Outcome}. {@link SearchRules} says by which rules to search,
 * {@link Preset} names the usual sets of them, and {@link LegSearch} is what a search implements.
 */
package emberway.plan.query;
