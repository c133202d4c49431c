package emberway.map;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A number for each cell of a grid, in few bytes where many are 0 or less than 256. Immutable.
 *
 * <p>Design. The cells are stored in pages, which changed copies share. A page keeps only the
 * numbers that are not 0, one after another, and a bit for each cell that has one.
 */
public final class CellNumbers {
  /** A page is 2^PAGE_BITS cells. */
  private static final int PAGE_BITS = 12;

  private static final int PAGE = 1 << PAGE_BITS;
  private static final int IN_PAGE = PAGE - 1;
  private static final int LONG_BITS = 6; // log2 of the bits in a long
  private static final int MAX_NARROW = 255; // the greatest number that fits into a byte
  private static final CellNumbers NONE = new CellNumbers(0, new Page[0]);

  private final int cells;
  private final Page[] pages;

  private CellNumbers(int cells, Page[] pages) {
    this.cells = cells;
    this.pages = pages;
  }

  /** Numbers for no cell at all. */
  public static CellNumbers none() {
    return NONE;
  }

  /** A 0 for each cell. */
  public static CellNumbers zeros(int cells) {
    Page[] pages = new Page[pages(cells)];
    char[] zeros = new char[Math.min(PAGE, cells)];
    Arrays.fill(pages, new Page(zeros, 0, zeros.length));
    return new CellNumbers(cells, pages);
  }

  /** These numbers, which are copied. */
  public static CellNumbers of(char[] numbers) {
    Page[] pages = new Page[pages(numbers.length)];
    IntStream.range(0, pages.length)
        .parallel()
        .forEach(
            page -> {
              int from = page << PAGE_BITS;
              pages[page] = new Page(numbers, from, Math.min(PAGE, numbers.length - from));
            });
    return new CellNumbers(numbers.length, pages);
  }

  private static int pages(int cells) {
    return (cells + PAGE - 1) >> PAGE_BITS;
  }

  /** Whether there are no cells. */
  public boolean isEmpty() {
    return cells == 0;
  }

  /** The number of cells. */
  public int cells() {
    return cells;
  }

  /** The number of a cell. */
  public int at(int cell) {
    return pages[cell >> PAGE_BITS].at(cell & IN_PAGE);
  }

  /** The greatest number; 0 if there are no cells. */
  public int greatest() {
    int greatest = 0;
    for (Page page : pages) {
      greatest = Math.max(greatest, page.greatest);
    }
    return greatest;
  }

  /** Marks each number that occurs at least once. [size: at least the greatest number + 1] */
  public void markUsed(boolean[] used) {
    for (Page page : pages) {
      page.markUsed(used);
    }
  }

  /**
   * Copies the numbers of some cells.
   *
   * @param to receives them from its start
   */
  public void copy(int from, int count, char[] to) {
    for (int i = 0; i < count; i++) {
      to[i] = (char) at(from + i);
    }
  }

  /**
   * Returns a copy with other numbers for some cells; copies only the pages of these cells.
   *
   * @param changed the cells, ascending
   * @param numbers one for each of them
   */
  public CellNumbers with(int[] changed, char[] numbers) {
    Page[] next = pages.clone();
    for (int i = 0; i < changed.length; ) {
      int page = changed[i] >> PAGE_BITS;
      int from = page << PAGE_BITS;
      char[] all = new char[Math.min(PAGE, cells - from)];
      copy(from, all.length, all);
      for (; i < changed.length && changed[i] >> PAGE_BITS == page; i++) {
        all[changed[i] & IN_PAGE] = numbers[i];
      }
      next[page] = new Page(all, 0, all.length);
    }
    return new CellNumbers(cells, next);
  }

  /** The numbers of some cells. */
  private static final class Page {
    private final int greatest;
    private final long[] filled; // a bit for each number that is not 0; null if none is 0
    private final char[] before; // [by long of filled] how many numbers before it are not 0
    private final byte[] narrow; // the numbers that are not 0; null if they are wide
    private final char[] wide;

    /** Takes some of these numbers. Each long is done by itself, so that compilers see to it. */
    Page(char[] numbers, int from, int cells) {
      long[] bits = new long[(cells + Long.SIZE - 1) >> LONG_BITS];
      char[] counts = new char[bits.length];
      int end = from + cells;
      int count = 0;
      int most = 0;
      for (int i = 0; i < bits.length; i++) {
        int first = from + (i << LONG_BITS);
        bits[i] = filled(numbers, first, end);
        counts[i] = (char) count;
        if (bits[i] != 0) {
          count += Long.bitCount(bits[i]);
          most = Math.max(most, greatest(numbers, first, end));
        }
      }
      greatest = most;
      filled = count == cells ? null : bits;
      before = count == cells ? null : counts;
      narrow = most > MAX_NARROW ? null : new byte[count];
      wide = most > MAX_NARROW ? new char[count] : null;
      for (int i = 0; i < bits.length; i++) {
        if (bits[i] != 0) {
          pack(numbers, from + (i << LONG_BITS), end, counts[i]);
        }
      }
    }

    /** A bit for each of a long's numbers that is not 0. */
    private static long filled(char[] numbers, int from, int end) {
      long bits = 0;
      int last = Math.min(end, from + Long.SIZE);
      for (int i = from; i < last; i++) {
        bits |= numbers[i] == 0 ? 0 : 1L << (i - from);
      }
      return bits;
    }

    /** The greatest of a long's numbers. */
    private static int greatest(char[] numbers, int from, int end) {
      int greatest = 0;
      int last = Math.min(end, from + Long.SIZE);
      for (int i = from; i < last; i++) {
        greatest = Math.max(greatest, numbers[i]);
      }
      return greatest;
    }

    /** Keeps those of a long's numbers that are not 0. */
    private void pack(char[] numbers, int from, int end, int at) {
      int next = at;
      int last = Math.min(end, from + Long.SIZE);
      for (int i = from; i < last; i++) {
        if (numbers[i] != 0) {
          if (narrow != null) {
            narrow[next++] = (byte) numbers[i];
          } else {
            wide[next++] = numbers[i];
          }
        }
      }
    }

    int at(int cell) {
      int index = cell;
      if (filled != null) {
        long bits = filled[cell >> LONG_BITS];
        long bit = 1L << cell;
        if ((bits & bit) == 0) {
          return 0;
        }
        index = before[cell >> LONG_BITS] + Long.bitCount(bits & (bit - 1));
      }
      return packed(index);
    }

    void markUsed(boolean[] used) {
      used[0] |= filled != null;
      int count = narrow != null ? narrow.length : wide.length;
      for (int i = 0; i < count; i++) {
        used[packed(i)] = true;
      }
    }

    private int packed(int index) {
      return narrow != null ? narrow[index] & MAX_NARROW : wide[index];
    }
  }
}
