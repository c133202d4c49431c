/**
 * What trees and repeated searches tell beyond one route: cost matrices, reachable cells,
 * alternative routes, and graphs of places.
 *
 * <p>In: a field and several cells. Out: costs, areas, routes or a graph.
 *
 * <p>Start at {@link CostMatrix}, {@link ReachableCells} or {@link AlternativeRoutes}, by what is
 * asked.
 */
package emberway.plan.survey;
