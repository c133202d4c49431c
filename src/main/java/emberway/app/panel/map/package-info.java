/**
 * What is drawn on the map's cells, and the panels at a cell: places, route stops, the lab's cells,
 * travelers, shapes and regions; the card that says what is in a cell, and the menu that a right
 * click or a long press opens.
 *
 * <p>In: the state and a frame of the interface. Out: shapes at the cells' positions on the screen,
 * and calls of {@link emberway.app.command.Commands}.
 *
 * <p>Start at {@link PlaceOverlay} and {@link CellMenuPanel}; {@link LabOverlay} and {@link
 * WalkOverlay} draw the search lab and explore mode.
 */
package emberway.app.panel.map;
