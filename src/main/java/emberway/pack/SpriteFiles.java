package emberway.pack;

import emberway.io.Printable;
import emberway.sprite.ColorKey;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.Map;
import java.util.OptionalInt;

/** A tile set's pictures, each read and decoded anew when it is asked for. Immutable. */
final class SpriteFiles implements SpriteSource {
  /** The largest file of one sprite. [bytes] */
  private static final int MAX_BYTES = 16 << 20;

  /** Where a picture is. */
  record Location(TileFolder folder, String fileName) {}

  private final TileFolder home;
  private final Map<String, Location> locations;
  private final TileGeometry geometry;
  private final OptionalInt colorKey;

  /**
   * Over the files of a tile set.
   *
   * @param home the tile set's own folder, where a missing picture should be
   */
  SpriteFiles(
      TileFolder home,
      Map<String, Location> locations,
      TileGeometry geometry,
      OptionalInt colorKey) {
    this.home = home;
    this.locations = Map.copyOf(locations);
    this.geometry = geometry;
    this.colorKey = colorKey;
  }

  @Override
  public SpriteImage image(String spriteName) throws SpriteUnavailableException {
    Location location = locations.get(spriteName);
    if (location == null) {
      throw unavailable(
          home.display(Printable.abbreviate(spriteName, 100) + ".png"),
          "not found",
          "add it to the tile set");
    }
    String file = location.folder.display(location.fileName);
    byte[] bytes = read(location);
    PngHeader header =
        PngHeader.of(bytes)
            .orElseThrow(
                () ->
                    unavailable(
                        file,
                        "this is %s, not a whole PNG picture".formatted(FileKind.of(bytes).label()),
                        "save the picture again as a PNG"));
    if (header.width() != geometry.spriteWidth() || header.height() != geometry.spriteHeight()) {
      throw unavailable(
          file,
          "the picture is %d × %d px".formatted(header.width(), header.height()),
          "this tile set's sprites are %d × %d px"
              .formatted(geometry.spriteWidth(), geometry.spriteHeight()));
    }
    SpriteImage image = decode(file, bytes);
    return colorKey.isPresent() ? ColorKey.apply(image, colorKey.getAsInt()) : image;
  }

  private static byte[] read(Location location) throws SpriteUnavailableException {
    try {
      return location.folder.read(location.fileName, MAX_BYTES);
    } catch (UnreadableException e) {
      throw new SpriteUnavailableException(e.getMessage(), e);
    }
  }

  // A damaged file makes the decoder fail in many ways, not all of its own kind.
  private static SpriteImage decode(String file, byte[] bytes) throws SpriteUnavailableException {
    try {
      return PngDecoder.decode(bytes);
    } catch (RuntimeException e) {
      throw new SpriteUnavailableException(
          Problem.inFile(file, "the picture is damaged or cut off", "save it again as a PNG")
              .toString(),
          e);
    }
  }

  private static SpriteUnavailableException unavailable(String file, String message, String mend) {
    return new SpriteUnavailableException(Problem.inFile(file, message, mend).toString());
  }
}
