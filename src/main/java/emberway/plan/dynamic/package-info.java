/**
 * Answers that are kept while the map or an end changes: a shortest-path tree that grows and is
 * repaired, and D* Lite.
 *
 * <p>In: a field, and the edits of it. Out: routes that are as cheap as a new search's, sooner.
 *
 * <p>Start at {@link InteractivePlanner}, which serves drags in the window; {@link
 * ShortestPathTree} is the tree, {@link IncrementalPlanner} is D* Lite.
 */
package emberway.plan.dynamic;
