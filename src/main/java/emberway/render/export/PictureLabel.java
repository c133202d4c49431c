package emberway.render.export;

import java.util.List;

/** A small picture, such as a name, that is laid over a large one. */
public final class PictureLabel {
  private static final int BYTES_PER_PIXEL = 4;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final byte[] rgba;

  /**
   * A label over an array of pixels, which it keeps.
   *
   * @param left where it lies in the large picture; it may reach beyond [px]
   * @param top likewise [px]
   * @param width [px] [&gt;= 0]
   * @param height [px] [&gt;= 0]
   * @param rgba premultiplied, top row first [size: width*height*4]
   */
  public PictureLabel(int left, int top, int width, int height, byte[] rgba) {
    if (rgba.length != (long) width * height * BYTES_PER_PIXEL) {
      throw new IllegalArgumentException(
          rgba.length + " bytes for a label of " + width + " × " + height + " px");
    }
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.rgba = rgba;
  }

  /**
   * Lays labels over some rows of a picture.
   *
   * @param rows premultiplied RGBA, changed in place [size: pictureWidth*count*4]
   * @param pictureWidth [px]
   * @param first the number of the first of the rows in the picture
   * @param count how many rows there are
   */
  public static void lay(
      List<PictureLabel> labels, byte[] rows, int pictureWidth, int first, int count) {
    for (PictureLabel label : labels) {
      label.lay(rows, pictureWidth, first, count);
    }
  }

  private void lay(byte[] rows, int pictureWidth, int first, int count) {
    int fromX = Math.max(0, left);
    int toX = Math.min(pictureWidth, left + width);
    int toY = Math.min(first + count, top + height);
    for (int y = Math.max(first, top); y < toY; y++) {
      int from = ((y - top) * width + fromX - left) * BYTES_PER_PIXEL;
      int to = ((y - first) * pictureWidth + fromX) * BYTES_PER_PIXEL;
      for (int x = fromX; x < toX; x++) {
        blend(rgba, from, rows, to);
        from += BYTES_PER_PIXEL;
        to += BYTES_PER_PIXEL;
      }
    }
  }

  /** Over, of premultiplied colors. */
  private static void blend(byte[] over, int from, byte[] under, int to) {
    int rest = 255 - (over[from + 3] & 0xFF);
    for (int channel = 0; channel < BYTES_PER_PIXEL; channel++) {
      int below = (under[to + channel] & 0xFF) * rest;
      under[to + channel] =
          (byte) Math.min(255, (over[from + channel] & 0xFF) + (below + 127) / 255);
    }
  }
}
