/**
 * Maps and packs as files: opens any map by its path or address, reads and lists packs, saves maps
 * and builds packs.
 *
 * <p>In: paths. Out: a {@code LoadedMap} or a {@link MapPack}; when saving, files. Problems have
 * file, line, column and remedy.
 *
 * <p>Start at {@link MapFiles} to open a map, at {@link MapPack} for packs, at {@link MapSaver} to
 * save. {@link MapAddress} parses {@code PACK#NAME}.
 *
 * <p><b>Architecture invariant:</b> {@code pack} and its subpackages depend on {@code io}, {@code
 * map}, {@code sprite} and {@code tiled} only; they print nothing.
 */
package emberway.pack;
