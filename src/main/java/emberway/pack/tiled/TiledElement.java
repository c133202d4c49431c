package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.NumberText;
import emberway.pack.json.IntArrayList;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An element of a Tiled file in the structure of TMX: a name, attributes, children and optional
 * content. JSON files are converted to the same structure, so that one reader handles both.
 *
 * <p>Problems of attributes are added to those of the element's file.
 */
final class TiledElement {
  /** The largest length or position. [px] */
  static final double MAX_PIXELS = 1e7;

  private static final List<String> NAMES = List.of("name", "class", "type", "propertytype");
  private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
  private static final Pattern COLOR =
      Pattern.compile("#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})");

  private final String name;
  private final int line;
  private final ProblemCollector problemCollector;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<TiledElement> children = new ArrayList<>(0);
  private CharSequence text = "";
  private IntArrayList numbers; // null where the content is text

  TiledElement(String name, int line, ProblemCollector problemCollector) {
    this.name = name;
    this.line = line;
    this.problemCollector = problemCollector;
  }

  String name() {
    return name;
  }

  /** The element's line in the file, or 0 if unknown. [>= 0] */
  int line() {
    return line;
  }

  /** The problems of the element's file. */
  ProblemCollector problemCollector() {
    return problemCollector;
  }

  TiledElement with(String attribute, Object value) {
    attributes.put(attribute, value.toString());
    return this;
  }

  TiledElement add(TiledElement child) {
    children.add(child);
    return this;
  }

  /** Sets text content, without copying it. */
  void setText(CharSequence content) {
    text = content;
  }

  /** Sets numeric content, without copying it. */
  void setNumbers(IntArrayList content) {
    numbers = content;
  }

  Map<String, String> attributes() {
    return attributes;
  }

  List<TiledElement> children() {
    return children;
  }

  /**
   * Refuses names in this element and below that could move the cursor or override the reading
   * direction: those of layers, objects, tile sets, classes and properties. Names in packs have the
   * same rule.
   */
  void checkNames() {
    for (String attribute : NAMES) {
      String value = text(attribute);
      if (value.codePoints().anyMatch(PrintableText::isControl)) {
        error(
            "'%s' of <%s> is %s, which has a line break or another control character"
                .formatted(attribute, name, PrintableText.quote(value)),
            "write one plain line");
      }
    }
    children.forEach(TiledElement::checkNames);
  }

  CharSequence text() {
    return text;
  }

  /** The number of elements and attributes in this element and below. */
  long size() {
    long size = 1L + attributes.size();
    for (TiledElement child : children) {
      size += child.size();
    }
    return size;
  }

  /** The content, if it was set as numbers. */
  Optional<IntArrayList> numbers() {
    return Optional.ofNullable(numbers);
  }

  /** Whether it has no content except white space. */
  boolean isBlank() {
    boolean hasNumbers = numbers != null && numbers.size() > 0;
    return !hasNumbers && text.chars().allMatch(Character::isWhitespace);
  }

  Optional<TiledElement> child(String childName) {
    return children.stream().filter(child -> child.name.equals(childName)).findFirst();
  }

  boolean has(String attribute) {
    return attributes.containsKey(attribute);
  }

  /** An attribute's text; empty if missing. */
  String text(String attribute) {
    return attributes.getOrDefault(attribute, "");
  }

  /** A whole number in a range, or {@code otherwise} if missing or, after a warning, no number. */
  int integer(String attribute, int otherwise, int least, int most) {
    String value = text(attribute);
    if (value.isEmpty() || WHOLE.matcher(value.strip()).matches()) {
      return strictInteger(attribute, otherwise, least, most);
    }
    warnCounts(attribute, String.valueOf(otherwise), wholeMend(least, most));
    return otherwise;
  }

  /** Like {@link #integer}, but a text that is no whole number is an error. */
  int strictInteger(String attribute, int otherwise, int least, int most) {
    String value = text(attribute);
    if (value.isEmpty()) {
      return otherwise;
    }
    try {
      int number = Integer.parseInt(value.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException notInt) {
      // Reported like a number out of range.
    }
    wrong(attribute, value, wholeMend(least, most));
    return otherwise;
  }

  private static String wholeMend(int least, int most) {
    return "it must be a whole number in %,d..%,d".formatted(least, most);
  }

  /** A required whole number. */
  int requiredInteger(String attribute, int least, int most) {
    if (text(attribute).isEmpty()) {
      error(
          "<%s> without '%s'".formatted(name, attribute),
          "add %s=\"…\", a whole number in %,d..%,d".formatted(attribute, least, most));
      return least;
    }
    return strictInteger(attribute, least, least, most);
  }

  /** A length or a position in pixels, or {@code otherwise} if missing. */
  double pixels(String attribute, double otherwise) {
    return number(attribute, otherwise, -MAX_PIXELS, MAX_PIXELS);
  }

  /** A number in a range, or {@code otherwise} if missing or, after a warning, no number. */
  double number(String attribute, double otherwise, double least, double most) {
    String value = attributes.get(attribute);
    if (value == null || value.isEmpty()) {
      return otherwise;
    }
    double number = parsed(value);
    if (number >= least && number <= most) {
      return number;
    }
    String remedy =
        "it must be a number in %s..%s".formatted(NumberText.plain(least), NumberText.plain(most));
    if (Double.isNaN(number)) {
      warnCounts(attribute, NumberText.plain(otherwise), remedy);
    } else {
      wrong(attribute, value, remedy);
    }
    return otherwise;
  }

  /** The number that a text is; NaN for any other text. */
  static double parsed(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException notNumber) {
      return Double.NaN;
    }
  }

