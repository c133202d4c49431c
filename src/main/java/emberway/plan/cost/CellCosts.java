package emberway.plan.cost;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The cost of every cell, stored as an index into a palette of distinct costs: two bytes a cell
 * when the palette is small enough, as on most tile maps, and eight bytes a cell otherwise.
 * Immutable.
 *
 * <p>Design. The cells are stored in pages. An instance that differs from another in a few cells
 * shares all other pages with it. Neighboring pages of one and the same cost share their cells.
 */
final class CellCosts {
  /** The most distinct costs in a palette. */
  static final int MAX_COLORS = 1 << 16;

  /** A page is 2^PAGE_BITS cells. */
  static final int PAGE_BITS = 12;

  private static final int PAGE = 1 << PAGE_BITS;
  private static final int IN_PAGE = PAGE - 1;

  private final int cells;
  private final char[][] numbers; // [by page, by cell in it] into values; null if too many
  private final double[] values; // the distinct costs
  private final double[][] costs; // [by page, by cell in it] used if too many; or null

  private CellCosts(int cells, char[][] numbers, double[] values, double[][] costs) {
    this.cells = cells;
    this.numbers = numbers;
    this.values = values;
    this.costs = costs;
  }

  /** Creates an instance from these costs, which are copied; none may be NaN. */
  static CellCosts of(double[] costs) {
    return of(costs.length, cell -> costs[cell]);
  }

  /**
   * Creates an instance from costs that are computed on demand.
   *
   * @param costAt the cost of each cell, never NaN; may be called twice per cell
   */
  static CellCosts of(int cells, IntToDoubleFunction costAt) {
    char[][] numbers = new char[pages(cells)][];
    Numbering numbering = new Numbering();
    double last = Double.NaN; // equal to no cost
    int number = MAX_COLORS;
    int alike = 0; // the last cells in a row of one cost
    for (int cell = 0; cell < cells; cell++) {
      if ((cell & IN_PAGE) == 0) {
        numbers[cell >> PAGE_BITS] = new char[Math.min(PAGE, cells - cell)];
      }
      double cost = costAt.applyAsDouble(cell);
      alike++;
      if (cost != last) {
        number = numbering.numberOf(cost);
        last = cost;
        alike = 1;
      }
      if (number == MAX_COLORS) {
        return unnumbered(cells, costAt);
      }
      numbers[cell >> PAGE_BITS][cell & IN_PAGE] = (char) number;
      if ((cell & IN_PAGE) == IN_PAGE && alike >= 2 * PAGE) {
        numbers[cell >> PAGE_BITS] = numbers[(cell >> PAGE_BITS) - 1];
      }
    }
    return new CellCosts(cells, numbers, numbering.values(), null);
  }

  private static CellCosts unnumbered(int cells, IntToDoubleFunction costAt) {
    double[][] pages = new double[pages(cells)][];
    for (int page = 0; page < pages.length; page++) {
      int from = page << PAGE_BITS;
      pages[page] = new double[Math.min(PAGE, cells - from)];
      Arrays.setAll(pages[page], inPage -> costAt.applyAsDouble(from + inPage));
    }
    return new CellCosts(cells, null, null, pages);
  }

  private static int pages(int cells) {
    return (cells + PAGE - 1) >> PAGE_BITS;
  }

  /** The number of pages. */
  int pages() {
    return pages(cells);
  }

  /** The first cell of a page, or the number of cells for the page after the last. */
  int firstCell(int page) {
    return Math.min(cells, page << PAGE_BITS);
  }

  /** The cost of a cell. */
  double at(int cell) {
    return numbers == null
        ? costs[cell >> PAGE_BITS][cell & IN_PAGE]
        : values[numbers[cell >> PAGE_BITS][cell & IN_PAGE]];
  }

  /** The number of palette entries; 0 if there are too many distinct costs. */
  int numbered() {
    return numbers == null ? 0 : values.length;
  }

