/**
 * Which picture a cell gets: tile sets, neighbor masks and suffixes, transitions, color keys, and
 * the atlas's layout.
 *
 * <p>In: a map's tiles and a tile set's pictures. Out: sprite numbers by cell, and an {@link
 * Atlas}.
 *
 * <p>Start at {@link AutoTiler}; {@link NeighborMask}, {@link CornerMask} and {@link
 * TransitionMask} say which neighbors join, {@link TransitionTiler} lays borders between grounds.
 *
 * <p><b>Architecture invariant:</b> sees only {@code map}; no I/O, no OpenGL, no search.
 */
package emberway.sprite;
