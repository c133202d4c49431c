package emberway.cli.route;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.query.Query;
import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceCursor;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;

/**
 * Draws a state of a search in text. Where there is room, each cell is a box with F, G and H placed
 * as in Lester's figures and an arrow to the parent; else each cell is a letter. Shows the part of
 * the map that the search has seen, and the query's ends, with a margin of one cell.
 */
final class SearchStepDiagram {
  private static final int MAX_COLUMNS = 128; // of text
  private static final int MAX_BOX_ROWS = 30; // of cells
  private static final int MAX_ROWS = 100; // of cells

  // The least width of a cell in a picture with boxes [characters]
  private static final int MIN_BOX = 5;
  private static final String ARROWS = "↖↑↗←.→↙↓↘"; // index (dy + 1) * 3 + dx + 1

  private static final char CLOSED_FILL = '·';
  private static final char LATEST_FILL = '*';
  private static final char BLOCKED_FILL = '#';

  private static final String LETTERS =
      "o open, x closed, @ closed last, * on the path to it, A start, B goal, # blocked, . unseen";
  private static final String BOXES =
      "F upper left, G lower left, H lower right; arrows point to parents, A starts, B is a goal;";
  private static final String FILLS =
      "closed cells are filled with "
          + CLOSED_FILL
          + ", the latest with "
          + LATEST_FILL
          + ", blocked ones with "
          + BLOCKED_FILL;

  private final GridSize size;
  private final CostField field;
  private final Query query;
  private final TraceCursor cursor;
  private final int latest; // the cell closed last, or negative
  private final boolean[] isOnPath; // on the path from start to latest [by cell]

  // The cells shown, all bounds inclusive.
  private int west = Integer.MAX_VALUE;
  private int east;
  private int north = Integer.MAX_VALUE;
  private int south;

  SearchStepDiagram(RouteContext context, Query query, TraceCursor cursor) {
    size = context.map().size();
    field = context.field();
    this.query = query;
    this.cursor = cursor;
    int[] closed = cursor.closedInOrder();
    latest = closed.length == 0 ? SearchListener.NO_PARENT : closed[closed.length - 1];
    isOnPath = new boolean[size.cells()];
    if (latest >= 0) {
      for (int cell : cursor.pathTo(latest)) {
        isOnPath[cell] = true;
      }
    }
    for (int cell : closed) {
      show(size.cell(cell));
    }
    for (int cell : cursor.openInOrder()) {
      show(size.cell(cell));
    }
    show(query.from());
    query.via().forEach(this::show);
    query.goals().forEach(this::show);
    west = Math.max(0, west - 1);
    east = Math.min(size.width() - 1, east + 1);
    north = Math.max(0, north - 1);
    south = Math.min(size.height() - 1, south + 1);
  }

  private void show(Cell cell) {
    west = Math.min(west, cell.x());
    east = Math.max(east, cell.x());
    north = Math.min(north, cell.y());
    south = Math.max(south, cell.y());
  }

  void print(PrintWriter out) {
    int box = boxWidth();
    int columns = east - west + 1;
    if (rowLabel(0).length() + columns * (box + 1) + 1 <= MAX_COLUMNS
        && south - north < MAX_BOX_ROWS) {
      printBoxes(box, out);
      out.println(BOXES);
      out.println(FILLS);
    } else {
      printLetters(out);
      out.println(LETTERS);
    }
  }

  /** The width of the longest figures in a box. */
  private int boxWidth() {
    int width = MIN_BOX;
    for (int y = north; y <= south; y++) {
      for (int x = west; x <= east; x++) {
        int cell = size.index(x, y);
        if (cursor.isKnown(cell)) {
          int upper = figure(cursor.f(cell)).length() + 2;
          int lower = figure(cursor.g(cell)).length() + figure(cursor.h(cell)).length() + 1;
          width = Math.max(width, Math.max(upper, lower));
        }
      }
    }
    return width;
  }

  /** A cost with at most two decimals. */
  private static String figure(double cost) {
    String text = String.format(Locale.ROOT, cost < 1e6 ? "%.2f" : "%.3g", cost);
    return cost < 1e6 ? text.replaceFirst("\\.?0+$", "") : text;
  }

