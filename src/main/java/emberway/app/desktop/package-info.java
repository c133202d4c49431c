/**
 * Everything the window asks of the desktop: the window itself, its events, monitors, file dialogs,
 * and programs that open or share a file. Window's thread only, except where a class says
 * otherwise.
 *
 * <p>In: GLFW's callbacks. Out: {@link emberway.app.command.InputEvent}s in order.
 *
 * <p>Start at {@link ExplorerWindow}. In the explorer only this package calls GLFW; other packages
 * use no more than the numbers of its keys.
 */
package emberway.app.desktop;
