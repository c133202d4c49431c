/**
 * The command {@code route}: a query, the engine that answers it, and the answers in text and JSON.
 *
 * <p>In: options and a map. Out: one {@link RouteAnswer} per kind of question, printed.
 *
 * <p>Start at {@link RouteCommand}; {@link RouteContext} holds the map and rules of a query. {@link
 * RouteOptions} ask for a route, also of {@code render}, which draws it as a {@link RouteDrawing}.
 * {@link RouteQueryOptions} ask other questions, and {@link RouteOptionRules} refuse options that
 * exclude each other.
 *
 * <p>A sum over a route's steps belongs beside {@code Route.eighthTurns}; what needs the tiles,
 * such as the towns that it passes, belongs in {@code view}, because a route has no map.
 */
package emberway.cli.route;
