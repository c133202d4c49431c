package emberway.render.gl.pass;

import emberway.render.iso.PictureFrame;
import java.util.Arrays;

/**
 * The pixels of a part of a picture that some boxes touch: a range of columns for each band of
 * rows. Work on a long thin overlay is limited to them.
 *
 * <p>Mutable and reused, so that a frame of a window allocates nothing.
 */
public final class PictureBands {
  private static final int ROWS = 64; // of a band [px]

  private PictureFrame frame; // null until begun
  // The part of the picture, right and bottom exclusive. [picture px]
  private int partLeft;
  private int partTop;
  private int partRight;
  private int partBottom;
  private int count;
  private int[] firstColumn = {}; // of each band [picture px]; grows
  private int[] endColumn = {}; // of each band [picture px]; grows

  /** Starts with no pixels of a part. */
  public void begin(PicturePart part) {
    frame = part.frame();
    partLeft = part.left();
    partTop = part.top();
    partRight = part.left() + part.width();
    partBottom = part.top() + part.height();
    count = (part.height() + ROWS - 1) / ROWS;
    if (firstColumn.length < count) {
      firstColumn = new int[count];
      endColumn = new int[count];
    }
    Arrays.fill(firstColumn, 0, count, partRight);
    Arrays.fill(endColumn, 0, count, partLeft);
  }

  /** Adds all pixels of the part. */
  public void addAll() {
    Arrays.fill(firstColumn, 0, count, partLeft);
    Arrays.fill(endColumn, 0, count, partRight);
  }

  /** Adds the pixels of a box. [world px] */
  void add(int left, int top, int right, int bottom) {
    int x = Math.max(partLeft, (int) Math.floor(pixel(left, frame.originX())));
    int y = Math.max(partTop, (int) Math.floor(pixel(top, frame.originY())));
    int endX = Math.min(partRight, (int) Math.ceil(pixel(right, frame.originX())));
    int endY = Math.min(partBottom, (int) Math.ceil(pixel(bottom, frame.originY())));
    if (x >= endX || y >= endY) {
      return;
    }
    for (int band = (y - partTop) / ROWS; band <= (endY - 1 - partTop) / ROWS; band++) {
      firstColumn[band] = Math.min(firstColumn[band], x);
      endColumn[band] = Math.max(endColumn[band], endX);
    }
  }

  private double pixel(int world, int origin) {
    return ((double) world - origin) * frame.scale();
  }

  /** The number of bands; some may be empty. */
  public int count() {
    return count;
  }

  /** Whether no pixel was added. */
  public boolean isEmpty() {
    for (int band = 0; band < count; band++) {
      if (width(band) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The first column of a band, from the part's left edge. [px] */
  public int left(int band) {
    return firstColumn[band] - partLeft;
  }

  /** The first row of a band, from the part's upper edge. [px] */
  public int top(int band) {
    return band * ROWS;
  }

  /** The number of columns of a band. [px] */
  public int width(int band) {
    return Math.max(0, endColumn[band] - firstColumn[band]);
  }

  /** The number of rows of a band. [px] */
  public int height(int band) {
    return Math.min(ROWS, partBottom - partTop - band * ROWS);
  }
}
