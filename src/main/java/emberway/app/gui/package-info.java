/**
 * Dear ImGui as this program uses it: frames, fonts, styles, widgets, docking, and drawing over
 * cells. Panels are built of these parts.
 *
 * <p>In: panels and the explorer's state. Out: draw lists, rendered over the map's picture.
 *
 * <p>Start at {@link Gui}, the only class that begins and ends a frame; {@link Panel} is what it
 * draws, and {@link GuiFrame} is what a panel sees of the frame.
 */
package emberway.app.gui;
