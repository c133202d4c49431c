/**
 * The command {@code route}: a query, what answers it, and the answers in text and JSON.
 *
 * <p>In: options and a map. Out: one {@link RouteAnswer} per kind of question, printed.
 *
 * <p>Start at {@link RouteCommand}; {@link RouteContext} holds over what and by which rules a query
 * is answered.
 */
package emberway.cli.route;
