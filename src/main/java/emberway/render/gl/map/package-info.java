/**
 * Draws maps: layers of sprites, stacks of Tiled's pictures, fog, horizon, labels, and the map seen
 * from afar.
 *
 * <p>In: sprite layers and a {@code PictureFrame}. Out: pixels in a render target. Window's thread
 * only.
 *
 * <p>Start at {@link MapRenderer}. {@link WindowView} draws a window and keeps its cells in a
 * {@link CellCache}, so that a move draws only what comes into sight.
 */
package emberway.render.gl.map;
