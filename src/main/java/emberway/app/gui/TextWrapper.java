package emberway.app.gui;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Breaks text into lines that fit a width: at spaces, and within a word only where that alone is
 * too wide, such as a path, and then at one of its own joints if there is any. A number stays
 * beside the word that follows it, and "in" beside a path. What came of a text is kept, because
 * panels ask for the same in every frame.
 */
final class TextWrapper {
  private static final int HALVINGS = 6; // of the width that lines of like length are sought in
  private static final int MOST_KEPT = 2048; // texts; then all are forgotten
  private static final String JOINTS = "/\\-_#"; // of paths and names; lines may end with them

  private record Broken(double width, String text) {}

  private final ToDoubleFunction<String> measure;
  private final Map<String, Broken> kept = new HashMap<>(); // by the text as it was, like the next
  private final Map<String, Broken> balanced = new HashMap<>();

  /**
   * With nothing broken yet.
   *
   * @param measure tells how wide a line is, in the unit that widths are given in
   */
  TextWrapper(ToDoubleFunction<String> measure) {
    this.measure = measure;
  }

  /** Forgets what is kept: lines are measured in another way from now on. */
  void clear() {
    kept.clear();
    balanced.clear();
  }

  /**
   * A text with line feeds where lines have to end; those that it has already stay.
   *
   * @param width the most that a line may take; where not even a character fits, each is a line
   */
  String broken(String text, double width) {
    Broken before = kept.get(text);
    if (before != null && before.width == width) {
      return before.text;
    }
    if (kept.size() >= MOST_KEPT) {
      kept.clear();
    }
    String result = breakUp(text, width);
    kept.put(text, new Broken(width, result));
    return result;
  }

  /** The same in as many lines, but so that no word is left alone on the last. */
  String balanced(String text, double width) {
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
    if (balanced.size() >= MOST_KEPT) {
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

  /** Where the first line of a text ends that is too wide for one. */
  private int cut(String text, int from, int end, double width) {
    int atSpace = -1;
    int afterWord = -1; // that is no number
    for (int i = text.indexOf(' ', from + 1); i > 0 && i < end; i = text.indexOf(' ', i + 1)) {
      if (text.charAt(i - 1) == ' ') {
        continue; // several in a row
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

  /** The last place within a part of a text where a name can be broken, or -1. */
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

  /** Whether the word before a space is "in" and a path follows it. */
  private static boolean isBeforePath(String text, int from, int end) {
    return end - 3 >= from
        && text.startsWith(" in ", end - 3)
        && (text.startsWith("/", end + 1) || text.startsWith("~", end + 1));
  }

  /** Whether the word before a space is digits with points and commas between them. */
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
