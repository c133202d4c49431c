/**
 * The map: a grid of cells, the tiles they hold, and the meaning of the tiles.
 *
 * <p>In: tile ids by layer, a legend and named places. Out: a {@link TileMap} that everything else
 * reads.
 *
 * <p>Start at {@link TileMap}; {@link Tile} and {@link Terrain} define what a symbol means, {@link
 * Influence} how it bends routes, and {@link TravelProfile} how the legend applies to one kind of
 * traveler.
 *
 * <p>A new member of a {@link Tile} goes with {@code TileSetJson}, its writer and the schema, which
 * tests compare. An influence acts in {@link Influence#distance}, {@code extent} and {@code
 * multiplierAt} alone. A key of a map's header is in {@link MapInfo} and {@code HeaderKey}.
 *
 * <p><b>Architecture invariant:</b> depends on nothing but the JDK's basic types; no I/O.
 */
package emberway.map;
