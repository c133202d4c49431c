/**
 * What makes frames faster where software replaces the graphics hardware. Graphics hardware needs
 * none of it, and draws the same pictures the plain way. Window's thread only.
 *
 * <p>In: a part of a picture, a map's ground, lists of triangles. Out: what need not be drawn, or
 * pixels that the processor has copied.
 *
 * <p>Start at {@link SoftwareDriver}, by which the system property {@code emberway.software} turns
 * all of it on or off.
 */
package emberway.render.gl.software;
