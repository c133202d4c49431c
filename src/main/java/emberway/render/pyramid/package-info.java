/**
 * Draws maps at scales below 1 by averaging areas, on the CPU and without OpenGL.
 *
 * <p>In: the sprite numbers of a map's cells and the sprites' pixels. Out: premultiplied RGBA.
 *
 * <p>Sprites stand on a lattice of half cells, so a picture of the map is a mosaic of blocks of
 * that size, each with parts of a few sprites. Start at {@link MapPyramid}. Above a fifth of full
 * size, {@link BlockPainter} composes each different block once, exactly as at scale 1. Below,
 * {@link CoverPainter} adds up texels of parts, each as far as those in front let it through.
 */
package emberway.render.pyramid;
