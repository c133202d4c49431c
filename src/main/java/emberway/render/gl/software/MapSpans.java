package emberway.render.gl.software;

import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import java.util.Arrays;

/**
 * The columns of a window in which a map is seen, for each band of rows: those where its picture is
 * opaque, or those near it. Mutable and reused, so that a frame of a window allocates nothing.
 */
public final class MapSpans {
  public static final int ROWS = 32; // of a band [px]

  private final int rows; // of a band; all of the window's if nothing is looked for
  private int width; // of the window [px]
  private int height; // of the window [px]
  private int count;
  private int[] first = {}; // the first column of each band; grows
  private int[] end = {}; // the column after the last of each band, not less than first; grows

  /**
   * Creates columns.
   *
   * @param areFound whether to look for them; else there are no opaque ones, and all are near
   */
  MapSpans(boolean areFound) {
    rows = areFound ? ROWS : Integer.MAX_VALUE;
  }

  /** Takes no columns in a window of some size. [px] */
  public void setEmpty(int newWidth, int newHeight) {
    set(newWidth, newHeight, 0);
  }

  /** Takes all columns in a window of some size. [px] */
  public void setWhole(int newWidth, int newHeight) {
    set(newWidth, newHeight, newWidth);
  }

  private void set(int newWidth, int newHeight, int newEnd) {
    width = newWidth;
    height = newHeight;
    count = (height - 1) / rows + 1;
    if (first.length < count) {
      first = new int[count];
      end = new int[count];
    }
    Arrays.fill(first, 0, count, 0);
    Arrays.fill(end, 0, count, newEnd);
  }

  /**
   * Finds the opaque columns of a part of a whole map's picture, as large as the window.
   *
   * @param margin how far inside the ground's edge the picture is opaque [world px]; may be
   *     infinite
   */
  public void findOpaque(PicturePart part, double margin) {
    setEmpty(part.width(), part.height());
    PictureFrame frame = part.frame();
    if (margin == Double.POSITIVE_INFINITY || rows != ROWS) {
      return;
    }
    IsoProjection projection = (IsoProjection) frame.projection();
    double least =
        GroundOpacity.REACH
            + 0.5 * (margin / projection.halfWidth() + margin / projection.halfHeight());
    double mostX = projection.size().width() - 1 - least;
    double mostY = projection.size().height() - 1 - least;
    for (int band = 0; band < count; band++) {
      double top = rowsDown(part, projection, band * ROWS);
      double bottom = rowsDown(part, projection, band * ROWS + height(band));
      // A column is the sum of a cell's x and y, and a row is y - x.
      double from = Math.max(2 * least + bottom, 2 * least - top);
      double to = Math.min(2 * mostX + top, 2 * mostY - bottom);
      first[band] = (int) Math.max(0, Math.min(width, Math.ceil(column(part, projection, from))));
      end[band] =
          (int) Math.max(first[band], Math.min(width, Math.floor(column(part, projection, to))));
    }
  }

  /**
   * Finds the columns of a part of a whole map's picture, as large as the window, that may show
   * something at a distance from the map.
   *
   * @param distance from the outermost centers of cells, at right angles to their sides [cells]
   */
  public void findNear(PicturePart part, double distance) {
    if (rows != ROWS) {
      setWhole(part.width(), part.height());
      return;
    }
    setEmpty(part.width(), part.height());
    IsoProjection projection = (IsoProjection) part.frame().projection();
    double mostX = projection.size().width() - 1 + distance;
    double mostY = projection.size().height() - 1 + distance;
    for (int band = 0; band < count; band++) {
      double top = rowsDown(part, projection, band * ROWS);
      double bottom = rowsDown(part, projection, band * ROWS + height(band));
      double from = -2 * distance + Math.max(0, Math.max(top, -bottom));
      double widest = Math.max(top, Math.min(bottom, mostY - mostX));
      double to = Math.min(2 * mostX + widest, 2 * mostY - widest);
      first[band] = (int) Math.max(0, Math.min(width, Math.floor(column(part, projection, from))));
      end[band] =
          (int) Math.max(first[band], Math.min(width, Math.ceil(column(part, projection, to))));
    }
  }

  /** A cell's y - x at a row of a part. */
  private static double rowsDown(PicturePart part, IsoProjection projection, int row) {
    double worldX = projection.groundOffsetX(); // where x + y is 0
    double worldY = part.frame().originY() + (part.top() + row) / part.frame().scale();
    return 2 * projection.worldToCellY(worldX, worldY);
  }

  /** The column of a part at which a cell's x + y has a value. */
  private static double column(PicturePart part, IsoProjection projection, double sum) {
    double worldX = sum * projection.halfWidth() + projection.groundOffsetX();
    return (worldX - part.frame().originX()) * part.frame().scale() - part.left();
  }

  /** Whether the window has no other columns. */
  public boolean areWhole() {
    for (int band = 0; band < count; band++) {
      if (first[band] > 0 || end[band] < width) {
        return false;
      }
    }
    return true;
  }

  /** Whether there are no columns. */
  public boolean areEmpty() {
    for (int band = 0; band < count; band++) {
      if (first[band] < end[band]) {
        return false;
      }
    }
    return true;
  }

  /** The number of bands. */
  public int count() {
    return count;
  }

  /** The first row of a band. [px] */
  public int top(int band) {
    return band * rows;
  }

  /** The number of rows of a band. [px] */
  public int height(int band) {
    return Math.min(rows, height - band * rows);
  }

  /** The first column of a band. [px] */
  public int first(int band) {
    return first[band];
  }

  /** The column after a band's last one. [px] */
  public int end(int band) {
    return end[band];
  }
}
