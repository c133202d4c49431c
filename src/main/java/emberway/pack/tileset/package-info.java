/**
 * Tile sets: the folder of pictures, its {@code tileset.json}, and the library that finds a set by
 * name.
 *
 * <p>In: a folder, in a pack, on the disk or in the jar. Out: a {@link LoadedTileSet} with legend,
 * looks and sprites.
 *
 * <p>Start at {@link TileSetLibrary}; {@link TileSetReader} reads a folder, {@link TileSetJson} its
 * description.
 */
package emberway.pack.tileset;
