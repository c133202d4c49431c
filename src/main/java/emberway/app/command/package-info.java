/**
 * What the user can ask for: commands with their keys and icons, input events, notices and prompts.
 * Panels, mouse tools and keys call {@link Commands} without knowing what does the work.
 *
 * <p>In: keys and clicks as {@link InputEvent}. Out: calls of {@link Commands}.
 *
 * <p>Start at {@link Commands}, which has an interface for each topic, and at {@link Command}, the
 * list of what menus, keys, palette and help offer. This package knows the numbers of GLFW's keys
 * and nothing else of GLFW.
 */
package emberway.app.command;
