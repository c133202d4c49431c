/**
 * Single passes over or under the cells: fields, routes, the interface, and the means for drawing
 * at a reduced size. Window's thread only.
 *
 * <p>In: overlays and buffers. Out: pixels in the bound target.
 *
 * <p>Start at {@link FieldPass}; {@link RoutePass} holds the widths of a route's ribbon, and {@link
 * GuiPass} draws the panels.
 */
package emberway.render.gl.pass;
