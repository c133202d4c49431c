package emberway.render.iso;

import java.util.Arrays;

/** Finds room for labels: each in its place unless it would cover one that was there before. */
public final class LabelLayout {
  private static final int SIDES = 4; // of a place: left, top, right, bottom

  private float gap;
  private float[] taken = new float[64 * SIDES];
  private int count;

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
  }

  /** Takes a place for a label, if it is free. [px] */
  public boolean take(float left, float top, float width, float height) {
    float right = left + width;
    float bottom = top + height;
    for (int i = 0; i < count * SIDES; i += SIDES) {
      if (left - gap < taken[i + 2]
          && taken[i] < right + gap
          && top - gap < taken[i + 3]
          && taken[i + 1] < bottom + gap) {
        return false;
      }
    }
    if (count * SIDES == taken.length) {
      taken = Arrays.copyOf(taken, 2 * taken.length);
    }
    taken[count * SIDES] = left;
    taken[count * SIDES + 1] = top;
    taken[count * SIDES + 2] = right;
    taken[count * SIDES + 3] = bottom;
    count++;
    return true;
  }
}
