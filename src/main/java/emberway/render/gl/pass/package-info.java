/**
 * Single passes over or under the cells: fields, routes and panels, and the passes for reduced
 * scales. Context's thread only.
 *
 * <p>In: overlays and buffers. Out: pixels in the bound target.
 *
 * <p>Start at {@link FieldPass}; {@link RoutePass} holds the widths of a route's ribbon, and {@link
 * GuiPass} draws panels.
 *
 * <p>The shaders receive a ribbon's widths from {@link RoutePass}, except for the chevron in {@code
 * route.frag}. {@code OverlayPasses} decides how much what stands covers.
 */
package emberway.render.gl.pass;
