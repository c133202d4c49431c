package emberway.render.gl.pass;

import emberway.map.GridSize;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * A few rectangles of a picture that together hold all pixels that were added. Rectangles are
 * joined where that adds no pixels, and if they become too many.
 *
 * <p>Mutable and reused, so that a frame of a window allocates nothing.
 */
public final class PictureBoxes {
  private static final int MOST = 8;

  private final int[] left = new int[MOST]; // [picture px]
  private final int[] top = new int[MOST]; // [picture px]
  private final int[] right = new int[MOST]; // exclusive [picture px]
  private final int[] bottom = new int[MOST]; // exclusive [picture px]
  private int count;

  /** Removes all rectangles. */
  public void clear() {
    count = 0;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  /** The number of rectangles; they may overlap. [0..8] */
  public int count() {
    return count;
  }

  /** The first column of a rectangle. [picture px] */
  public int left(int box) {
    return left[box];
  }

  /** The first row of a rectangle. [picture px] */
  public int top(int box) {
    return top[box];
  }

  /** The column after the last one of a rectangle. [picture px] */
  public int right(int box) {
    return right[box];
  }

  /** The row after the last one of a rectangle. [picture px] */
  public int bottom(int box) {
    return bottom[box];
  }

  /** The sum of the areas of all rectangles. [px] */
  public long area() {
    long sum = 0;
    for (int box = 0; box < count; box++) {
      sum += area(left[box], top[box], right[box], bottom[box]);
    }
    return sum;
  }

  /** Adds the pixels of other rectangles. */
  public void add(PictureBoxes others) {
    for (int box = 0; box < others.count; box++) {
      add(others.left[box], others.top[box], others.right[box], others.bottom[box]);
    }
  }

  /** Adds the pixels of a rectangle. [picture px] */
  public void add(PixelBox box) {
    add(box.left(), box.top(), box.right(), box.bottom());
  }

  /**
   * Adds the rectangle that the sprites of some cells can reach in a frame of diamonds.
   *
   * @param cells their indices, row-major
   * @param reach of sprites, from their drawing position [world px]
   * @param blur how far pixels mix with others [world px]
   */
  public void addSprites(PictureFrame frame, int[] cells, PixelBox reach, int blur) {
    IsoProjection projection = (IsoProjection) frame.projection();
    GridSize size = projection.size();
    int fromX = Integer.MAX_VALUE;
    int fromY = Integer.MAX_VALUE;
    int toX = Integer.MIN_VALUE;
    int toY = Integer.MIN_VALUE;
    for (int cell : cells) {
      int x = projection.spriteLeft(size.x(cell), size.y(cell));
      int y = projection.spriteTop(size.x(cell), size.y(cell));
      fromX = Math.min(fromX, x);
      fromY = Math.min(fromY, y);
      toX = Math.max(toX, x);
      toY = Math.max(toY, y);
    }
    if (cells.length > 0) {
      double scale = frame.scale();
      add(
          (int) Math.floor((fromX + reach.left() - blur - frame.originX()) * scale),
          (int) Math.floor((fromY + reach.top() - blur - frame.originY()) * scale),
          (int) Math.ceil((toX + reach.right() + blur - frame.originX()) * scale),
          (int) Math.ceil((toY + reach.bottom() + blur - frame.originY()) * scale));
    }
  }

  /** Adds the pixels of a rectangle, whose ends are exclusive. [picture px] */
  public void add(int fromX, int fromY, int toX, int toY) {
    if (fromX >= toX || fromY >= toY) {
      return;
    }
    int nearest = 0;
    long least = Long.MAX_VALUE; // pixels that joining the nearest one adds
    for (int box = 0; box < count; box++) {
      long joined =
          area(
              Math.min(left[box], fromX),
              Math.min(top[box], fromY),
              Math.max(right[box], toX),
              Math.max(bottom[box], toY));
      long added =
          joined
              - area(left[box], top[box], right[box], bottom[box])
              - area(fromX, fromY, toX, toY);
      if (added < least) {
        least = added;
        nearest = box;
      }
    }
    if (least > 0 && count < MOST) {
      left[count] = fromX;
      top[count] = fromY;
      right[count] = toX;
      bottom[count] = toY;
      count++;
    } else {
      joinWith(nearest, fromX, fromY, toX, toY);
    }
  }

  /** Replaces a rectangle by the one that holds it and another, which may join more of them. */
  private void joinWith(int box, int fromX, int fromY, int toX, int toY) {
    int newLeft = Math.min(left[box], fromX);
    int newTop = Math.min(top[box], fromY);
    int newRight = Math.max(right[box], toX);
    int newBottom = Math.max(bottom[box], toY);
    count--;
    left[box] = left[count];
    top[box] = top[count];
    right[box] = right[count];
    bottom[box] = bottom[count];
    add(newLeft, newTop, newRight, newBottom);
  }

  private static long area(int fromX, int fromY, int toX, int toY) {
    return ((long) toX - fromX) * ((long) toY - fromY);
  }
}
