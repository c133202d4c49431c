package emberway.plan;

import java.util.Arrays;

/**
 * One cost a cell, kept as a number among the different costs there are: two bytes a cell where
 * these are few, as they are on maps made of tiles, and eight where they are not. Immutable.
 */
final class CostPalette {
  /** The most different costs that are numbered. */
  static final int MOST_COLORS = 1 << 16;

  private final char[] numbers; // [by cell] into values; null where there are too many
  private final double[] values; // the different costs, or a cost for each cell

  private CostPalette(char[] numbers, double[] values) {
    this.numbers = numbers;
    this.values = values;
  }

  /** A palette of these costs, none of them NaN; of the array it keeps nothing. */
  static CostPalette of(double[] costs) {
    char[] numbers = new char[costs.length];
    Numbering numbering = new Numbering();
    for (int cell = 0; cell < costs.length; cell++) {
      int number =
          cell > 0 && costs[cell] == costs[cell - 1]
              ? numbers[cell - 1]
              : numbering.numberOf(costs[cell]);
      if (number == MOST_COLORS) {
        return new CostPalette(null, costs.clone());
      }
      numbers[cell] = (char) number;
    }
    return new CostPalette(numbers, numbering.values());
  }

  /** The cost of a cell. */
  double at(int cell) {
    return values[numbers == null ? cell : numbers[cell]];
  }

  /** Numbers costs in the order in which they come; a hash table with linear probing. */
  private static final class Numbering {
    private double[] values = new double[64];
    private int count;
    private int[] slots = new int[4 * values.length]; // number + 1; 0 = free

    /** The number of a cost, or {@link #MOST_COLORS} when there are none left. */
    int numberOf(double cost) {
      int slot = slot(cost);
      if (slots[slot] != 0) {
        return slots[slot] - 1;
      }
      if (count == MOST_COLORS) {
        return MOST_COLORS;
      }
      if (count == values.length) {
        grow();
        slot = slot(cost);
      }
      values[count++] = cost;
      slots[slot] = count;
      return count - 1;
    }

    /** Where a cost is, or is to be. */
    private int slot(double cost) {
      long mixed = Double.doubleToLongBits(cost) * 0x9E3779B97F4A7C15L;
      int slot = (int) (mixed >>> 40) & (slots.length - 1);
      while (slots[slot] != 0 && values[slots[slot] - 1] != cost) {
        slot = (slot + 1) & (slots.length - 1);
      }
      return slot;
    }

    private void grow() {
      values = Arrays.copyOf(values, 2 * count);
      slots = new int[4 * values.length];
      for (int number = 0; number < count; number++) {
        slots[slot(values[number])] = number + 1;
      }
    }

    double[] values() {
      return Arrays.copyOf(values, count);
    }
  }
}
