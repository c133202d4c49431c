/**
 * Planning made visible: a map's fields, routes and costs in the neutral form that a picture shows,
 * and the words for them. The command line and the window share it.
 *
 * <p>In: a map and a query. Out: overlays and texts.
 *
 * <p>Start at {@link MapPlanner}; {@link DisplayText} and {@link RouteCostBreakdown} say things in
 * words.
 *
 * <p><b>Architecture invariant:</b> no files, no OpenGL.
 */
package emberway.view;
