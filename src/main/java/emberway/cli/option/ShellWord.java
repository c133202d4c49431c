package emberway.cli.option;

import emberway.io.PrintableText;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Quotes file names for commands that users copy from a message, and reads quoted words. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");
  private static final String QUOTED = "'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|\\\\(.)";
  private static final Pattern QUOTATION = Pattern.compile(QUOTED);

  /** What follows a word: another one, a comment, or the end. */
  private static final Pattern NEXT =
      Pattern.compile("\\G\\s*((?:#.*)?$|(?:" + QUOTED + "|[^\\s'\"\\\\])+)");

  private ShellWord() {}

  /**
   * Splits a line as a shell does; a word that begins with # begins a comment.
   *
   * @throws IllegalArgumentException if a quotation does not end
   */
  public static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    for (Matcher next = NEXT.matcher(line); next.find(); ) {
      String word = next.group(1);
      if (word.isEmpty() || word.startsWith("#")) {
        return words;
      }
      words.add(QUOTATION.matcher(word).replaceAll(ShellWord::content));
    }
    throw new IllegalArgumentException("a quotation does not end; close the quotes");
  }

  private static String content(MatchResult quoted) {
    String single = quoted.group(1) != null ? quoted.group(1) : quoted.group(3);
    return Matcher.quoteReplacement(
        single != null ? single : quoted.group(2).replaceAll("\\\\([\"\\\\$`])", "$1"));
  }

  /** The text as one word of a shell command: as it is if possible, otherwise in quotes. */
  public static String of(String text) {
    if (File.separatorChar == '\\') {
      return PLAIN.matcher(text.replace('\\', '/')).matches() ? text : "\"" + text + "\"";
    }
    if (PLAIN.matcher(text).matches()) {
      return text;
    }
    if (PrintableText.escape(text).equals(text)) {
      return "'" + text.replace("'", "'\\''") + "'";
    }
    return "$'" + PrintableText.escape(text.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }
}
