package emberway.sprite;

/** Makes the pixels of one color transparent. */
public final class ColorKey {
  /** The published key: pink. 0xRRGGBB */
  public static final int PUBLISHED = 0xFF00FF;

  private ColorKey() {}

  /**
   * Returns an image in which every pixel of exactly this color is fully transparent (and black, so
   * that no filter can bring the key back); other pixels are unchanged.
   *
   * @param rgb the key, 0xRRGGBB
   */
  public static SpriteImage apply(SpriteImage image, int rgb) {
    byte red = (byte) (rgb >> 16);
    byte green = (byte) (rgb >> 8);
    byte blue = (byte) rgb;
    byte[] pixels = image.rgba().clone();
    for (int i = 0; i < pixels.length; i += 4) {
      if (pixels[i] == red && pixels[i + 1] == green && pixels[i + 2] == blue) {
        pixels[i] = 0;
        pixels[i + 1] = 0;
        pixels[i + 2] = 0;
        pixels[i + 3] = 0;
      }
    }
    return new SpriteImage(image.width(), image.height(), pixels);
  }
}
