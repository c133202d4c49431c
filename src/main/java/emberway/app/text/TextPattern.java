package emberway.app.text;

/**
 * Fills arguments into text patterns, which are a subset of ICU's {@code MessageFormat}: {@code
 * {0}}, {@code {0,number}} and {@code {0,plural,one{…}other{…}}}. In plural forms {@code #} is the
 * number, and a form {@code =0} is for that exact number. Quotation marks have no special meaning.
 */
final class TextPattern {
  private static final String NUMBER = ",number";
  private static final String PLURAL = ",plural,";
  private static final int LETTERS = 16; // length of most arguments

  private TextPattern() {}

  /** Fills the arguments into a pattern; patterns within arguments stay as they are. */
  static String fill(String pattern, Object... arguments) {
    StringBuilder text = new StringBuilder(pattern.length() + LETTERS);
    fill(pattern, arguments, "#", text);
    return text.toString();
  }

  /** Appends a pattern, or a plural form in which {@code #} stands for a number. */
  private static void fill(String pattern, Object[] arguments, String number, StringBuilder text) {
    int i = 0;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      if (c == '{') {
        int close = close(pattern, i);
        fillOne(pattern.substring(i + 1, close), arguments, text);
        i = close + 1;
      } else if (c == '#') {
        text.append(number);
        i++;
      } else {
        text.append(c);
        i++;
      }
    }
  }

  /** Returns the index of the brace that closes the one at {@code open}. */
  private static int close(String pattern, int open) {
    int depth = 0;
    for (int i = open; i < pattern.length(); i++) {
      depth += pattern.charAt(i) == '{' ? 1 : pattern.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("a brace is not closed: " + pattern);
  }

  private static void fillOne(String field, Object[] arguments, StringBuilder text) {
    int comma = field.indexOf(',');
    Object argument = arguments[Integer.parseInt(comma < 0 ? field : field.substring(0, comma))];
    String kind = comma < 0 ? "" : field.substring(comma);
    if (kind.isEmpty()) {
      text.append(argument);
    } else if (kind.equals(NUMBER)) {
      text.append(Texts.grouped(((Number) argument).longValue()));
    } else if (kind.startsWith(PLURAL)) {
      long count = ((Number) argument).longValue();
      String form = form(kind.substring(PLURAL.length()), count);
      fill(form, arguments, Texts.grouped(count), text);
    } else {
      throw new IllegalArgumentException("no such kind of argument: " + field);
    }
  }

  /**
   * Returns the plural form for a number: an exact match, else {@code one} for 1, else {@code
   * other}.
   */
  private static String form(String forms, long count) {
    String found = null;
    String exact = "=" + count;
    int from = 0;
    while (from < forms.length()) {
      int open = forms.indexOf('{', from);
      int close = close(forms, open);
      String name = forms.substring(from, open).strip();
      String form = forms.substring(open + 1, close);
      if (name.equals(exact)) {
        return form;
      }
      if ((name.equals("one") && count == 1) || (name.equals("other") && found == null)) {
        found = form;
      }
      from = close + 1;
    }
    if (found == null) {
      throw new IllegalArgumentException("there is no form 'other': " + forms);
    }
    return found;
  }
}
