/**
 * Searches as in the textbooks, on any graph and with any rules, for comparison, tracing and
 * teaching.
 *
 * <p>In: a graph or a field, and {@code SearchRules}. Out: an outcome; its route is a cheapest one
 * only if the rules promise that.
 *
 * <p>Start at {@link GraphSearch}; {@link TextbookSearch} runs it on cells, and {@link PlaceGraph}
 * is a graph of named places.
 *
 * <p>A search for the lab is a constant of {@code SearchVariant}. One that drops cells from its
 * open list needs an event of its own, or they count as waiting.
 */
package emberway.plan.textbook;
