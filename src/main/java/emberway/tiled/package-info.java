/**
 * What a Tiled map is: grid, layers, tile sets, objects and properties, as Tiled's format has them.
 * Names and meanings are those of TMX 1.10; pixels grow right and down.
 *
 * <p>In: values from a reader. Out: an immutable {@link TiledMap}; {@link TiledGrid} says where its
 * cells lie on our grid.
 *
 * <p>Start at {@link TiledMap}.
 *
 * <p><b>Architecture invariant:</b> sees {@code map} only; no I/O, no state outside its objects.
 */
package emberway.tiled;
