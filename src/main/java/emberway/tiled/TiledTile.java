package emberway.tiled;

import java.util.List;
import java.util.Optional;

/**
 * What a tile set says about one of its tiles.
 *
 * @param id its number in the set [>= 0]
 * @param className its class or type, may be empty
 * @param image its own picture, in a collection of images
 * @param part the part of its own picture that is drawn; empty for all of it
 * @param animation its frames in order; empty if it stands still
 * @param properties its custom properties
 */
public record TiledTile(
    int id,
    String className,
    Optional<TiledImage> image,
    Optional<Part> part,
    List<Frame> animation,
    TiledProperties properties) {

  /** A rectangle of a picture. [px] */
  public record Part(int x, int y, int width, int height) {}

  /**
   * A frame of an animation.
   *
   * @param tileId the tile of the same set that is shown
   * @param millis for how long [>= 0]
   */
  public record Frame(int tileId, int millis) {}

  /** Keeps a copy of the frames. */
  public TiledTile {
    animation = List.copyOf(animation);
  }

  /** A tile of a sheet about which nothing is said. */
  public static TiledTile plain(int id) {
    return new TiledTile(
        id, "", Optional.empty(), Optional.empty(), List.of(), TiledProperties.NONE);
  }
}
