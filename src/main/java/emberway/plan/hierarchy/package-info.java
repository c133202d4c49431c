/**
 * Two-tier search for very large maps: a graph of chunks first, then the cells of the promising
 * ones.
 *
 * <p>In: a field and a query. Out: a {@link BoundedOutcome}: a cheap route with a bound on its
 * distance from the cheapest.
 *
 * <p>Start at {@link HierarchicalPlanner}.
 */
package emberway.plan.hierarchy;
