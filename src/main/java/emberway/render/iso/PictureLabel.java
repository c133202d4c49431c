package emberway.render.iso;

/** A name drawn over a picture: light letters with a dark rim, readable on snow and sea alike. */
public final class PictureLabel implements PictureLayer {
  private static final int BYTES_PER_PIXEL = 4;
  private static final int LIGHT = 0xfff3dc;
  private static final int DARK = 0x0b0e14;
  private static final double SHADE = 0.75;
  private static final int OPAQUE = 255;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final byte[] coverage;
  private final int rim;

  /**
   * Wraps an array, without copying it.
   *
   * @param box its area in the picture, including the rim; may extend beyond the picture [px]
   * @param coverage how much of each pixel letters cover, top row first; 0 in the rim around them
   *     [0..255, unsigned] [size: width*height of the box]
   * @param rim the width of the rim [px] [&gt;= 1]
   */
  public PictureLabel(PixelBox box, byte[] coverage, int rim) {
    if (coverage.length != (long) box.width() * box.height() || rim < 1) {
      throw new IllegalArgumentException(
          "%d pixels and a rim of %d for a label of %d × %d px"
              .formatted(coverage.length, rim, box.width(), box.height()));
    }
    left = box.left();
    top = box.top();
    width = box.width();
    height = box.height();
    this.coverage = coverage;
    this.rim = rim;
  }

  /**
   * Draws the label over some rows of a picture.
   *
   * @param rows premultiplied RGBA, changed in place [size: pictureWidth*count*4]
   * @param pictureWidth the width of the picture [px]
   * @param first the picture's row where {@code rows} begin
   * @param count the number of rows
   */
  public void lay(byte[] rows, int pictureWidth, int first, int count) {
    for (int y = Math.max(first, top); y < Math.min(first + count, top + height); y++) {
      layRow(rows, (y - first) * pictureWidth * BYTES_PER_PIXEL, 0, pictureWidth, y);
    }
  }

  @Override
  public void layRow(byte[] rows, int start, int column, int end, int y) {
    if (y < top || y >= top + height) {
      return;
    }
    int toX = Math.min(end, left + width);
    for (int x = Math.max(column, left); x < toX; x++) {
      blend(x - left, y - top, rows, start + (x - column) * BYTES_PER_PIXEL);
    }
  }

  private void blend(int x, int y, byte[] rows, int at) {
    double light = covered(x, y);
    double dark = (1 - light) * darkness(x, y);
    if (light + dark == 0) {
      return;
    }
    double rest = 1 - light - dark;
    for (int channel = 0; channel < 3; channel++) {
      int shift = 16 - 8 * channel;
      double color = (LIGHT >> shift & 0xFF) * light + (DARK >> shift & 0xFF) * dark;
      rows[at + channel] = (byte) Math.round(color + (rows[at + channel] & 0xFF) * rest);
    }
    rows[at + 3] = (byte) Math.round(OPAQUE * (1 - rest) + (rows[at + 3] & 0xFF) * rest);
  }

  private double covered(int x, int y) {
    boolean isInside = x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? (coverage[y * width + x] & 0xFF) / (double) OPAQUE : 0;
  }

  /** The darkness of a pixel under eight shifted copies of the letters. [0..1] */
  private double darkness(int x, int y) {
    double clear = 1;
    for (int dy = -rim; dy <= rim; dy += rim) {
      for (int dx = -rim; dx <= rim; dx += rim) {
        if (dx != 0 || dy != 0) {
          clear *= 1 - SHADE * covered(x - dx, y - dy);
        }
      }
    }
    return 1 - clear;
  }
}
