package emberway.sprite;

/** Where a tile set's pictures come from: a folder, a jar, a zip. */
@FunctionalInterface
public interface SpriteSource {
  /**
   * The picture of a sprite, its color key already turned into transparency.
   *
   * @param spriteName one of the tile set's {@link TileSet#spriteNames}
   * @throws SpriteUnavailableException if it cannot be read, or has the wrong size
   */
  SpriteImage image(String spriteName) throws SpriteUnavailableException;
}