  private String rowLabel(int y) {
    return String.format(Locale.ROOT, "%" + Integer.toString(size.height()).length() + "d ", y);
  }

  private void printBoxes(int width, PrintWriter out) {
    String margin = " ".repeat(rowLabel(0).length());
    String line = margin + ("+" + "-".repeat(width)).repeat(east - west + 1) + "+";
    StringBuilder numbers = new StringBuilder(margin);
    for (int x = west; x <= east; x++) {
      numbers.append(' ').append(spread(Integer.toString(x), "", width, ' '));
    }
    out.println(numbers.toString().stripTrailing());
    for (int y = north; y <= south; y++) {
      StringBuilder upper = new StringBuilder(rowLabel(y));
      StringBuilder lower = new StringBuilder(margin);
      for (int x = west; x <= east; x++) {
        upper.append('|').append(upperHalf(size.index(x, y), width));
        lower.append('|').append(lowerHalf(size.index(x, y), width));
      }
      out.println(line);
      out.println(upper.append('|'));
      out.println(lower.append('|'));
    }
    out.println(line);
  }

  private String upperHalf(int cell, int width) {
    if (cursor.isKnown(cell)) {
      return spread(figure(cursor.f(cell)), mark(cell), width, fill(cell));
    }
    return spread("", isGoal(cell) ? "B" : "", width, fill(cell));
  }

  private String lowerHalf(int cell, int width) {
    return cursor.isKnown(cell)
        ? spread(figure(cursor.g(cell)), figure(cursor.h(cell)), width, fill(cell))
        : spread("", "", width, fill(cell));
  }

  private char fill(int cell) {
    if (cell == latest) {
      return LATEST_FILL;
    }
    if (field.isBlocked(cell)) {
      return BLOCKED_FILL;
    }
    return cursor.isClosed(cell) ? CLOSED_FILL : ' ';
  }

  /** An arrow to the parent; "A" at a start, and a "B" before the arrow at a goal. */
  private String mark(int cell) {
    int parent = cursor.parent(cell);
    if (parent == SearchListener.NO_PARENT) {
      return "A";
    }
    int dx = size.x(parent) - size.x(cell);
    int dy = size.y(parent) - size.y(cell);
    String arrow = ARROWS.substring((dy + 1) * 3 + dx + 1, (dy + 1) * 3 + dx + 2);
    return isGoal(cell) ? "B" + arrow : arrow;
  }

  private boolean isGoal(int cell) {
    return query.goals().contains(size.cell(cell));
  }

  /** Puts one word at each end of a line. */
  private static String spread(String left, String right, int width, char fill) {
    char[] text = new char[width];
    Arrays.fill(text, fill);
    left.getChars(0, left.length(), text, 0);
    right.getChars(0, right.length(), text, width - right.length());
    return new String(text);
  }

  private void printLetters(PrintWriter out) {
    keepNearLatest();
    for (int y = north; y <= south; y++) {
      StringBuilder row = new StringBuilder(rowLabel(y));
      for (int x = west; x <= east; x++) {
        row.append(letter(size.index(x, y)));
      }
      out.println(row);
    }
    out.printf(Locale.ROOT, "columns %d to %d%n", west, east);
  }

  /** Crops the diagram to a page around the latest cell. */
  private void keepNearLatest() {
    Cell center = latest < 0 ? query.from() : size.cell(latest);
    int columns = MAX_COLUMNS - rowLabel(0).length();
    west = Math.max(west, Math.min(center.x() - columns / 2, east - columns + 1));
    east = Math.min(east, west + columns - 1);
    north = Math.max(north, Math.min(center.y() - MAX_ROWS / 2, south - MAX_ROWS + 1));
    south = Math.min(south, north + MAX_ROWS - 1);
  }

  private char letter(int cell) {
    if (cell == size.index(query.from())) {
      return 'A';
    }
    if (isGoal(cell)) {
      return 'B';
    }
    if (cell == latest) {
      return '@';
    }
    if (isOnPath[cell]) {
      return '*';
    }
    if (cursor.isKnown(cell)) {
      return cursor.isOpen(cell) ? 'o' : 'x';
    }
    return field.isBlocked(cell) ? '#' : '.';
  }
}
