package emberway.map;

/**
 * The metadata of a map; everything except the name and the tile set may be empty.
 *
 * @param name the map's name
 * @param tileSet the name of the tile set that draws it
 * @param author the map's author
 * @param license the map's license
 * @param description a sentence about the map
 * @param rules the search preset that the map is made for, empty for the default
 * @param scale the width of a cell and the time that a cost of 1 takes
 */
public record MapInfo(
    String name,
    String tileSet,
    String author,
    String license,
    String description,
    String rules,
    Scale scale) {

  /** The tile set of a map that does not name one. */
  public static final String DEFAULT_TILE_SET = "fantasy";

  /** Metadata of a map with unknown scale. */
  public MapInfo(
      String name,
      String tileSet,
      String author,
      String license,
      String description,
      String rules) {
    this(name, tileSet, author, license, description, rules, Scale.UNKNOWN);
  }

  /** The same metadata with another tile set. */
  public MapInfo withTileSet(String other) {
    return new MapInfo(name, other, author, license, description, rules, scale);
  }
}
