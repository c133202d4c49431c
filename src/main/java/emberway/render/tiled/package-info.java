/**
 * A Tiled map as a picture: which sprites its layers are made of and where each of them lies.
 *
 * <p>Measured against Tiled's own rasterizer, whose way of rounding is followed; see {@code
 * docs/decisions/0013-pictures-of-any-shape.md}.
 *
 * <p><b>Architecture invariant:</b> sees {@code map}, {@code tiled}, {@code sprite} and {@code
 * render.iso}; no I/O (pictures come from a {@code SpriteSource}), no OpenGL.
 */
package emberway.render.tiled;
