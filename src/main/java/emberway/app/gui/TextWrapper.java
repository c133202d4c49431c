package emberway.app.gui;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Breaks text into lines that fit a width: at spaces, or within a word that alone is too wide, such
 * as a path, then after one of its separators if there is any. A number stays with the word after
 * it, and "in" with a path after it. Results are cached because panels ask for the same texts in
 * every frame.
 */
final class TextWrapper {
  // Steps of the search for the width that balances line lengths.
  private static final int HALVINGS = 6;
  private static final int MAX_KEPT = 2048; // cached texts, before the cache is cleared
  // Separators of paths and names; a line may end with them.
  private static final String JOINTS = "/\\-_#";

  private record Broken(double width, String text) {}

  private final ToDoubleFunction<String> measure;
  private final Map<String, Broken> kept = new HashMap<>(); // by the unbroken text
  private final Map<String, Broken> balanced = new HashMap<>(); // by the unbroken text

  /**
   * Creates a wrapper with an empty cache.
   *
   * @param measure returns the width of a line, in the unit that widths are given in
   */
  TextWrapper(ToDoubleFunction<String> measure) {
    this.measure = measure;
  }

  /** Clears the cache because the measure has changed. */
  void clear() {
    kept.clear();
    balanced.clear();
  }

  /**
   * Breaks a text with line feeds; its own line feeds stay.
   *
   * @param width the width limit of a line; if not even a character fits, each character is a line
   */
  String wrap(String text, double width) {
    Broken before = kept.get(text);
    if (before != null && before.width == width) {
      return before.text;
    }
    if (kept.size() >= MAX_KEPT) {
      kept.clear();
    }
    String result = breakUp(text, width);
    kept.put(text, new Broken(width, result));
    return result;
  }

  /**
   * Breaks a text into as few lines as fit the width, all of about the same length, so that no word
   * is left alone on the last line.
   */
  String wrapBalanced(String text, double width) {
    Broken before = balanced.get(text);
    if (before != null && before.width == width) {
      return before.text;
    }
    String result = breakUp(text, width);
    long lines = result.lines().count();
    double least = width / 2;
    double most = width;
    for (int i = 0; i < HALVINGS && lines > 1; i++) {
      double between = (least + most) / 2;
      String narrower = breakUp(text, between);
      if (narrower.lines().count() > lines) {
        least = between;
      } else {
        most = between;
        result = narrower;
      }
    }
    if (balanced.size() >= MAX_KEPT) {
      balanced.clear();
    }
    balanced.put(text, new Broken(width, result));
    return result;
  }

  private String breakUp(String text, double width) {
    StringBuilder lines = new StringBuilder();
    int from = 0;
    while (from <= text.length()) {
      int feed = text.indexOf('\n', from);
      int end = feed < 0 ? text.length() : feed;
      addLines(lines, text, from, end, width);
      if (feed >= 0) {
        lines.append('\n');
      }
      from = end + 1;
    }
    return lines.toString();
  }

  private void addLines(StringBuilder lines, String text, int start, int end, double width) {
    int from = start;
    while (from < end && !fits(text, from, end, width)) {
      int cut = cut(text, from, end, width);
      lines.append(text, from, cut);
      from = cut;
      while (from < end && text.charAt(from) == ' ') {
        from++;
      }
      if (from < end) {
        lines.append('\n');
      }
    }
    lines.append(text, from, end);
  }

  /** Returns where the first line of a text that is too wide for one line ends. */
  private int cut(String text, int from, int end, double width) {
    int atSpace = -1;
    int afterWord = -1; // position of a space after a word that is not a number
    for (int i = text.indexOf(' ', from + 1); i > 0 && i < end; i = text.indexOf(' ', i + 1)) {
      if (text.charAt(i - 1) == ' ') {
        continue; // repeated spaces
      }
      if (!fits(text, from, i, width)) {
        break;
      }
      atSpace = i;
      boolean stays = endsInNumber(text, from, i) || isBeforePath(text, from, i);
      afterWord = stays ? afterWord : i;
    }
    int before = afterWord > 0 ? afterWord : atSpace;
    if (before < 0) {
      int most = cutWithinWord(text, from, end, width);
      int joint = joint(text, from, most);
      return joint > 0 ? joint : most;
    }
    int space = text.indexOf(' ', before + 1);
    boolean isTooWide = !fits(text, before + 1, space < 0 || space > end ? end : space, width);
    int joint = isTooWide ? joint(text, before + 1, cutWithinWord(text, from, end, width)) : -1;
    return joint > 0 ? joint : before;
  }

  /** Returns the last position in a part of a text where a name can be broken, or -1. */
  private static int joint(String text, int from, int to) {
    for (int i = to; i > from + 1; i--) {
      boolean isBeforeEnding = i < text.length() && text.charAt(i) == '.';
      if (JOINTS.indexOf(text.charAt(i - 1)) >= 0 || isBeforeEnding) {
        return i;
      }
    }
    return -1;
  }

  private int cutWithinWord(String text, int from, int end, double width) {
    int cut = text.offsetByCodePoints(from, 1);
    while (cut < end) {
      int next = text.offsetByCodePoints(cut, 1);
      if (!fits(text, from, next, width)) {
        break;
      }
      cut = next;
    }
    return cut;
  }

  /** Whether the word before a space is "in" and a path follows. */
  private static boolean isBeforePath(String text, int from, int end) {
    return end - 3 >= from
        && text.startsWith(" in ", end - 3)
        && (text.startsWith("/", end + 1) || text.startsWith("~", end + 1));
  }

  /** Whether the word before a space is a number: digits with points and commas. */
  private static boolean endsInNumber(String text, int from, int end) {
    if (!Character.isDigit(text.charAt(end - 1))) {
      return false;
    }
    for (int i = end - 1; i >= from && text.charAt(i) != ' '; i--) {
      char c = text.charAt(i);
      if (!Character.isDigit(c) && c != '.' && c != ',' && c != '(' && c != '−') {
        return false;
      }
    }
    return true;
  }

  private boolean fits(String text, int from, int to, double width) {
    return measure.applyAsDouble(text.substring(from, to)) <= width;
  }
}
