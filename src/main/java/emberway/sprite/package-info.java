/**
 * The choice of each cell's image: tile sets, neighbor masks and suffixes, transitions, color keys,
 * and the layout of the atlas.
 *
 * <p>In: a map's tiles and a tile set's images. Out: sprite numbers by cell, and an {@link Atlas}.
 *
 * <p>Start at {@link AutoTiler}; {@link NeighborMask}, {@link CornerMask} and {@link
 * TransitionMask} describe how neighbors join, and {@link TransitionTiler} puts borders between
 * grounds.
 *
 * <p>A join knows no direction, because maps are rotated: north is the layer's own ({@code
 * TileLayer.turn}). A tile that joined on one side would need pictures of all four single arms.
 *
 * <p><b>Architecture invariant:</b> depends only on {@code map}; no I/O, no OpenGL, no search.
 */
package emberway.sprite;
