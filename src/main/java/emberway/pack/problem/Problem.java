package emberway.pack.problem;

import emberway.io.PrintableText;
import java.util.Comparator;

/**
 * Something wrong with a file: where, what, and what would mend it.
 *
 * @param severity whether the file can be used all the same
 * @param file the file as the reader was told about it
 * @param line the line [&gt;= 1], or 0 for the file as a whole
 * @param column the character in the line [&gt;= 1], or 0 for the line as a whole
 * @param message what is wrong, without a full stop
 * @param mend what would mend it, without a full stop; may be empty
 */
public record Problem(
    Severity severity, String file, int line, int column, String message, String mend) {

  /** Whether a file can be used all the same. */
  public enum Severity {
    /** The file cannot be used. */
    ERROR,
    /** The file can be used, but probably does not mean what it says. */
    WARNING
  }

  /** In the order of files and of places in them. */
  public static final Comparator<Problem> BY_PLACE =
      Comparator.comparing(Problem::file)
          .thenComparingInt(Problem::line)
          .thenComparingInt(Problem::column);

  private static final int MAX_LENGTH = 400;

  /** Checks the place. */
  public Problem {
    if (line < 0 || column < 0 || (line == 0 && column > 0)) {
      throw new IllegalArgumentException("a problem at line " + line + ", column " + column);
    }
  }

  /** An error about a file as a whole. */
  public static Problem inFile(String file, String message, String mend) {
    return new Problem(Severity.ERROR, file, 0, 0, message, mend);
  }

  /** The same where the file can be used all the same. */
  public Problem asWarning() {
    return new Problem(Severity.WARNING, file, line, column, message, mend);
  }

  /** Whether the file cannot be used. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** Whether another says the same of the same place, as grave as it takes it or not. */
  public boolean saysSameAs(Problem other) {
    return line == other.line
        && column == other.column
        && file.equals(other.file)
        && message.equals(other.message);
  }

  /**
   * One line, safe to print: {@code file:line:column: message; mend}, leaving out what is not
   * known.
   */
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
    if (!mend.isEmpty()) {
      out.append("; ").append(PrintableText.escape(PrintableText.abbreviate(mend, MAX_LENGTH)));
    }
    return out.toString();
  }
}
