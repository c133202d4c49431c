/**
 * Results beyond a single route, from trees and repeated searches: cost matrices, reachable cells,
 * alternative routes, and graphs of places.
 *
 * <p>In: a field and several cells. Out: costs, areas, routes or a graph.
 *
 * <p>Start at {@link CostMatrix}, {@link ReachableCells} or {@link AlternativeRoutes}. {@link
 * PlaceGraphBuilder} finds the roads between places.
 */
package emberway.plan.survey;
