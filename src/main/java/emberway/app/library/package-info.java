/**
 * The maps within reach: those opened before, those that come with the program and those of opened
 * packs, each with a small picture that is drawn in the background once it is asked for.
 *
 * <p>In: opened packs, the list of recent maps, and what is typed of a path. Out: sections of maps
 * with the actions that open them.
 *
 * <p>Start at {@link MapLibrary}.
 */
package emberway.app.library;
