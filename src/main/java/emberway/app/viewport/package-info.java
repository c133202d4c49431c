/**
 * The visible part of the map: position, scale, rotation and motion, and the area that panels leave
 * free.
 *
 * <p>In: pans, zooms and the areas that panels cover. Out: the camera, and the cell under a point.
 *
 * <p>Start at {@link Viewport}; {@link SafeArea} is what panels leave free of the window, and
 * {@link SafeAreaFit} fits a whole map into it.
 */
package emberway.app.viewport;
