/**
 * The drawing tools of the tile set's generator: bitmaps, palettes, noise, textures that repeat
 * with the lattice, and models of solids seen through an orthographic camera.
 *
 * <p>In: models and colors. Out: a {@link SpriteBitmap}, and a PNG of it.
 *
 * <p>Start at {@link RayMarcher}; {@link BlobMask} and {@link JoinMask} say which of a sprite's
 * sides and corners join.
 */
package emberway.art.raster;
