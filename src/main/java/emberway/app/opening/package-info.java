/**
 * How a map is opened: from a path, a pack's map or a bundled name to an {@link OpenedMap} with its
 * scene, or to the problems that prevent it. Copies of unsaved work and remembered route queries
 * are found here, too.
 *
 * <p>These classes read and write files; most of them run on a background thread.
 *
 * <p>Start at {@link MapOpener}. {@link AutosaveStore} holds copies of unsaved work, {@link
 * SavedRouteQueryFiles} holds queries, and {@link SceneComposer} makes the picture's content of a
 * plan.
 */
package emberway.app.opening;
