/**
 * Searches as the textbooks have them, on any graph and by any rule, so that they can be compared,
 * traced and taught.
 *
 * <p>In: a graph or a field, and {@code SearchRules}. Out: an outcome, which need not be the
 * cheapest where the rules do not promise that.
 *
 * <p>Start at {@link GraphSearch}; {@link TextbookSearch} runs it on cells, and {@link PlaceGraph}
 * is a graph of named places.
 */
package emberway.plan.textbook;
