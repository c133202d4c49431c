package emberway.testing;

import emberway.io.PrintableText;
import java.util.ArrayList;
import java.util.List;

/** What is different between two texts, told in one line. */
public final class Difference {
  private static final int MAX_LINES = 6;
  private static final int MAX_CHARACTERS = 100;

  private Difference() {}

  /**
   * The lines that only one of the texts has, and of lines that stand in for each other only what
   * differs; nothing where the texts are equal.
   */
  public static String between(String before, String after) {
    List<String> gone = new ArrayList<>(before.lines().toList());
    List<String> come = new ArrayList<>();
    for (String line : after.lines().toList()) {
      if (!gone.remove(line)) {
        come.add(line);
      }
    }
    StringBuilder told = new StringBuilder();
    if (gone.size() == come.size()) {
      for (int i = 0; i < Math.min(gone.size(), MAX_LINES); i++) {
        told.append(inLine(gone.get(i), come.get(i)));
      }
      return told.toString();
    }
    gone.stream()
        .limit(MAX_LINES)
        .forEach(line -> told.append(" −[").append(cut(line)).append(']'));
    come.stream()
        .limit(MAX_LINES)
        .forEach(line -> told.append(" +[").append(cut(line)).append(']'));
    return told.append(" %d for %d lines".formatted(come.size(), gone.size())).toString();
  }

  /** The parts between what both begin and end with. */
  private static String inLine(String before, String after) {
    int shorter = Math.min(before.length(), after.length());
    int start = 0;
    while (start < shorter && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
      end++;
    }
    return " [%s→%s]"
        .formatted(
            cut(before.substring(start, before.length() - end)),
            cut(after.substring(start, after.length() - end)));
  }

  private static String cut(String text) {
    return PrintableText.abbreviate(text, MAX_CHARACTERS);
  }
}
