package emberway.map;

/**
 * What a map says about itself; everything but the name and the tile set may be empty.
 *
 * @param name what the map is called
 * @param tileSet the name of the tile set it is drawn with
 * @param author who made it
 * @param license how it may be used
 * @param description a sentence about it
 * @param rules the search preset it is meant for, empty for the default
 * @param scale how wide a cell is and how long a cost of 1 takes
 */
public record MapInfo(
    String name,
    String tileSet,
    String author,
    String license,
    String description,
    String rules,
    Scale scale) {

  /** The tile set of a map that names none. */
  public static final String DEFAULT_TILE_SET = "fantasy";

  /** A map of unknown scale. */
  public MapInfo(
      String name,
      String tileSet,
      String author,
      String license,
      String description,
      String rules) {
    this(name, tileSet, author, license, description, rules, Scale.UNKNOWN);
  }
}
