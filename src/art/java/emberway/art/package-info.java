/**
 * The program that draws the tile set {@code fantasy}: every sprite is computed, none is painted by
 * hand. It is a tool of the repository, not part of the explorer.
 *
 * <p>In: nothing but constants. Out: the pictures of {@code tiles/fantasy}. Only arithmetic that
 * Java defines exactly is used, so the same sources give the same pixels everywhere.
 *
 * <p>Start at {@link TileSetGenerator}.
 *
 * <p><b>Architecture invariant:</b> sees no other package of the project but {@code art.raster}.
 */
package emberway.art;
