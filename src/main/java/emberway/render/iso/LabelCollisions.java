package emberway.render.iso;

import java.util.Arrays;
import java.util.List;

/** Places labels so that none covers an earlier one. */
public final class LabelCollisions {
  /** The side of an object on which its label is placed. */
  public enum Side {
    ABOVE,
    RIGHT,
    LEFT,
    BELOW;

    /** All sides, in order of preference. */
    public static final List<Side> ALL = List.of(values());
  }

  private static final int SIDES = 4; // of a rectangle: left, top, right, bottom

  /**
   * Height of a band of rows [px]; each band lists the rectangles in it, and bands 256 apart share
   * a list.
   */
  private static final float BAND = 32;

  private static final int BANDS = 256;

  private final int[] latest = new int[BANDS]; // newest entry of each band; -1 if none
  private int[] boxes = new int[128]; // of each entry
  private int[] earlier = new int[128]; // previous entry of the same band; -1 for the first
  private int entries;
  private float gap; // to other labels
  private float least; // to reserved areas
  private float[] taken = new float[64 * SIDES];
  private boolean[] isLabel = new boolean[64];
  private int count;
  // The bounds of labels beside objects.
  private float leftmost;
  private float topmost;
  private float rightmost;
  private float bottommost;
  private float left; // of the last placed label
  private float top; // of the last placed label

  /** Starts empty; call {@link #begin} first. */
  public LabelCollisions() {}

  /**
   * Removes all labels and reserved areas.
   *
   * @param newGap the free space between two labels [px]
   */
  public void begin(float newGap) {
    gap = newGap;
    least = newGap;
    count = 0;
    entries = 0;
    Arrays.fill(latest, -1);
    within(
        Float.NEGATIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.POSITIVE_INFINITY,
        Float.POSITIVE_INFINITY);
  }

  /** Sets the free space between later labels and the earlier ones. [px] */
  public void keepApart(float newGap) {
    gap = newGap;
  }

  /** Sets the bounds for labels beside objects, so that none is cut off. [px] */
  public void within(float newLeft, float newTop, float right, float bottom) {
    leftmost = newLeft;
    topmost = newTop;
    rightmost = right;
    bottommost = bottom;
  }

  /**
   * Reserves an area without labels, even if it overlaps others; an area without extent is ignored.
   * [px]
   */
  public void reserve(float left, float top, float width, float height) {
    if (width > 0 || height > 0) {
      keep(left, top, left + width, top + height, false);
    }
  }

  /**
   * Places a label beside an object, on the first side with free space inside the bounds: above,
   * right, left, below. If there is none, tries the position above, pushed inside the bounds. The
   * result is in {@link #left} and {@link #top}.
   *
   * @param x the object's center, in pixels like the rest
   * @param upper its upper edge
   * @param lower its lower edge
   * @param reach half its width
   */
  public boolean takeBeside(
      float x, float upper, float lower, float reach, float width, float height) {
    for (int i = 0; i < Side.ALL.size(); i++) {
      if (takeAt(Side.ALL.get(i), x, upper, lower, reach, width, height)) {
        return true;
      }
    }
    return takeWithin(
        Math.max(leftmost, Math.min(rightmost - width, x - width / 2)),
        Math.max(topmost, Math.min(bottommost - height, upper - height)),
        width,
        height);
  }

  /** Places a label on one side of an object, if there is free space inside the bounds. */
  public boolean takeAt(
      Side side, float x, float upper, float lower, float reach, float width, float height) {
    float middle = (upper + lower - height) / 2;
    return switch (side) {
      case ABOVE -> takeWithin(x - width / 2, upper - height, width, height);
      case RIGHT -> takeWithin(x + reach, middle, width, height);
      case LEFT -> takeWithin(x - reach - width, middle, width, height);
      case BELOW -> takeWithin(x - width / 2, lower, width, height);
    };
  }

  private boolean takeWithin(float x, float y, float width, float height) {
    left = (float) Math.rint(x);
    top = (float) Math.rint(y);
    return left >= leftmost
        && top >= topmost
        && left + width <= rightmost
        && top + height <= bottommost
        && take(left, top, width, height);
  }

  /** The left edge of the last placed label. [px] */
  public float left() {
    return left;
  }

  /** The upper edge of the last placed label. [px] */
  public float top() {
    return top;
  }

  /** Places a label, if its area is free. [px] */
  public boolean take(float x, float y, float width, float height) {
    float right = x + width;
    float bottom = y + height;
    float around = Math.max(gap, least);
    int last = lastBand(y - around, bottom + around);
    for (int band = band(y - around); band <= last; band++) {
      for (int entry = latest[band & (BANDS - 1)]; entry >= 0; entry = earlier[entry]) {
        if (isNear(boxes[entry], x, y, right, bottom)) {
          return false;
        }
      }
    }
    keep(x, y, right, bottom, true);
    return true;
  }

  private boolean isNear(int box, float x, float y, float right, float bottom) {
    int i = box * SIDES;
    float free = isLabel[box] ? gap : least;
    return x - free < taken[i + 2]
        && taken[i] < right + free
        && y - free < taken[i + 3]
        && taken[i + 1] < bottom + free;
  }

  private static int band(float y) {
    return (int) Math.floor(y / BAND);
  }

  /** The last band to look at; at most one round through all lists. */
  private static int lastBand(float top, float bottom) {
    return Math.min(band(bottom), band(top) + BANDS - 1);
  }

  private void keep(float x, float y, float right, float bottom, boolean asLabel) {
    if (count == isLabel.length) {
      taken = Arrays.copyOf(taken, 2 * taken.length);
      isLabel = Arrays.copyOf(isLabel, 2 * count);
    }
    isLabel[count] = asLabel;
    int last = lastBand(y, bottom);
    for (int band = band(y); band <= last; band++) {
      enter(band & (BANDS - 1));
    }
    taken[count * SIDES] = x;
    taken[count * SIDES + 1] = y;
    taken[count * SIDES + 2] = right;
    taken[count * SIDES + 3] = bottom;
    count++;
  }

  private void enter(int band) {
    if (entries == boxes.length) {
      boxes = Arrays.copyOf(boxes, 2 * entries);
      earlier = Arrays.copyOf(earlier, 2 * entries);
    }
    boxes[entries] = count;
    earlier[entries] = latest[band];
    latest[band] = entries++;
  }
}
