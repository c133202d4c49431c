/**
 * The explorer: a window in which the user looks around a map and plans routes across it. This
 * package makes the parts, runs them frame by frame and does what the user asks for.
 *
 * <p>In: options from the command line, and input events. Out: frames on the screen, and files
 * written by the controllers.
 *
 * <p>Start at {@link Explorer}, which makes the parts. {@link ExplorerLoop} runs them, {@link
 * InputRouter} sends each input to a dialog, a panel, a mouse tool or a shortcut, and {@link
 * ExplorerCommands} is what they call.
 */
package emberway.app;
