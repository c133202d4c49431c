package emberway.io;

/** Makes foreign text safe to show in one line on a terminal. */
public final class PrintableText {
  private static final int QUOTED_LENGTH = 40;
  private static final char NON_JOINER = 0x200c;
  private static final char JOINER = 0x200d;
  private static final int FIRST_JOINING = 0x600; // Arabic; the scripts of India follow

  private PrintableText() {}

  /**
   * The text with everything that is not a visible character or a space written as an escape such
   * as {@code \n} or {@code \u001b}: control and format characters (which move the cursor or change
   * the reading direction), line separators, and lone surrogates. The joiners that are part of
   * Persian or Hindi spelling stay after a letter of such a script.
   */
  public static String escape(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (isSpelling(text, i)) {
        out.append(text.charAt(i));
      } else {
        appendEscaped(out, text.codePointAt(i));
      }
    }
    return out.toString();
  }

  /** Whether a character is a joiner (U+200C, U+200D) after a letter whose form it changes. */
  private static boolean isSpelling(String text, int at) {
    if (at == 0 || (text.charAt(at) != NON_JOINER && text.charAt(at) != JOINER)) {
      return false;
    }
    int before = text.codePointBefore(at);
    int type = Character.getType(before);
    return before >= FIRST_JOINING
        && (type == Character.OTHER_LETTER
            || type == Character.NON_SPACING_MARK
            || type == Character.COMBINING_SPACING_MARK);
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
