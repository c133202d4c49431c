package emberway.render.tiled;

import emberway.sprite.SpriteImage;
import emberway.tiled.TiledLayer;

/**
 * A layer's change of its pictures' colors.
 *
 * @param isColored whether there is a tint besides the opacity
 * @param red the tint's factor for red [0..255]
 * @param green the tint's factor for green [0..255]
 * @param blue the tint's factor for blue [0..255]
 * @param alpha the tint's factor for alpha [0..255]
 * @param opacity the layer's opacity [0..255]
 */
record Tint(boolean isColored, int red, int green, int blue, int alpha, int opacity) {
  private static final int LEVEL = 255;
  private static final int WHOLE = 256; // opacity of 1 in Qt's units

  /** Changes nothing. */
  static final Tint NONE = new Tint(false, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL);

  /** A layer's tint and opacity. */
  static Tint of(TiledLayer.Look look) {
    int color = look.tint();
    double opacity = Math.max(0, Math.min(1, look.opacity()));
    return new Tint(
        color != TiledLayer.Look.NO_TINT,
        color >> 16 & 0xFF,
        color >> 8 & 0xFF,
        color & 0xFF,
        color >>> 24,
        LEVEL * (int) (opacity * WHOLE) / WHOLE);
  }

  /** The tint alone. */
  Tint color() {
    return new Tint(isColored, red, green, blue, alpha, LEVEL);
  }

  /** The opacity alone. */
  Tint fading() {
    return new Tint(false, LEVEL, LEVEL, LEVEL, LEVEL, opacity);
  }

  /**
   * The picture with the layer's tint and opacity, or the same object if nothing changes. Every
   * step is rounded as in Tiled's rasterizer, which matters where a picture is nearly transparent.
   */
  SpriteImage apply(SpriteImage image) {
    if (equals(NONE)) {
      return image;
    }
    byte[] out = image.rgba().clone();
    for (int i = 0; i < out.length; i += 4) {
      int coverage = out[i + 3] & 0xFF;
      int seen = times(isColored ? times(coverage, alpha) : coverage, opacity);
      out[i] = channel(out[i], coverage, red, seen);
      out[i + 1] = channel(out[i + 1], coverage, green, seen);
      out[i + 2] = channel(out[i + 2], coverage, blue, seen);
      out[i + 3] = (byte) seen;
    }
    return new SpriteImage(image.width(), image.height(), out);
  }

  private byte channel(byte straight, int coverage, int part, int seen) {
    int value = times(straight & 0xFF, coverage);
    if (isColored) {
      int multiplied = over255(part * value + part * (LEVEL - coverage));
      value = times(times(multiplied, coverage), alpha);
    }
    value = times(value, opacity);
    return seen == 0 ? 0 : (byte) Math.min(LEVEL, (value * LEVEL + seen / 2) / seen);
  }

  private static int times(int value, int part) {
    return over255(value * part);
  }

  /** Divides by 255 and rounds. [0..255²] */
  private static int over255(int value) {
    return (value + (value >> 8) + 128) >> 8;
  }
}
