/**
 * Draws maps: sprite layers, stacks of Tiled's pictures, fog, surroundings, labels, and low-detail
 * maps.
 *
 * <p>In: sprite layers and a {@code PictureFrame}. Out: pixels in a render target. Context's thread
 * only.
 *
 * <p>Start at {@link WindowPainter} and {@link FilePainter}. {@link WindowView} draws a window and
 * caches its cells in a {@link CellCache}, so that a move draws only what comes into view.
 */
package emberway.render.gl.map;
