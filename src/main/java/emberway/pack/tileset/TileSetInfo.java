package emberway.pack.tileset;

/**
 * What a tile set says about itself; each may be empty.
 *
 * @param author who made it
 * @param license how it may be used
 * @param description a sentence about it
 */
public record TileSetInfo(String author, String license, String description) {
  /** Nothing said. */
  public static final TileSetInfo NONE = new TileSetInfo("", "", "");
}
