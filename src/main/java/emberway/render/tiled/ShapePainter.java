package emberway.render.tiled;

import emberway.render.iso.PixelBox;
import emberway.render.text.OutlineRasterizer;
import emberway.sprite.SpriteImage;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;

/** Paints outlines and fillings with antialiased edges, with the rounding of Qt's colors. */
final class ShapePainter {
  private static final int CHANNELS = 4;
  private static final int LEVEL = 255;
  private static final int WHOLE = 256; // units of opacity
  private static final double FLATNESS = 42.0 / 256; // Qt's, of curves [px]

  private final PixelBox box;
  private final AffineTransform turn;
  private final double opacity;
  private final byte[] sheet; // premultiplied [size: width*height*4]
  private AffineTransform place;

  /**
   * Creates a transparent sheet for an area of the world.
   *
   * @param box the area [world px]
   * @param turn what is done to shapes before they are painted
   * @param opacity that of all colors [0..1]
   */
  ShapePainter(PixelBox box, AffineTransform turn, double opacity) {
    this.box = box;
    this.turn = turn;
    this.opacity = opacity;
    place = turn;
    sheet = new byte[box.width() * box.height() * CHANNELS];
  }

  /** Moves the shapes that follow, before they are turned. [px] */
  void move(double x, double y) {
    place = new AffineTransform(turn);
    place.translate(x, y);
  }

  /**
   * Draws a line with a round pen.
   *
   * @param width of the pen [px]
   * @param color 0xAARRGGBB
   */
  void draw(Shape line, double width, int color) {
    BasicStroke pen = new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    paint(pen.createStrokedShape(place.createTransformedShape(line)), color, color >>> 24);
  }

  /**
   * Fills the inside of a line.
   *
   * @param color 0xAARRGGBB, whose alpha does not count
   * @param alpha the alpha instead [0..255]
   */
  void fill(Shape line, int color, int alpha) {
    paint(place.createTransformedShape(line), color, alpha);
  }

  private void paint(Shape outline, int color, int alpha) {
    double share = alpha * (double) (int) (opacity * WHOLE) / WHOLE / LEVEL;
    int[] ink = new int[CHANNELS];
    for (int channel = 0; channel < 3; channel++) {
      ink[channel] = (int) Math.round((color >> (16 - 8 * channel) & 0xFF) * share);
    }
    ink[3] = (int) Math.round(LEVEL * share);
    OutlineRasterizer.fill(
        outline,
        box,
        FLATNESS,
        (row, coverage) -> {
          int at = row * box.width() * CHANNELS;
          for (int x = 0; x < box.width(); x++, at += CHANNELS) {
            if (coverage[x] != 0) {
              blend(at, ink, coverage[x] & 0xFF);
            }
          }
        });
  }

  private void blend(int at, int[] ink, int coverage) {
    int left = LEVEL - times(ink[3], coverage);
    for (int channel = 0; channel < CHANNELS; channel++) {
      int below = times(sheet[at + channel] & 0xFF, left);
      sheet[at + channel] = (byte) (times(ink[channel], coverage) + below);
    }
  }

  private static int times(int value, int part) {
    int product = value * part;
    return (product + (product >> 8) + 128) >> 8;
  }

  /** The painted picture. It takes over the pixels, so nothing can be painted afterward. */
  SpriteImage image() {
    for (int i = 0; i < sheet.length; i += CHANNELS) {
      int alpha = sheet[i + 3] & 0xFF;
      for (int channel = 0; channel < 3 && alpha > 0; channel++) {
        int value = ((sheet[i + channel] & 0xFF) * LEVEL + alpha / 2) / alpha;
        sheet[i + channel] = (byte) Math.min(LEVEL, value);
      }
    }
    return new SpriteImage(box.width(), box.height(), sheet);
  }
}
