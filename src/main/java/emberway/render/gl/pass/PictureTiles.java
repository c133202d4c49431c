package emberway.render.gl.pass;

import emberway.render.iso.PictureFrame;
import java.util.BitSet;

/**
 * The tiles of a picture that some boxes touch, so that work on what shows only here and there can
 * leave the rest out. What lies beyond the picture's edge counts as in the tiles at the edge.
 */
public final class PictureTiles {
  private static final int MAX_TILES = 1 << 24; // larger pictures have larger tiles

  private final PictureFrame frame;
  private int widthBits = 8; // log2 of a tile's width [px]
  private int heightBits = 5; // log2 of a tile's height [px]
  private final int columns;
  private final int rows;
  private final BitSet touched = new BitSet(); // row by row

  /** Creates the tiles of a frame's picture; nothing touches them. */
  public PictureTiles(PictureFrame frame) {
    this.frame = frame;
    while (((long) frame.width() >> widthBits) * (frame.height() >> heightBits) > MAX_TILES) {
      widthBits++;
      heightBits++;
    }
    columns = (frame.width() >> widthBits) + 1;
    rows = (frame.height() >> heightBits) + 1;
  }

  /** Adds a box and what lies within some picture pixels of it. [world px] */
  public void add(double left, double top, double right, double bottom, double margin) {
    int firstColumn = column((left - frame.originX()) * frame.scale() - margin);
    int lastColumn = column((right - frame.originX()) * frame.scale() + margin);
    int firstRow = row((top - frame.originY()) * frame.scale() - margin);
    int lastRow = row((bottom - frame.originY()) * frame.scale() + margin);
    for (int row = firstRow; row <= lastRow; row++) {
      touched.set(row * columns + firstColumn, row * columns + lastColumn + 1);
    }
  }

  private int column(double x) {
    return within((int) Math.floor(x) >> widthBits, columns);
  }

  private int row(double y) {
    return within((int) Math.floor(y) >> heightBits, rows);
  }

  private static int within(int tile, int count) {
    return Math.max(0, Math.min(count - 1, tile));
  }

  /** Whether no box touches the picture. */
  public boolean isEmpty() {
    return touched.isEmpty();
  }

  /**
   * The next pixel to the right, from a place on, whose tile is touched in some rows.
   *
   * @param x the place; may lie beyond the picture, like the result and the rows [picture px]
   * @param end the end of the search
   * @return {@code end} if there is none
   */
  public int nextTouched(int x, int end, int top, int bottom) {
    return next(x, end, top, bottom, true);
  }

  /** Like {@link #nextTouched}, but the next pixel whose tile is not touched. */
  public int nextUntouched(int x, int end, int top, int bottom) {
    return next(x, end, top, bottom, false);
  }

  private int next(int x, int end, int top, int bottom, boolean isWanted) {
    int at = x;
    while (at < end) {
      int column = column(at);
      if (isTouched(column, row(top), row(bottom - 1)) == isWanted) {
        return at;
      }
      at = column == columns - 1 ? end : (column + 1) << widthBits;
    }
    return end;
  }

  private boolean isTouched(int column, int firstRow, int lastRow) {
    for (int row = firstRow; row <= lastRow; row++) {
      if (touched.get(row * columns + column)) {
        return true;
      }
    }
    return false;
  }
}
