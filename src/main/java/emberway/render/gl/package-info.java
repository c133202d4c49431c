/**
 * Everything OpenGL: the context, shaders, the map as textures, and the passes that draw it.
 *
 * <p>OpenGL 3.3 core only. Every object here belongs to one owner, which closes it, and is used on
 * the thread that made the {@link emberway.render.gl.GlContext}.
 */
package emberway.render.gl;
