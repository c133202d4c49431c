/**
 * Opens maps with their scenes, or reports the problems that prevent it. Also finds copies of
 * unsaved work and saved route queries.
 *
 * <p>In: a path, a map of a pack or the name of a bundled map. Out: an {@link OpenedMap}, or an
 * {@code UnreadableException}. Files are read and written, mostly on a background thread.
 *
 * <p>Start at {@link MapOpener}. {@link AutosaveStore} holds copies of unsaved work, {@link
 * SavedRouteQueryFiles} holds queries, and {@link SceneComposer} computes the content of a scene.
 */
package emberway.app.opening;
