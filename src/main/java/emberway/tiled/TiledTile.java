package emberway.tiled;

import java.util.List;
import java.util.Optional;

/**
 * A tile set's data about one of its tiles.
 *
 * @param id the tile's number in the set [>= 0]
 * @param className its class or type, may be empty
 * @param image its own picture, in a collection of images
 * @param part the part of its own picture that is drawn; empty for all of it
 * @param animation its frames in order; empty for a still tile
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
   * @param tileId the tile of the same set to show
   * @param millis the frame's duration [>= 0]
   */
  public record Frame(int tileId, int millis) {}

  /** Copies the frames. */
  public TiledTile {
    animation = List.copyOf(animation);
  }

  /** A sheet's tile without further data. */
  public static TiledTile plain(int id) {
    return new TiledTile(
        id, "", Optional.empty(), Optional.empty(), List.of(), TiledProperties.NONE);
  }
}
