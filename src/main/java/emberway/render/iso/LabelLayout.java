package emberway.render.iso;

import java.util.Arrays;

/** Finds room for labels: each in its place unless it would cover one that was there before. */
public final class LabelLayout {
  private static final int SIDES = 4; // of a place: left, top, right, bottom

  private float gap;
  private float[] taken = new float[64 * SIDES];
  private int count;
  private float leftmost; // within which labels are put beside things, like the next three
  private float topmost;
  private float rightmost;
  private float bottommost;
  private float left; // of the label placed last, like the next one
  private float top;

  /** A layout of nothing yet, to be begun. */
  public LabelLayout() {}

  /**
   * Begins anew with nothing.
   *
   * @param newGap what has to stay free between two labels [px]
   */
  public void begin(float newGap) {
    gap = newGap;
    count = 0;
    within(
        Float.NEGATIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.POSITIVE_INFINITY,
        Float.POSITIVE_INFINITY);
  }

  /** Says how far labels beside things may reach, so that none is cut off. [px] */
  public void within(float newLeft, float newTop, float right, float bottom) {
    leftmost = newLeft;
    topmost = newTop;
    rightmost = right;
    bottommost = bottom;
  }

  /** Keeps labels off a place, whatever lies there already. [px] */
  public void reserve(float left, float top, float width, float height) {
    keep(left, top, left + width, top + height);
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
    float middle = (upper + lower - height) / 2;
    return takeWithin(x - width / 2, upper - height, width, height)
        || takeWithin(x + reach, middle, width, height)
        || takeWithin(x - reach - width, middle, width, height)
        || takeWithin(x - width / 2, lower, width, height)
        || takeWithin(
            Math.max(leftmost, Math.min(rightmost - width, x - width / 2)),
            Math.max(topmost, Math.min(bottommost - height, upper - height)),
            width,
            height);
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
    for (int i = 0; i < count * SIDES; i += SIDES) {
      if (x - gap < taken[i + 2]
          && taken[i] < right + gap
          && y - gap < taken[i + 3]
          && taken[i + 1] < bottom + gap) {
        return false;
      }
    }
    keep(x, y, right, bottom);
    return true;
  }

  private void keep(float x, float y, float right, float bottom) {
    if (count * SIDES == taken.length) {
      taken = Arrays.copyOf(taken, 2 * taken.length);
    }
    taken[count * SIDES] = x;
    taken[count * SIDES + 1] = y;
    taken[count * SIDES + 2] = right;
    taken[count * SIDES + 3] = bottom;
    count++;
  }
}
