package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FileKind;
import emberway.pack.store.LineCursor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads MovingAI scenario files: {@code version 1}, then one query per line with the nine columns
 * bucket, map, width, height, start x, start y, goal x, goal y, optimal length.
 */
public final class MovingAiScenarioReader {
  private static final int MAX_BYTES = 1 << 26;
  private static final int MAX_LINE = 1000;
  private static final int COLUMNS = 9;
  private static final Pattern VERSION = Pattern.compile("version 1(\\.0)?\\s*");
  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern TAB = Pattern.compile("\t");

  private final ProblemCollector problemCollector;
  private final List<Scenario> scenarios = new ArrayList<>();

  private MovingAiScenarioReader(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /** Reads a file. */
  public static List<Scenario> read(Path file) throws UnreadableException {
    String display = file.toString();
    return read(display, FileBytes.readNamed(file, display, MAX_BYTES));
  }

  /**
   * Reads a file's content.
   *
   * @param file the file's name in problems
   */
  public static List<Scenario> read(String file, byte[] bytes) throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector(file);
    MovingAiScenarioReader reader = new MovingAiScenarioReader(problemCollector);
    LineCursor lineCursor = new LineCursor(bytes, FileKind.bomLength(bytes), bytes.length, 1);
    boolean any = lineCursor.advance();
    String first = any ? lineCursor.text(MAX_LINE, problemCollector) : "";
    if (first != null && !VERSION.matcher(first).matches()) {
      problemCollector.error(
          any ? 1 : 0,
          0,
          any
              ? PrintableText.quote(first) + " in place of 'version 1'"
              : "this is an empty file, not a scenario",
          "a MovingAI scenario's first line is 'version 1'");
    }
    problemCollector.throwIfErrors();
    while (lineCursor.advance() && !problemCollector.isFull()) {
      String text = lineCursor.text(MAX_LINE, problemCollector);
      if (text != null && !text.isBlank()) {
        reader.readLine(text, lineCursor.number());
      }
    }
    problemCollector.throwIfErrors();
    return List.copyOf(reader.scenarios);
  }

  private void readLine(String text, int line) {
    String[] column = (text.indexOf('\t') >= 0 ? TAB : SPACE).split(text.strip(), -1);
    if (column.length != COLUMNS) {
      problemCollector.error(
          line,
          0,
          "%d columns in place of %d".formatted(column.length, COLUMNS),
          "write bucket, map, width, height, start x, start y, goal x, goal y, length");
      return;
    }
    int[] n = new int[COLUMNS - 1];
    for (int i = 0; i < n.length; i++) {
      n[i] = i == 1 ? 0 : whole(column[i], line, i);
      if (n[i] < 0) {
        return;
      }
    }
    double length = length(column[COLUMNS - 1], line);
    if (length < 0) {
      return;
    }
    if (!GridSize.isValid(n[2], n[3])) {
      problemCollector.error(
          line, 0, "a map of %d × %d cells".formatted(n[2], n[3]), "fix the columns");
      return;
    }
    GridSize size = new GridSize(n[2], n[3]);
    Cell start = new Cell(n[4], n[5]);
    Cell goal = new Cell(n[6], n[7]);
    for (Cell cell : List.of(start, goal)) {
      if (!size.contains(cell.x(), cell.y())) {
        problemCollector.error(
            line, 0, "%s is off the map of %s cells".formatted(cell, size), "fix the columns");
        return;
      }
    }
    scenarios.add(new Scenario(n[0], column[1], n[2], n[3], start, goal, length));
  }

  /** A whole number, not negative; −1 after reporting a problem. */
  private int whole(String text, int line, int column) {
    if (text.length() <= 9 && !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return Integer.parseInt(text);
    }
    problemCollector.error(
        line,
        0,
        "column %d is %s".formatted(column + 1, PrintableText.quote(text)),
        "it must be a whole number");
    return -1;
  }

  /** A length, or −1 after reporting a problem. */
  private double length(String text, int line) {
    double length = -1;
    try {
      length = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      // reported below, like every invalid length
    }
    if (length >= 0 && length < Double.POSITIVE_INFINITY) {
      return length;
    }
    problemCollector.error(
        line,
        0,
        "column %d is %s".formatted(COLUMNS, PrintableText.quote(text)),
        "it must be a length of 0 or more");
    return -1;
  }
}
