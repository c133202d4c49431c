/**
 * Draws maps at scales below 1 by averaging areas, on the CPU and without OpenGL.
 *
 * <p>In: the sprite numbers of a map's cells and the sprites' pixels. Out: premultiplied RGBA.
 *
 * <p>Sprites stand on a lattice of half cells, so a picture of the map is a mosaic of blocks of
 * that size, and most blocks occur many times. Each different block is composed once, exactly as at
 * scale 1, and averaged to a few texels. Start at {@link MapPyramid}; {@link BlockPainter} composes
 * a block.
 */
package emberway.render.pyramid;