  /** The cost at a palette index. */
  double valueOf(int number) {
    return values[number];
  }

  /** The palette index of a cell's cost; only valid if there is a palette. */
  int numberAt(int cell) {
    return numbers[cell >> PAGE_BITS][cell & IN_PAGE];
  }

  /**
   * Returns a copy with other costs for some cells; copies only the pages of these cells.
   *
   * @param changed the cells, each once
   * @param newCosts their costs, in the same order
   */
  CellCosts with(int[] changed, double[] newCosts) {
    if (numbers == null) {
      double[][] pages = costs.clone();
      for (int i = 0; i < changed.length; i++) {
        int page = changed[i] >> PAGE_BITS;
        pages[page] = pages[page] == costs[page] ? costs[page].clone() : pages[page];
        pages[page][changed[i] & IN_PAGE] = newCosts[i];
      }
      return new CellCosts(cells, null, null, pages);
    }
    Numbering numbering = new Numbering(values);
    char[][] pages = numbers.clone();
    for (int i = 0; i < changed.length; i++) {
      int number = numbering.numberOf(newCosts[i]);
      if (number == MAX_COLORS) {
        return anew(changed, newCosts);
      }
      int page = changed[i] >> PAGE_BITS;
      pages[page] = pages[page] == numbers[page] ? numbers[page].clone() : pages[page];
      pages[page][changed[i] & IN_PAGE] = (char) number;
    }
    return new CellCosts(cells, pages, numbering.values(), null);
  }

  /** Returns a copy with a new palette of only the costs still in use. */
  private CellCosts anew(int[] changed, double[] newCosts) {
    double[] all = new double[cells];
    Arrays.setAll(all, index -> at(index));
    for (int i = 0; i < changed.length; i++) {
      all[changed[i]] = newCosts[i];
    }
    return of(all);
  }

  /** The cells whose costs differ from those of an instance of the same size, ascending. */
  int[] differences(CellCosts that) {
    IntStream.Builder found = IntStream.builder();
    for (int page = 0; page < pages(); page++) {
      if (!sharesPage(that, page)) {
        for (int cell = firstCell(page); cell < firstCell(page + 1); cell++) {
          if (at(cell) != that.at(cell)) {
            found.add(cell);
          }
        }
      }
    }
    return found.build().toArray();
  }

  /** Whether both instances share a page and so agree on it; palette entries never change. */
  private boolean sharesPage(CellCosts that, int page) {
    return numbers == null
        ? that.costs != null && costs[page] == that.costs[page]
        : that.numbers != null && numbers[page] == that.numbers[page];
  }

  /** Numbers costs in order of appearance; a hash table with linear probing. */
  private static final class Numbering {
    private double[] values;
    private int count;
    private int[] slots; // number + 1; 0 = free

    Numbering() {
      values = new double[64];
      slots = new int[4 * values.length];
    }

    /** Starts with these costs, numbered in this order. */
    Numbering(double[] numbered) {
      values = Arrays.copyOf(numbered, numbered.length + 64);
      count = numbered.length;
      slots = new int[4 * Integer.highestOneBit(values.length)];
      for (int number = 0; number < count; number++) {
        slots[slot(values[number])] = number + 1;
      }
    }

    /** The number of a cost, or {@link #MAX_COLORS} if no number is left. */
    int numberOf(double cost) {
      int slot = slot(cost);
      if (slots[slot] != 0) {
        return slots[slot] - 1;
      }
      if (count == MAX_COLORS) {
        return MAX_COLORS;
      }
      if (count == values.length) {
        grow();
        slot = slot(cost);
      }
      values[count++] = cost;
      slots[slot] = count;
      return count - 1;
    }

    /** The slot of a cost, or the free slot where it belongs. */
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
      slots = new int[4 * Integer.highestOneBit(values.length)];
      for (int number = 0; number < count; number++) {
        slots[slot(values[number])] = number + 1;
      }
    }

    double[] values() {
      return Arrays.copyOf(values, count);
    }
  }
}
