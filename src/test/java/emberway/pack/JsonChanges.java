package emberway.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A JSON text with one value changed: every value in turn becomes others of its kind and of
 * another. What a reader makes of each text is told in lines.
 *
 * <p>The text must have no bracket in a string.
 */
public final class JsonChanges {
  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9]+(?:\\.[0-9]+)?|true|false|[\\[{]");
  private static final List<String> STRINGS = List.of("\"\"", "\"R\"", "\"a.b\"", "7");
  private static final int[] LENGTHS = {1, 2, 64, 65, 100, 101, 200, 201, 1000, 1001, 4000, 4001};

  /** At and beyond the limits of tile sets. */
  public static final List<String> TILE_SET_NUMBERS =
      List.of(
          "-0.1",
          "0",
          "0.0009",
          "0.001",
          "0.5",
          "1",
          "1.5",
          "2",
          "9",
          "10",
          "54",
          "55",
          "256",
          "256.1",
          "512",
          "512.1",
          "1000",
          "1000.1",
          "1024",
          "1025",
          "60000",
          "60001",
          "1000000",
          "1000000.1");

  private static final int[] COUNTS = {1, 63, 64, 100, 101};

  private final String text;
  private final List<String> numbers;
  private final Function<String, String> reader;
  private final Predicate<String> isTaken;
  private final List<String> lines = new ArrayList<>();

  private JsonChanges(
      String text,
      List<String> numbers,
      Function<String, String> reader,
      Predicate<String> isTaken) {
    this.text = text;
    this.numbers = numbers;
    this.reader = reader;
    this.isTaken = isTaken;
  }

  /**
   * What a reader makes of each changed text.
   *
   * @param numbers what is tried in place of each number
   * @param reader says what it makes of a text, on one line
   * @param isTaken whether that is said of a text without errors
   */
  public static List<String> told(
      String text,
      List<String> numbers,
      Function<String, String> reader,
      Predicate<String> isTaken) {
    JsonChanges changes = new JsonChanges(text, numbers, reader, isTaken);
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find()) {
      changes.change(tokens.start(), tokens.end());
    }
    return changes.lines;
  }

  private void change(int start, int end) {
    String token = text.substring(start, end);
    if (text.startsWith(":", end)) {
      tell(start, end, token.replaceFirst(".$", "z\""));
    } else if (token.startsWith("\"")) {
      STRINGS.forEach(other -> tell(start, end, other));
      takes(
          start,
          "lengths",
          IntStream.of(LENGTHS).mapToObj(Integer::toString).toList(),
          length -> with(start, end, "\"" + "x".repeat(Integer.parseInt(length)) + "\""));
    } else if (token.equals("{") || token.equals("[")) {
      int close = close(start);
      tell(start, close, "7");
      tell(start, close, token.equals("{") ? "{}" : "[]");
      if (token.equals("[") && text.startsWith("\"", end)) {
        String element = text.substring(end, text.indexOf('"', end + 1) + 1);
        takes(
            start,
            "counts",
            IntStream.of(COUNTS).mapToObj(Integer::toString).toList(),
            count -> with(start, close, "[" + repeated(element, Integer.parseInt(count)) + "]"));
      }
    } else if (token.equals("true") || token.equals("false")) {
      tell(start, end, token.equals("true") ? "false" : "true");
      tell(start, end, "null");
    } else {
      tell(start, end, "\"1\"");
      tell(start, end, "-7");
      takes(start, "numbers", numbers, number -> with(start, end, number));
    }
  }

  private static String repeated(String element, int count) {
    return count == 0 ? "" : (element + ",").repeat(count - 1) + element;
  }

  private int close(int open) {
    int depth = 0;
    for (int i = open; ; i++) {
      depth += "[{".indexOf(text.charAt(i)) >= 0 ? 1 : "]}".indexOf(text.charAt(i)) >= 0 ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
  }

  private String with(int start, int end, String other) {
    return text.substring(0, start) + other + text.substring(end);
  }

  private void tell(int start, int end, String other) {
    String whole = text.substring(start, end);
    String old = whole.length() > 30 ? whole.substring(0, 1) + "…" : whole;
    lines.add(
        "%d: %s → %s: %s"
            .formatted(line(start), old, other, reader.apply(with(start, end, other))));
  }

  private void takes(
      int start, String what, List<String> values, Function<String, String> withValue) {
    Predicate<String> isGood = value -> isTaken.test(reader.apply(withValue.apply(value)));
    List<String> taken =
        what.equals("numbers")
            ? values.stream().filter(isGood).toList()
            : values.stream().takeWhile(isGood).toList(); // longer is never better
    lines.add("%d: %s %s".formatted(line(start), what, String.join(" ", taken)));
  }

  private long line(int at) {
    return 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
  }
}
