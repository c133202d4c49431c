/**
 * A window's map at scales below 1: squares of its pictures as textures, made once and kept.
 * Window's thread only.
 *
 * <p>In: parts of pictures that a {@link emberway.render.pyramid.MapPyramid} draws, at once or on a
 * thread of its own, and patches of sprites. Out: the cells of a frame in a target.
 *
 * <p>Start at {@link MapChunks}, which decides what to draw, to request and to show meanwhile;
 * {@link ChunkTextures} bounds the memory, and {@link ChunkedMap} makes it all when a frame first
 * needs it.
 */
package emberway.render.gl.chunk;
