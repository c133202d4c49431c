/**
 * Panels of the window, one class each, and what they share; more lie in the packages below. A
 * panel reads the explorer's state and emits actions; it calls no OpenGL, files or searches.
 *
 * <p>In: the state and a frame of the interface. Out: widgets, and {@link
 * emberway.app.command.Action}s.
 *
 * <p>Start at {@link RoutePanel}, a panel like most others. {@link SidePanelSlot} decides which
 * panel lies beside the map.
 */
package emberway.app.panel;
