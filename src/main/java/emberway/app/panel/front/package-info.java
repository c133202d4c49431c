/**
 * Panels in front of the map: lists of maps, new maps, pictures, prompts, messages, the palette of
 * commands, help and hints.
 *
 * <p>In: the state, {@link emberway.app.command.PromptQueue prompts} and {@link
 * emberway.app.command.Notices notices}, and a frame of the interface. Out: widgets, and calls of
 * {@link emberway.app.command.Commands}.
 *
 * <p>Start at {@link MapsPanel}, a {@link MovablePanel} like most, and {@link QuickPickPanel}, the
 * palette.
 */
package emberway.app.panel.front;
