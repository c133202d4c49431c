/**
 * The state of the explorer: the open map, edits, view options, route query and simulations. Panels
 * read it; only {@link emberway.app.command.Commands} change it. Window's thread only.
 *
 * <p>In: what the user does, by {@link ExplorerState.Topics}. Out: the state that panels show, and
 * requests for the background.
 *
 * <p>Start at {@link ExplorerState}. {@link MapEditor} changes the map and undoes it, {@link
 * RouteState} holds the query, and {@link ViewportState} moves the view.
 */
package emberway.app.state;
