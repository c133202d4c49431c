/**
 * The open map and what belongs to it on the disk: opening, the copies of unsaved work, and the
 * route queries that are remembered for it.
 *
 * <p>In: a path, a pack's map or a bundled name. Out: an {@link OpenedMap} with its scene, or the
 * problems that prevent it. These classes read and write files; most of them run on a background
 * thread.
 *
 * <p>Start at {@link MapOpener}. {@link AutosaveStore} holds copies of unsaved work, {@link
 * SavedRouteQueryFiles} holds queries, and {@link SceneComposer} makes the picture's content of a
 * plan.
 */
package emberway.app.document;
