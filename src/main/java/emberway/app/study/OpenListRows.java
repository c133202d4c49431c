package emberway.app.study;

import emberway.map.GridSize;
import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceCursor;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** The open and the closed list as tables, sorted as the user chose. */
public final class OpenListRows {
  /** The table's columns, from left to right. */
  public enum Column {
    CELL("lab.open-list.cell"),
    G("lab.open-list.g"),
    H("lab.open-list.h"),
    F("lab.open-list.f"),
    PARENT("lab.open-list.parent");

    private final String title;

    Column(String title) {
      this.title = title;
    }

    /** Returns the key of the column's title in the bundle of texts. */
    public String title() {
      return title;
    }

    /** Returns the value to sort by; a start has no parent and comes first. */
    private double value(TraceCursor cursor, int cell) {
      return switch (this) {
        case CELL -> cell;
        case G -> cursor.g(cell);
        case H -> cursor.h(cell);
        case F -> cursor.f(cell);
        case PARENT -> cursor.parent(cell);
      };
    }
  }

  private static final int LETTERS = 26;

  private OpenListRows() {}

  /**
   * Returns the cells on the open list, sorted. Cells with equal F are in the order in which the
   * search takes them, other equals in the order in which they were put on the list.
   *
   * @param maxRows the most cells to return
   * @return row-major indices
   */
  public static int[] of(TraceCursor cursor, Column column, boolean ascending, int maxRows) {
    if (column == Column.F) {
      int[] taken = cursor.openByF();
      return IntStream.range(0, Math.min(maxRows, taken.length))
          .map(row -> taken[ascending ? row : taken.length - 1 - row])
          .toArray();
    }
    return sorted(cursor, cursor.openInOrder(), column, ascending, maxRows);
  }

  /**
   * Returns the closed cells, sorted; equals are in the order in which they were closed.
   *
   * @param column the column to sort by; if empty, the cells are in the order in which they were
   *     closed
   * @param maxRows the most cells to return
   * @return row-major indices
   */
  public static int[] ofClosed(
      TraceCursor cursor, Optional<Column> column, boolean ascending, int maxRows) {
    int[] all = cursor.closedInOrder();
    return column.isPresent()
        ? sorted(cursor, all, column.get(), ascending, maxRows)
        : Arrays.copyOf(all, Math.min(maxRows, all.length));
  }

  private static int[] sorted(
      TraceCursor cursor, int[] cells, Column column, boolean ascending, int maxRows) {
    Comparator<Integer> order = Comparator.comparingDouble(cell -> column.value(cursor, cell));
    return IntStream.of(cells)
        .boxed()
        .sorted(ascending ? order : order.reversed())
        .limit(maxRows)
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * Returns a cell's name, with its letter on small maps; a dash for {@link
   * SearchListener#NO_PARENT}.
   */
  public static String name(GridSize size, int cell) {
    if (cell == SearchListener.NO_PARENT) {
      return "–";
    }
    return hasLetters(size) ? letter(cell) + "  " + size.cell(cell) : size.cell(cell).toString();
  }

  /** Whether a map is so small that its cells have letters. */
  public static boolean hasLetters(GridSize size) {
    return size.cells() <= LETTERS;
  }

  /** Returns the letter of a cell, row by row from {@code a}. */
  public static String letter(int cell) {
    return String.valueOf((char) ('a' + cell));
  }
}
