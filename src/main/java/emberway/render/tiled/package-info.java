/**
 * Renders Tiled maps: layers, flips, tints, objects and shapes become a stack of sprites, pixel for
 * pixel as Tiled draws them.
 *
 * <p>In: a {@code TiledMap} and its images. Out: a {@code SpriteStack}.
 *
 * <p>Start at {@link TiledPicture}; {@link PathStroker} and {@link PathRasterizer} draw outlines
 * with Tiled's own arithmetic.
 *
 * <p><b>Architecture invariant:</b> no OpenGL, no files.
 */
package emberway.render.tiled;
