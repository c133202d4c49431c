/**
 * Presentation of plans: a map's fields, routes and costs in a neutral form for display, and texts
 * about them. The command line and the window share this package.
 *
 * <p>In: a map, a traveler and a query. Out: the traveler's steps, overlays and texts.
 *
 * <p>Start at {@link MapPlanner}; {@link DisplayText} and {@link RouteCostBreakdown} provide texts
 * and explanations.
 *
 * <p><b>Architecture invariant:</b> no files, no OpenGL.
 */
package emberway.view;
