package emberway.sprite;

import java.util.Optional;
import java.util.Set;

/** The source of a tile set's images: a folder, a jar or a zip. */
@FunctionalInterface
public interface SpriteSource {
  /**
   * The image of a sprite, with its color key already made transparent.
   *
   * @param spriteName one of the tile set's {@link TileSet#spriteNames}
   * @throws SpriteUnavailableException if it cannot be read, or has the wrong size
   */
  SpriteImage image(String spriteName) throws SpriteUnavailableException;

  /** The names of the sprites that have an image of double size. */
  default Set<String> doubles() {
    return Set.of();
  }

  /**
   * The image of double size of a sprite: twice as wide and high as its {@link #image}, also
   * without a color key.
   *
   * @return empty if there is none
   * @throws SpriteUnavailableException if it cannot be read, or has the wrong size
   */
  default Optional<SpriteImage> doubled(String spriteName) throws SpriteUnavailableException {
    return Optional.empty();
  }
}
