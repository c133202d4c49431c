package emberway.render.iso;

import emberway.render.iso.LabelCollisions.Side;
import java.util.Arrays;

/**
 * Lays out the names in view: first those at the route's start, goal and waypoints; then the others
 * on the sides chosen for the whole map; last, on any free side, those that do not fit there, for
 * example because of the view's edge. Lengths are in pixels of the view.
 */
public final class LabelPlacement {
  private static final double CLEAR = 1.25; // around the marks of the route's ends [letters]
  private static final int LENGTHS = 6; // per name: x, upper, lower, reach, width, height

  private final LabelCollisions labels = new LabelCollisions();
  private float[] lengths = new float[64 * LENGTHS];
  private Side[] sides = new Side[64]; // null for any side
  private boolean[] first = new boolean[64];
  private int[] numbers = new int[64];
  private float[] placed = new float[2 * 64]; // left and top of each name; NaN if not placed
  private int count;

  /** Starts empty; call {@link #begin} first. */
  public LabelPlacement() {}

  /**
   * Starts a new layout.
   *
   * @param letters the height of a line of usual letters
   * @return the collision test; set its bounds and reserved areas before {@link #layOut}
   */
  public LabelCollisions begin(float letters) {
    count = 0;
    labels.begin((float) (LabelSelection.GAP * letters));
    return labels;
  }

  /**
   * Adds a name, with lower priority than those before it.
   *
   * @param number of the place
   * @param side the chosen side; null for any
   * @param isFirst whether it is placed before all names without this flag
   * @param x the center of the named object
   * @param upper the name's lower edge when above the object
   * @param lower the name's upper edge when below the object
   * @param reach the name's distance from {@code x} when beside the object
   */
  public void add(
      int number,
      Side side,
      boolean isFirst,
      float x,
      float upper,
      float lower,
      float reach,
      float width,
      float height) {
    if (count == numbers.length) {
      grow();
    }
    numbers[count] = number;
    sides[count] = side;
    first[count] = isFirst;
    int at = count * LENGTHS;
    lengths[at] = x;
    lengths[at + 1] = upper;
    lengths[at + 2] = lower;
    lengths[at + 3] = reach;
    lengths[at + 4] = width;
    lengths[at + 5] = height;
    count++;
  }

  private void grow() {
    numbers = Arrays.copyOf(numbers, 2 * count);
    sides = Arrays.copyOf(sides, 2 * count);
    first = Arrays.copyOf(first, 2 * count);
    lengths = Arrays.copyOf(lengths, 2 * count * LENGTHS);
    placed = new float[2 * 2 * count];
  }

  /** Places all names that have room. */
  public void layOut(float letters) {
    Arrays.fill(placed, 0, 2 * count, Float.NaN);
    for (int i = 0; i < count; i++) {
      if (first[i]) {
        takeAnywhere(i, 0);
        if (!isPlaced(i)) {
          takeAnywhere(i, (float) (CLEAR * letters));
        }
      }
    }
    for (int i = 0; i < count; i++) {
      int at = i * LENGTHS;
      if (!first[i]
          && sides[i] != null
          && labels.takeAt(
              sides[i],
              lengths[at],
              lengths[at + 1],
              lengths[at + 2],
              lengths[at + 3],
              lengths[at + 4],
              lengths[at + 5])) {
        keep(i);
      }
    }
    for (int i = 0; i < count; i++) {
      if (!isPlaced(i) && !first[i]) {
        takeAnywhere(i, 0);
      }
    }
  }

  private void takeAnywhere(int i, float farther) {
    int at = i * LENGTHS;
    if (labels.takeBeside(
        lengths[at],
        lengths[at + 1] - farther,
        lengths[at + 2] + farther,
        lengths[at + 3] + farther,
        lengths[at + 4],
        lengths[at + 5])) {
      keep(i);
    }
  }

  private void keep(int i) {
    placed[2 * i] = labels.left();
    placed[2 * i + 1] = labels.top();
  }

  /** The number of names added. */
  public int count() {
    return count;
  }

  /** The number of a name's place. */
  public int number(int i) {
    return numbers[i];
  }

  /** Whether a name was placed. */
  public boolean isPlaced(int i) {
    return !Float.isNaN(placed[2 * i]);
  }

  /** The height of a name. */
  public float height(int i) {
    return lengths[i * LENGTHS + 5];
  }

  /** The left edge of a placed name. */
  public float left(int i) {
    return placed[2 * i];
  }

  /** The upper edge of a placed name. */
  public float top(int i) {
    return placed[2 * i + 1];
  }
}
