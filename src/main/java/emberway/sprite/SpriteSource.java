package emberway.sprite;

import java.util.Optional;
import java.util.Set;

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

  /** The names of the sprites that there is a picture of double size for. */
  default Set<String> doubles() {
    return Set.of();
  }

  /**
   * The picture of double size of a sprite: twice as wide and high as its {@link #image}, likewise
   * without a color key.
   *
   * @return nothing where there is none
   * @throws SpriteUnavailableException if it cannot be read, or has the wrong size
   */
  default Optional<SpriteImage> doubled(String spriteName) throws SpriteUnavailableException {
    return Optional.empty();
  }
}
