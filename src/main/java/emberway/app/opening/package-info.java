/**
 * Opens maps: turns a path, a pack's map or a bundled name into an {@link OpenedMap} with its
 * scene, or reports the problems that prevent it. Also finds copies of unsaved work and saved route
 * queries.
 *
 * <p>These classes read and write files; most of them run on a background thread.
 *
 * <p>Start at {@link MapOpener}. {@link AutosaveStore} holds copies of unsaved work, {@link
 * SavedRouteQueryFiles} holds queries, and {@link SceneComposer} computes the content of a scene.
 */
package emberway.app.opening;
