/**
 * Renders Tiled maps: layers, flips, tints, objects and shapes become a stack of sprites, pixel for
 * pixel as Tiled draws them; outlines of objects nearly so.
 *
 * <p>In: a {@code TiledMap} and its images. Out: a {@code SpriteStack}.
 *
 * <p>Start at {@link TiledPicture}; {@link ShapeSprites} and {@link ShapePainter} draw outlines.
 *
 * <p><b>Architecture invariant:</b> no OpenGL, no files; of AWT, only its geometry and its pen.
 */
package emberway.render.tiled;
