/**
 * What makes frames faster where software replaces the graphics hardware. Window's thread only.
 *
 * <p>In: a part of a picture, a map's ground, lists of triangles. Out: what need not be drawn, or
 * pixels that the processor has copied.
 *
 * <p>Graphics hardware needs none of it, and draws the same pictures by the plain way.
 */
package emberway.render.gl.software;
