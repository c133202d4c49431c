/**
 * From a file to a scene: opened maps, the route query as values, and what is drawn over the map.
 * Without OpenGL, mostly on a background thread.
 *
 * <p>In: a path, a map of a pack or the name of a bundled map, and what the user asks. Out: an
 * {@link OpenedMap}, or an {@code UnreadableException}; a {@link RouteReport}.
 *
 * <p>Start at {@link MapOpener} and {@link RouteRequest}, which the {@link RouteService} answers.
 * {@link TravelSettings} hold who travels and at what costs, {@link SceneComposer} computes the
 * content of a scene, {@link AutosaveStore} holds copies of unsaved work, and {@link
 * SavedRouteQueryFiles} holds queries.
 */
package emberway.app.scene;
