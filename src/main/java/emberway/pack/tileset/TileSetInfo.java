package emberway.pack.tileset;

/**
 * A tile set's description of itself; each part may be empty.
 *
 * @param author who made it
 * @param license how it may be used
 * @param description a sentence about it
 */
public record TileSetInfo(String author, String license, String description) {
  /** An empty description. */
  public static final TileSetInfo NONE = new TileSetInfo("", "", "");
}
