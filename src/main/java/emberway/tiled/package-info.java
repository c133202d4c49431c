/**
 * What a Tiled map is: its grid, its layers, its tile sets and their properties, as Tiled's own
 * file format has them, without a word about files.
 *
 * <p>Names and meanings are those of the TMX format, version 1.10. Pixels grow right and down.
 *
 * <p><b>Architecture invariant:</b> sees {@code map} only; no I/O, no state outside its objects.
 */
package emberway.tiled;
