/**
 * Single passes over or under the cells: fields, routes, the interface, and the means for drawing
 * at a reduced size. GL thread only.
 *
 * <p>In: overlays and buffers. Out: pixels in the bound target.
 *
 * <p>Start at {@link FieldPass}; {@link RoutePass} and {@link GuiPass} are alike.
 */
package emberway.render.gl.pass;
