package emberway.pack.problem;

import emberway.io.PrintableText;
import java.util.Comparator;

/**
 * A problem of a file: where, what, and how to fix it.
 *
 * @param severity whether the file can still be used
 * @param file the file's name as given to the reader
 * @param line the line [&gt;= 1], or 0 for the whole file
 * @param column the character in the line [&gt;= 1], or 0 for the whole line
 * @param message what is wrong, without a full stop
 * @param remedy how to fix it, without a full stop; may be empty
 */
public record Problem(
    Severity severity, String file, int line, int column, String message, String remedy) {

  /** Whether the file can still be used. */
  public enum Severity {
    /** The file cannot be used. */
    ERROR,
    /** The file can be used, but probably does not mean what it says. */
    WARNING
  }

  /** Orders problems by file and position. */
  public static final Comparator<Problem> BY_PLACE =
      Comparator.comparing(Problem::file)
          .thenComparingInt(Problem::line)
          .thenComparingInt(Problem::column);

  private static final int MAX_LENGTH = 400;

  /** Checks the position. */
  public Problem {
    if (line < 0 || column < 0 || (line == 0 && column > 0)) {
      throw new IllegalArgumentException("a problem at line " + line + ", column " + column);
    }
  }

  /** An error about a whole file. */
  public static Problem inFile(String file, String message, String remedy) {
    return new Problem(Severity.ERROR, file, 0, 0, message, remedy);
  }

  /** This problem as a warning. */
  public Problem asWarning() {
    return new Problem(Severity.WARNING, file, line, column, message, remedy);
  }

  /** Whether the file cannot be used. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** Whether another problem has the same position and text, whatever its severity. */
  public boolean isSameFaultAs(Problem other) {
    return line == other.line
        && column == other.column
        && file.equals(other.file)
        && message.equals(other.message);
  }

  /** One line, safe to print: {@code file:line:column: message; remedy}, without unknown parts. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(PrintableText.escape(file));
    if (line > 0) {
      out.append(':').append(line);
    }
    if (column > 0) {
      out.append(':').append(column);
    }
    out.append(": ").append(PrintableText.escape(PrintableText.abbreviate(message, MAX_LENGTH)));
    if (!remedy.isEmpty()) {
      out.append("; ").append(PrintableText.escape(PrintableText.abbreviate(remedy, MAX_LENGTH)));
    }
    return out.toString();
  }
}
