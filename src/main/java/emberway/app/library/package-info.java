/**
 * The maps to choose from: recent maps, bundled maps, and maps of opened packs, each with a small
 * picture that is drawn in the background when it is first asked for.
 *
 * <p>In: opened packs, the list of recent maps, and the path that the user types. Out: sections of
 * maps with what opens them.
 *
 * <p>Start at {@link MapLibrary}.
 */
package emberway.app.library;
