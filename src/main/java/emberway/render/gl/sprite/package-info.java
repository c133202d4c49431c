/**
 * Sprites on the GPU: the atlas as textures, its upload in slices, its mean colors, and the program
 * that draws quads.
 *
 * <p>In: an {@code Atlas}. Out: textures and a quad program for the passes.
 *
 * <p>Start at {@link PreparedAtlas}, created on any thread; {@link AtlasUpload} uploads it to the
 * GPU.
 */
package emberway.render.gl.sprite;
