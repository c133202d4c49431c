/**
 * OpenGL objects: contexts with or without a window, textures, shader programs, render targets,
 * pixel readers, and the sprites of an atlas. Context's thread only, except where a class says
 * otherwise.
 *
 * <p>In: shader sources, pixels and an {@code Atlas}. Out: objects to be closed in reverse order of
 * creation.
 *
 * <p>Start at {@link GlContext}; {@link ShaderProgram} compiles, {@link ShaderPreprocessor}
 * resolves includes. {@link PreparedAtlas} is created on any thread, and {@link AtlasUpload}
 * uploads it in slices.
 */
package emberway.render.gl;
