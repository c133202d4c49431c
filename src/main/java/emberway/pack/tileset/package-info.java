/**
 * Tile sets: the folder of pictures, its {@code tileset.json}, and the library that finds sets by
 * name.
 *
 * <p>In: a folder on disk, in a pack or in the jar. Out: a {@link LoadedTileSet} with legend, looks
 * and sprites.
 *
 * <p>Start at {@link TileSetLibrary}; {@link TileSetReader} reads a folder, {@link TileSetJson} its
 * description.
 */
package emberway.pack.tileset;
