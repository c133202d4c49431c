package emberway.render.iso;

import emberway.render.iso.LabelCollisions.Side;
import java.util.Arrays;

/**
 * Lays out the names in view: first those where the route begins, ends or passes, then each at the
 * side that is settled for all of the map, and last, wherever there is room, those that something
 * covers there, such as the view's edge. Lengths are in pixels of the view.
 */
public final class LabelPlacement {
  private static final double CLEAR = 1.25; // of the mark of an end of the route [letters]
  private static final int LENGTHS = 5; // of a name: x, upper, lower, reach, width

  private final LabelCollisions labels = new LabelCollisions();
  private float[] lengths = new float[64 * LENGTHS];
  private Side[] sides = new Side[64]; // null where any will do
  private boolean[] first = new boolean[64];
  private int[] numbers = new int[64];
  private float[] placed = new float[2 * 64]; // left and top of each name; NaN where it has no room
  private int count;

  /** A layout of nothing yet, to be begun. */
  public LabelPlacement() {}

  /**
   * Begins anew with no names.
   *
   * @param letters how high a line is
   * @return what keeps names apart and off things; bounds and reserved places are to be told to it
   *     before {@link #layOut}
   */
  public LabelCollisions begin(float letters) {
    count = 0;
    labels.begin((float) (LabelSelection.GAP * letters));
    return labels;
  }

  /**
   * Adds a name, to be laid out after those before it.
   *
   * @param number of the place
   * @param side where it is to stand; null where any side will do
   * @param isFirst whether it is laid out before all that are not
   * @param x the middle of what it names
   * @param upper where its foot is if it stands above that
   * @param lower where its head is if it hangs below that
   * @param reach how far to the side of {@code x} it lies if it lies beside that
   */
  public void add(
      int number,
      Side side,
      boolean isFirst,
      float x,
      float upper,
      float lower,
      float reach,
      float width) {
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
    count++;
  }

  private void grow() {
    numbers = Arrays.copyOf(numbers, 2 * count);
    sides = Arrays.copyOf(sides, 2 * count);
    first = Arrays.copyOf(first, 2 * count);
    lengths = Arrays.copyOf(lengths, 2 * count * LENGTHS);
    placed = new float[2 * 2 * count];
  }

  /** Finds a place for each name that there is room for. */
  public void layOut(float letters) {
    Arrays.fill(placed, 0, 2 * count, Float.NaN);
    for (int i = 0; i < count; i++) {
      if (first[i]) {
        takeAnywhere(i, 0, letters);
        if (!isPlaced(i)) {
          takeAnywhere(i, (float) (CLEAR * letters), letters);
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
              letters)) {
        keep(i);
      }
    }
    for (int i = 0; i < count; i++) {
      if (!isPlaced(i) && !first[i]) {
        takeAnywhere(i, 0, letters);
      }
    }
  }

  private void takeAnywhere(int i, float farther, float letters) {
    int at = i * LENGTHS;
    if (labels.takeBeside(
        lengths[at],
        lengths[at + 1] - farther,
        lengths[at + 2] + farther,
        lengths[at + 3] + farther,
        lengths[at + 4],
        letters)) {
      keep(i);
    }
  }

  private void keep(int i) {
    placed[2 * i] = labels.left();
    placed[2 * i + 1] = labels.top();
  }

  /** How many names were added. */
  public int count() {
    return count;
  }

  /** The number of the place of a name. */
  public int number(int i) {
    return numbers[i];
  }

  /** Whether there is room for it. */
  public boolean isPlaced(int i) {
    return !Float.isNaN(placed[2 * i]);
  }

  /** The left edge of a name that there is room for. */
  public float left(int i) {
    return placed[2 * i];
  }

  /** Its upper edge. */
  public float top(int i) {
    return placed[2 * i + 1];
  }
}
