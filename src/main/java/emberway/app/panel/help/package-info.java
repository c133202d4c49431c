/**
 * Panels that teach how the window is used: the hints about the mouse on the map.
 *
 * <p>In: which hints the user no longer needs, from the {@link emberway.app.settings.Settings}. A
 * hint is no longer needed once an action fulfills it.
 *
 * <p>Out: {@link emberway.app.command.Action}s.
 *
 * <p>Start at {@link HintPanel}.
 */
package emberway.app.panel.help;
