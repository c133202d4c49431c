/**
 * The content of a Tiled map: grid, layers, tile sets, objects and properties, with the names and
 * meanings of TMX 1.10; pixels grow right and down.
 *
 * <p>In: values from a reader. Out: an immutable {@link TiledMap}; {@link TiledGrid} maps its cells
 * to Emberway's grid.
 *
 * <p>Start at {@link TiledMap}.
 *
 * <p><b>Architecture invariant:</b> depends on {@code map} only; no I/O, no state outside its
 * objects.
 */
package emberway.tiled;
