/**
 * Panels at the window's borders and beside the map, one class each, and what they share. A panel
 * reads the explorer's state and calls {@link emberway.app.command.Commands}; it calls no OpenGL,
 * files or searches.
 *
 * <p>In: the state and a frame of the interface. Out: widgets, and what the user does with them.
 *
 * <p>Start at {@link RoutePanel}, a panel like most others; {@link SurveyPanel} has what the panels
 * of surveys share. {@link SidePanelSlot} decides which panel lies beside the map. A new panel is a
 * class, a line in {@code Explorer}, a constant of {@link emberway.app.command.Command}, and its
 * texts.
 */
package emberway.app.panel;
