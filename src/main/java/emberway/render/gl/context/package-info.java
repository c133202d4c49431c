/**
 * OpenGL objects: contexts with or without a window, textures, shader programs, render targets and
 * pixel readers. Context's thread only, except where a class says otherwise.
 *
 * <p>In: shader sources and pixels. Out: objects to be closed in reverse order of creation.
 *
 * <p>Start at {@link GlContext}; {@link ShaderProgram} compiles, {@link ShaderPreprocessor}
 * resolves includes.
 */
package emberway.render.gl.context;
