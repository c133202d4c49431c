package emberway.render.export;

/** Converts premultiplied colors, as used for blending, to the straight colors of picture files. */
final class Alpha {
  private Alpha() {}

  /** Converts RGBA pixels in place. Fully transparent pixels become black. */
  static void unpremultiply(byte[] rgba, int length) {
    for (int i = 3; i < length; i += 4) {
      int alpha = rgba[i];
      if (alpha != -1 && alpha != 0) {
        alpha &= 0xFF;
        rgba[i - 3] = straight(rgba[i - 3], alpha);
        rgba[i - 2] = straight(rgba[i - 2], alpha);
        rgba[i - 1] = straight(rgba[i - 1], alpha);
      }
    }
  }

  private static byte straight(byte premultiplied, int alpha) {
    return (byte) Math.min(255, ((premultiplied & 0xFF) * 255 + alpha / 2) / alpha);
  }
}
