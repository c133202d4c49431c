/**
 * The state of the explorer: what is open, drawn, chosen, asked and simulated. Panels read it; the
 * action dispatcher changes it. Window's thread.
 *
 * <p>In: {@link emberway.app.command.Action}s. Out: the state that panels show, and requests for
 * the background.
 *
 * <p>Start at {@link ExplorerState}. {@link MapEditor} changes the map and undoes it, {@link
 * RouteState} holds the query, {@link ViewportState} moves the view.
 */
package emberway.app.state;
