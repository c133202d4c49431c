/**
 * Tiled's file formats: reads maps, tile sets, templates and worlds in XML and JSON, and exports
 * Emberway's maps. The model of a Tiled map is {@code emberway.tiled}.
 *
 * <p>In: the files of a Tiled map. Out: a {@code LoadedMap} whose cells and influences follow the
 * tiles' properties; when exporting, a map with a sheet of its sprites.
 *
 * <p>Start at {@link TiledMapOpener}; {@link TiledMapReader} reads the format, {@link
 * TiledTileProperties} gives tiles their meaning, and {@link TiledExport} writes. Other packages
 * use only the opener and the export.
 */
package emberway.pack.tiled;
