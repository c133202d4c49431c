package emberway.render.iso;

import java.util.Arrays;
import java.util.List;

/** Finds room for labels: each in its place unless it would cover one that was there before. */
public final class LabelCollisions {
  /** Where a label stands beside a thing. */
  public enum Side {
    ABOVE,
    RIGHT,
    LEFT,
    BELOW;

    /** All of them, the best first. */
    public static final List<Side> ALL = List.of(values());
  }

  private static final int SIDES = 4; // of a place: left, top, right, bottom

  /** Rows of {@value} px; what lies in one is found through it, as in each 256th from there. */
  private static final float BAND = 32;

  private static final int BANDS = 256;

  private final int[] latest = new int[BANDS]; // entry of each band; -1 where it has none
  private int[] boxes = new int[128]; // of each entry
  private int[] earlier =
      new int[128]; // the entry before in the same band; -1 where it is the first
  private int entries;
  private float gap; // to other labels
  private float least; // to what is reserved
  private float[] taken = new float[64 * SIDES];
  private boolean[] isLabel = new boolean[64];
  private int count;
  private float leftmost; // within which labels are put beside things, like the next three
  private float topmost;
  private float rightmost;
  private float bottommost;
  private float left; // of the label placed last, like the next one
  private float top;

  /** A layout of nothing yet, to be begun. */
  public LabelCollisions() {}

  /**
   * Begins anew with nothing.
   *
   * @param newGap what has to stay free between two labels [px]
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

  /** Says what has to stay free between a label and those before it from now on. [px] */
  public void keepApart(float newGap) {
    gap = newGap;
  }

  /** Says how far labels beside things may reach, so that none is cut off. [px] */
  public void within(float newLeft, float newTop, float right, float bottom) {
    leftmost = newLeft;
    topmost = newTop;
    rightmost = right;
    bottommost = bottom;
  }

  /** Keeps labels off a place, unless it is a mere point, whatever lies there already. [px] */
  public void reserve(float left, float top, float width, float height) {
    if (width > 0 || height > 0) {
      keep(left, top, left + width, top + height, false);
    }
  }

  /**
   * Takes a place for a label beside a thing: above it, else at its right, its left or below, where
   * that is free first and wholly within bounds; else above it, pushed into them. Where it came to
   * be, {@link #left} and {@link #top} tell.
   *
   * @param x the middle of the thing [px], likewise the rest
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

  /** Takes a place for a label at one side of a thing, if it is free and wholly within bounds. */
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

  /** The left edge of the label placed last. [px] */
  public float left() {
    return left;
  }

  /** Its upper edge. [px] */
  public float top() {
    return top;
  }

  /** Takes a place for a label, if it is free. [px] */
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

  /** No more bands than there are. */
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
