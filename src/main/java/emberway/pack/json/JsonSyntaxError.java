package emberway.pack.json;

import emberway.io.PrintableText;

/**
 * Explains invalid JSON from the text around the position where a parser failed.
 *
 * @param message what is wrong there
 * @param remedy how to fix it
 */
record JsonSyntaxError(String message, String remedy) {
  private static final String NOT_VALID = "not valid JSON: ";
  private static final String ANYWHERE = "fix it there or just before";

  /** Explains the error at an offset. [0..text.length] */
  static JsonSyntaxError at(char[] text, int offset) {
    if (offset >= text.length) {
      return new JsonSyntaxError(NOT_VALID + "it ends too early", "close every bracket and quote");
    }
    char here = text[offset];
    char before = offset > 0 ? text[offset - 1] : ' ';
    if (here == '\n' || here == '\r') {
      return fault("a text continues past the end of its line", "close its quote, or write \\n");
    }
    if (before == '\\') {
      return fault("unknown escape " + quote("\\" + here), "write \\\\ for a backslash");
    }
    boolean isInvisible = Character.isISOControl(here) && !Character.isWhitespace(here);
    String word = isInvisible ? "" : wordAt(text, offset);
    if (!word.isEmpty()) {
      return fault(
          "unexpected " + quote(word),
          "a value is a number, true, false, null, or in double quotes; so is a key");
    }
    return fault(
        "unexpected " + PrintableText.quote((int) here), remedy(here, lastBefore(text, offset)));
  }

  private static String remedy(char here, char before) {
    return switch (here) {
      case '}', ']' -> before == ',' ? "remove the comma before it" : ANYWHERE;
      case '/', '#' -> "JSON has no comments; remove it";
      case '\'' -> "use double quotes";
      case '"', '{', '[' -> before == ',' ? ANYWHERE : "put a comma or a colon before it";
      default -> ANYWHERE;
    };
  }

  private static JsonSyntaxError fault(String message, String remedy) {
    return new JsonSyntaxError(NOT_VALID + message, remedy);
  }

  private static String quote(String text) {
    return PrintableText.quote(text);
  }

  /** The number or name around an offset or ending there; empty if there is none. */
  private static String wordAt(char[] text, int offset) {
    int start = offset;
    while (start > 0 && isOfWord(text[start - 1])) {
      start--;
    }
    int end = offset;
    while (end < text.length && isOfWord(text[end])) {
      end++;
    }
    return new String(text, start, end - start);
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '+' || c == '-';
  }

  private static char lastBefore(char[] text, int offset) {
    int at = offset - 1;
    while (at > 0 && Character.isWhitespace(text[at])) {
      at--;
    }
    return at < 0 ? ' ' : text[at];
  }
}
