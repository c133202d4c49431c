/**
 * Planning that reuses earlier results when the map or an end of a route changes: a shortest-path
 * tree that grows and is repaired, and D* Lite.
 *
 * <p>In: a field and its edits. Out: routes as cheap as those of a new search, but sooner.
 *
 * <p>Start at {@link InteractivePlanner}, which serves drags in the window; {@link
 * ShortestPathTree} is the tree, and {@link IncrementalPlanner} implements D* Lite.
 */
package emberway.plan.dynamic;
