/**
 * Tiled's files: maps, tile sets, templates and worlds in XML and JSON are read, and our maps are
 * written as Tiled's. The model of a Tiled map is {@code emberway.tiled}.
 *
 * <p>In: the files of a Tiled map. Out: a {@code LoadedMap} whose cells and influences follow the
 * tiles' properties; the other way, a map with a sheet of its sprites.
 *
 * <p>Start at {@link TiledMapOpener}; {@link TiledMapReader} reads the format, {@link
 * TiledTileMeaning} says what a tile means, and {@link TiledExport} writes. One package with one
 * door: nothing else here is seen from outside but the export.
 */
package emberway.pack.tiled;
