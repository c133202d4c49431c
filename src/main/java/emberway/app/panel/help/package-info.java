/**
 * Panels about how the window is used: the hints on the map, and the keys of commands.
 *
 * <p>In: which hints the user no longer needs, and the keys, from the {@link
 * emberway.app.settings.Settings}. A hint is no longer needed once the user has done what it says.
 *
 * <p>Out: calls of {@link emberway.app.command.Commands}.
 *
 * <p>Start at {@link HintPanel}.
 */
package emberway.app.panel.help;
