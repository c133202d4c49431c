/**
 * What the user can ask for: actions, commands with their keys and icons, input events, notices and
 * prompts. Plain values, so that panels, mouse tools and keys can emit them without knowing what
 * handles them.
 *
 * <p>In: keys and clicks as {@link InputEvent}. Out: an {@link Action} for the dispatcher.
 *
 * <p>Start at {@link Action}, which calls the handler's method for it; {@link CommandRegistry}
 * lists every command of menus, keys, palette and help. This package knows the numbers of GLFW's
 * keys and nothing else of GLFW.
 */
package emberway.app.command;
