package emberway.pack.store;

import emberway.io.PrintableText;
import emberway.pack.problem.ProblemCollector;
import java.nio.charset.StandardCharsets;

/**
 * Iterates over the lines of a text file held as bytes. Lines end with LF or CRLF, which are not
 * part of them; the last line may lack its end.
 */
public final class LineCursor {
  private final byte[] bytes;
  private final int limit; // end of the lines, exclusive
  private int start;
  private int end;
  private int next;
  private int number;

  /** A cursor before the first line, given that line's offset and number. */
  public LineCursor(byte[] bytes, int from, int limit, int firstNumber) {
    this.bytes = bytes;
    this.limit = limit;
    this.next = from;
    this.number = firstNumber - 1;
  }

  /** Moves to the next line, if any. */
  public boolean advance() {
    if (next >= limit) {
      return false;
    }
    int at = next;
    while (at < limit && bytes[at] != '\n') {
      at++;
    }
    start = next;
    end = at > start && bytes[at - 1] == '\r' ? at - 1 : at;
    next = at + 1;
    number++;
    return true;
  }

  /** Where the line starts. [bytes] */
  public int start() {
    return start;
  }

  /** Where the line ends, exclusive. [bytes] */
  public int end() {
    return end;
  }

  /** Where the line after this one starts. [bytes] */
  public int next() {
    return Math.min(next, limit);
  }

  /** The line's number. [>= 1] */
  public int number() {
    return number;
  }

  public boolean isEmpty() {
    return start == end;
  }

  /** Whether the line starts with an ASCII character. */
  public boolean startsWith(char c) {
    return start < end && bytes[start] == c;
  }

  /**
   * The line as text; null after reporting that it is too long, not UTF-8, or has a control
   * character.
   */
  public String text(int maxLength, ProblemCollector problemCollector) {
    int column = 1;
    for (int i = start; i < end; column++) {
      int c = Utf8Decoder.codePoint(bytes, i, end);
      if (column > maxLength) {
        problemCollector.error(
            number,
            column,
            "the line has %d characters".formatted(Utf8Decoder.count(bytes, start, end)),
            "keep it to " + maxLength);
        return null;
      }
      if (c == Utf8Decoder.MALFORMED) {
        problemCollector.error(number, column, malformed(bytes[i]), "save the file as UTF-8");
        return null;
      }
      if (PrintableText.isControl(c) && c != '\t') {
        problemCollector.error(
            number, column, "control character U+%04X".formatted(c), "remove it from the line");
        return null;
      }
      i += Utf8Decoder.length(c);
    }
    return new String(bytes, start, end - start, StandardCharsets.UTF_8);
  }

  /** The error message for a byte that is not UTF-8. */
  public static String malformed(byte b) {
    return "byte 0x%02X is not valid UTF-8".formatted(b & 0xFF);
  }
}
