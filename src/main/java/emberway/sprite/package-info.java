/**
 * Which picture a cell gets: tile sets, neighbor masks and suffixes, the auto-tiler, color keys and
 * the atlas's layout.
 *
 * <p><b>Architecture invariant:</b> sees only {@code map}; no I/O, no OpenGL, no search.
 */
package emberway.sprite;
