package emberway.app.text;

import emberway.io.PrintableText;

/**
 * Writes names of maps and places so that they keep their own reading direction within a line, as
 * in the line's own order of words a name in Hebrew or Arabic would fall apart.
 */
public final class NameText {
  /** Begins a part of a line whose first letter says its direction (UAX #9: FSI). Not drawn. */
  public static final char FIRST_STRONG_ISOLATE = '\u2068';

  /** Ends a part of a line that began with an isolate (UAX #9: PDI). Not drawn. */
  public static final char POP_ISOLATE = '\u2069';

  private NameText() {}

  /**
   * Returns a name with escapes for what is not printable, and between isolates if it has letters
   * that are read from right to left.
   */
  public static String of(String name) {
    return isolated(PrintableText.escape(name));
  }

  /**
   * Returns a printable text between isolates if it has letters that are read from right to left
   * and no isolates yet.
   */
  public static String isolated(String text) {
    return hasRightToLeft(text) && text.indexOf(FIRST_STRONG_ISOLATE) < 0
        ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE
        : text;
  }

  /**
   * Returns a text with escapes for what is not printable, except the isolates of names in it: for
   * texts that hold names by {@link #of} beside unknown ones.
   */
  public static String escapeAround(String text) {
    if (text.indexOf(FIRST_STRONG_ISOLATE) < 0) {
      return PrintableText.escape(text);
    }
    StringBuilder out = new StringBuilder(text.length());
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean isEnd = i == text.length();
      if (isEnd || text.charAt(i) == FIRST_STRONG_ISOLATE || text.charAt(i) == POP_ISOLATE) {
        out.append(PrintableText.escape(text.substring(from, i)));
        out.append(text, i, isEnd ? i : i + 1);
        from = i + 1;
      }
    }
    return out.toString();
  }

  private static boolean hasRightToLeft(String text) {
    return text.codePoints()
        .map(Character::getDirectionality)
        .anyMatch(
            direction ->
                direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  }
}
