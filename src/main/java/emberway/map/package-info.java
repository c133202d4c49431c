/**
 * What a map is: a grid of cells, the tiles they hold, and what the tiles mean.
 *
 * <p>In: tile ids by layer, a legend and named places. Out: a {@link TileMap} that everything else
 * reads.
 *
 * <p>Start at {@link TileMap}; {@link Tile} and {@link Terrain} say what a symbol means, {@link
 * Influence} how it bends routes, {@link TravelProfile} how one kind of traveler sees the legend.
 *
 * <p><b>Architecture invariant:</b> sees nothing but the JDK's basic types; does no I/O.
 */
package emberway.map;
