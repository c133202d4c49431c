/**
 * Draws maps: sprite layers, stacks of Tiled's pictures, fog, surroundings, labels, low-detail
 * maps, and a window's map at scales below 1 from squares of pictures, made once and kept.
 *
 * <p>In: sprite layers and a {@code PictureFrame}. Out: pixels in a render target. Context's thread
 * only.
 *
 * <p>Start at {@link WindowPainter} and {@link FilePainter}. {@link WindowView} draws a window and
 * caches its cells in a {@link CellCache}, so that a move draws only what comes into view. {@link
 * MapChunks} decides which squares to draw, to request and to show meanwhile; {@link ChunkTextures}
 * bounds their memory.
 */
package emberway.render.gl.map;
