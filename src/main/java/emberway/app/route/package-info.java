/**
 * The route query as values: where it starts, where it goes, who travels, by which costs, and what
 * came of it.
 *
 * <p>In: what the user has chosen. Out: a {@link RouteRequest}, answered by the {@link
 * RouteService} with a {@link RouteReport}.
 *
 * <p>Start at {@link RouteRequest}.
 */
package emberway.app.route;
