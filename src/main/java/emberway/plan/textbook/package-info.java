/**
 * Searches as in the textbooks, on any graph and with any rules, for comparison, tracing and
 * teaching.
 *
 * <p>In: a graph or a field, and {@code SearchRules}. Out: an outcome; its route is a cheapest one
 * only if the rules promise that.
 *
 * <p>Start at {@link GraphSearch}; {@link TextbookSearch} runs it on cells, and {@link PlaceGraph}
 * is a graph of named places.
 */
package emberway.plan.textbook;
