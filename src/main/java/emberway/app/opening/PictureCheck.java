package emberway.app.opening;

import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import java.util.HashMap;
import java.util.Map;

/** A tile set's pictures, each read once, and whether an atlas can take them. */
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

  /** Whether it is there, whole and of the right size. */
  boolean isGood(String name) {
    try {
      SpriteImage image = image(name);
      return geometry.fits(image.width(), image.height());
    } catch (SpriteUnavailableException missing) {
      return false;
    }
  }
}
