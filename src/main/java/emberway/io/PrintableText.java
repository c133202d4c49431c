package emberway.io;

/** Makes foreign text safe to show in one line on a terminal. */
public final class PrintableText {
  private static final int QUOTED_LENGTH = 40;

  private PrintableText() {}

  /**
   * The text with everything that is not a visible character or a space written as an escape such
   * as {@code \n} or {@code \u001b}: control and format characters (which move the cursor or change
   * the reading direction), line separators, and lone surrogates.
   */
  public static String escape(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> appendEscaped(out, c));
    return out.toString();
  }

  /** A message without line breaks or other control characters. */
  public static String oneLine(String message) {
    StringBuilder line = new StringBuilder(message.length());
    boolean gap = false;
    for (int i = 0; i < message.length(); i++) {
      char c = message.charAt(i);
      if (Character.isISOControl(c)) {
        gap = true;
      } else {
        if (gap && !line.isEmpty()) {
          line.append(' ');
        }
        gap = false;
        line.append(c);
      }
    }
    return line.toString();
  }

  /**
   * Whether a character controls how others are shown: a control character, or one that overrides
   * the reading direction (U+202A to U+202E, U+2066 to U+2069) and so can disguise a name.
   */
  public static boolean isControl(int codePoint) {
    return Character.isISOControl(codePoint)
        || (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }

  /** The text cut to at most {@code maxLength} characters; an ellipsis marks the cut. */
  public static String abbreviate(String text, int maxLength) {
    if (text.length() <= maxLength) {
      return text;
    }
    int end = maxLength - 1;
    if (Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end) + "…";
  }

  /** A short quotation: abbreviated, escaped and in single quotes. */
  public static String quote(String text) {
    return "'" + escape(abbreviate(text, QUOTED_LENGTH)) + "'";
  }

  /** A quoted character; one that cannot be shown is given by its code point. */
  public static String quote(int codePoint) {
    return isPlain(codePoint)
        ? "'" + Character.toString(codePoint) + "'"
        : "U+%04X".formatted(codePoint);
  }

  /** A number with its noun: "1 row", "2 rows". */
  public static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  private static void appendEscaped(StringBuilder out, int c) {
    if (isPlain(c)) {
      out.appendCodePoint(c);
      return;
    }
    switch (c) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        for (char unit : Character.toChars(c)) {
          out.append("\\u%04x".formatted((int) unit));
        }
      }
    }
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!isPlain(text.codePointAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
