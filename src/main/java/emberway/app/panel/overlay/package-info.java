/**
 * Drawings on the map's cells: places, route stops, the lab's cells, travelers, the shape being
 * drawn and the region of a picture.
 *
 * <p>In: the state and a frame of the interface. Out: shapes at the cells' positions on the screen.
 *
 * <p>Start at {@link PlaceOverlay}; {@link LabOverlay} and {@link WalkOverlay} draw the search lab
 * and explore mode.
 */
package emberway.app.panel.overlay;
