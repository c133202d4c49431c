/**
 * The route query as values: start, goals, traveler, costs, and the result.
 *
 * <p>In: what the user has chosen. Out: a {@link RouteRequest}, answered by the {@link
 * RouteService} with a {@link RouteReport}.
 *
 * <p>Start at {@link RouteRequest}. {@link TravelSettings} hold who travels and at what costs, and
 * {@link SavedRouteQuery} is what a file keeps of a query.
 */
package emberway.app.route;
