package emberway.render.tiled;

import emberway.sprite.SpriteImage;
import emberway.tiled.TiledCells;

/** Mirrors pictures according to the flip bits of tile numbers. */
final class Flip {
  private Flip() {}

  /**
   * A tile's picture, to be mirrored when it is created.
   *
   * @param flips the flip bits
   */
  record Flipped(TileImages.Cut cut, int flips) {
    /** The width of the mirrored picture. [px] */
    int width() {
      return swaps(flips) ? cut.height() : cut.width();
    }

    /** The height of the mirrored picture. [px] */
    int height() {
      return swaps(flips) ? cut.width() : cut.height();
    }

    /** Creates the picture. */
    SpriteImage image() {
      return apply(cut.image(), flips);
    }
  }

  /** Whether a picture's width becomes its height. */
  static boolean swaps(int flips) {
    return (flips & TiledCells.FLIP_DIAGONALLY) != 0;
  }

  /** The mirrored picture, or the same object if no bit is set. */
  static SpriteImage apply(SpriteImage image, int flips) {
    boolean swaps = swaps(flips);
    boolean mirrorsX = (flips & TiledCells.FLIP_HORIZONTALLY) != 0;
    boolean mirrorsY = (flips & TiledCells.FLIP_VERTICALLY) != 0;
    if (!swaps && !mirrorsX && !mirrorsY) {
      return image;
    }
    int width = swaps ? image.height() : image.width();
    int height = swaps ? image.width() : image.height();
    byte[] out = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int acrossX = mirrorsX ? width - 1 - x : x;
        int acrossY = mirrorsY ? height - 1 - y : y;
        int fromX = swaps ? acrossY : acrossX;
        int fromY = swaps ? acrossX : acrossY;
        int from = (fromY * image.width() + fromX) * 4;
        System.arraycopy(image.rgba(), from, out, (y * width + x) * 4, 4);
      }
    }
    return new SpriteImage(width, height, out);
  }
}
