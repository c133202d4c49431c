package emberway.app;

import java.util.ArrayList;
import java.util.List;

/** Finds room for labels: each in its place unless it would cover one that was there before. */
final class LabelLayout {
  private record Box(float left, float top, float right, float bottom) {
    boolean overlaps(Box other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  private final float gap;
  private final List<Box> taken = new ArrayList<>();

  /**
   * A layout of nothing yet.
   *
   * @param gap what has to stay free between two labels [px]
   */
  LabelLayout(float gap) {
    this.gap = gap;
  }

  /** Takes a place for a label, if it is free. [px] */
  boolean take(float left, float top, float width, float height) {
    Box box = new Box(left - gap, top - gap, left + width + gap, top + height + gap);
    for (Box other : taken) {
      if (other.overlaps(box)) {
        return false;
      }
    }
    taken.add(new Box(left, top, left + width, top + height));
    return true;
  }
}
