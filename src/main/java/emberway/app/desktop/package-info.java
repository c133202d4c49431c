/**
 * Everything the window asks of the desktop: the window itself, its events, monitors, file dialogs,
 * and programs that open or share a file. Window's thread only.
 *
 * <p>In: GLFW's callbacks. Out: {@link emberway.app.command.InputEvent}s in order.
 *
 * <p>Start at {@link ExplorerWindow}. Only this package speaks GLFW; elsewhere its keys' numbers
 * alone are known.
 */
package emberway.app.desktop;
