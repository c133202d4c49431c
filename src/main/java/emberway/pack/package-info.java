/**
 * Maps and packs as files: opens any map by its path or address, reads and lists packs, saves maps
 * and builds packs.
 *
 * <p>In: paths. Out: a {@code LoadedMap} or a {@link MapPack}; on the way back, files. Problems
 * carry file, line, column and remedy.
 *
 * <p>Start at {@link MapFiles} for opening one map, at {@link MapPack} for a pack, at {@link
 * MapSaver} for saving. {@link MapAddress} takes {@code PACK#NAME} apart.
 *
 * <p><b>Architecture invariant:</b> {@code pack} and what lies in it see {@code io}, {@code map},
 * {@code sprite}, {@code tiled} and {@code jpeg}; they print nothing.
 */
package emberway.pack;
