package emberway.drawable;

import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.HashMap;
import java.util.Map;

/** Reads each picture of a tile set once and checks whether an atlas can use it. */
final class PictureCheck implements SpriteSource {
  private final SpriteSource source;
  private final TileGeometry geometry;
  private final Map<String, SpriteImage> read = new HashMap<>();

  PictureCheck(SpriteSource source, TileGeometry geometry) {
    this.source = source;
    this.geometry = geometry;
  }

  @Override
  public SpriteImage image(String name) throws SpriteUnavailableException {
    SpriteImage image = read.get(name);
    if (image == null) {
      image = source.image(name);
      read.put(name, image);
    }
    return image;
  }

  /** Whether a picture exists, can be read and has the right size. */
  boolean isGood(String name) {
    try {
      SpriteImage image = image(name);
      return geometry.fits(image.width(), image.height());
    } catch (SpriteUnavailableException missing) {
      return false;
    }
  }
}