  /** Like {@link #number}, but one out of range counts as the nearest in it, with a warning. */
  double clamped(String attribute, double otherwise, double least, double most) {
    double value = parsed(text(attribute));
    if (!(value < least) && !(value > most)) {
      return number(attribute, otherwise, least, most);
    }
    double nearest = value < least ? least : most;
    String range = "%s..%s".formatted(NumberText.plain(least), NumberText.plain(most));
    warnCounts(attribute, NumberText.plain(nearest), "it must be a number in " + range);
    return nearest;
  }

  /**
   * Whether an attribute is true or a whole number other than 0, or {@code otherwise} if missing
   * or, after a warning, another text. As in Tiled, {@code false} is such a text.
   */
  boolean flag(String attribute, boolean otherwise) {
    String value = text(attribute).strip();
    if (value.isEmpty() || value.equals("true")) {
      return !value.isEmpty() || otherwise;
    }
    try {
      return Integer.parseInt(value) != 0;
    } catch (NumberFormatException notInt) {
      warnCounts(attribute, otherwise ? "1" : "0", "it must be 0 or 1");
      return otherwise;
    }
  }

  /** One of several words, or {@code otherwise} if missing or, after a warning, unknown. */
  String word(String attribute, String otherwise, List<String> words) {
    String value = text(attribute);
    if (value.isEmpty()) {
      return otherwise;
    }
    if (!words.contains(value)) {
      warnCounts(attribute, otherwise, SpellingSuggestion.remedy(value, words));
      return otherwise;
    }
    return value;
  }

  /**
   * A color as 0xAARRGGBB, from {@code #RGB}, {@code #RRGGBB} or {@code #AARRGGBB}; {@code
   * otherwise} if missing or malformed. Tiled also reads color names, but does not write them.
   */
  int color(String attribute, int otherwise) {
    return color(attribute, text(attribute), otherwise);
  }

  /** Like {@link #color}, but the {@code #} is optional, as in {@code trans}. */
  int bareColor(String attribute, int otherwise) {
    String value = text(attribute);
    boolean isBare = !value.isEmpty() && !value.startsWith("#");
    return color(attribute, isBare ? "#" + value : value, otherwise);
  }

  private int color(String attribute, String value, int otherwise) {
    if (value.isEmpty()) {
      return otherwise;
    }
    if (!COLOR.matcher(value).matches()) {
      warning(
          "'%s' of <%s> is %s, which is ignored"
              .formatted(attribute, name, PrintableText.quote(text(attribute))),
          "write it as #RRGGBB or #AARRGGBB");
      return otherwise;
    }
    if (value.length() == "#RGB".length()) {
      return color(attribute, value.replaceAll("([0-9A-Fa-f])", "$1$1"), otherwise);
    }
    int color = Integer.parseUnsignedInt(value.substring(1), 16);
    return value.length() == "#RRGGBB".length() ? color | 0xFF000000 : color;
  }

  private void warnCounts(String attribute, String as, String remedy) {
    String value = PrintableText.quote(text(attribute));
    warning("'%s' of <%s> is %s, which counts as %s".formatted(attribute, name, value, as), remedy);
  }

  private void wrong(String attribute, String value, String remedy) {
    error("'%s' of <%s> is %s".formatted(attribute, name, PrintableText.quote(value)), remedy);
  }

  /** A charge to a budget. */
  @FunctionalInterface
  interface Charge {
    void take() throws UnreadableException;
  }

  /** Charges a budget. Returns whether it sufficed; reports only the first failure. */
  boolean charge(FileBudget budget, Charge charge) {
    boolean isSaid = budget.isExceeded();
    try {
      charge.take();
      return true;
    } catch (UnreadableException tooMuch) {
      Problem said = tooMuch.problems().get(0);
      if (!isSaid) {
        error(said.message(), said.remedy());
      }
      return false;
    }
  }

  void error(String message, String remedy) {
    problemCollector.error(line, 0, message, remedy);
  }

  void warning(String message, String remedy) {
    problemCollector.warning(line, 0, message, remedy);
  }

  /** Warns that this version does not know the element. */
  void warnUnknown() {
    warning("<%s> is not known and is ignored".formatted(name), "");
  }
}
