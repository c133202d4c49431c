package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.NumberText;
import emberway.pack.json.IntArrayList;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A piece of a Tiled file in the shape it has in TMX: a name, attributes, children and perhaps
 * content. JSON files are brought into the same shape, so that one reader understands both.
 *
 * <p>What is wrong with an attribute goes to the problems of the file it stands in.
 */
final class TiledElement {
  private static final double MAX_PIXELS = 1e7;
  private static final List<String> NAMES = List.of("name", "class", "type", "propertytype");
  private static final Pattern COLOR = Pattern.compile("#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})");

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

  /** Where it stands in its file. [>= 0] 0 if that is not known */
  int line() {
    return line;
  }

  /** The problems of the file it stands in. */
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

  /** Gives it content of characters, which it keeps. */
  void setText(CharSequence content) {
    text = content;
  }

  /** Gives it content of numbers, which it keeps. */
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
   * Refuses names, its own and those of all below it, that could move a cursor or turn the reading
   * direction: those of layers, objects, tile sets, classes and properties. The same holds for
   * names in packs.
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

  /** How many elements and attributes it and all below it are. */
  long size() {
    long size = 1L + attributes.size();
    for (TiledElement child : children) {
      size += child.size();
    }
    return size;
  }

  /** The content, where it was given as numbers. */
  Optional<IntArrayList> numbers() {
    return Optional.ofNullable(numbers);
  }

  /** Whether it has no content but white space. */
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

  /** An attribute's text, empty if there is none. */
  String text(String attribute) {
    return attributes.getOrDefault(attribute, "");
  }

  /** A whole number in a range, or the other where there is none. */
  int integer(String attribute, int otherwise, int least, int most) {
    String value = attributes.get(attribute);
    if (value == null || value.isEmpty()) {
      return otherwise;
    }
    try {
      int number = Integer.parseInt(value.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException notInt) {
      // Said below, as for a number out of range.
    }
    wrong(attribute, value, "it must be a whole number in %,d..%,d".formatted(least, most));
    return otherwise;
  }

  /** A whole number that must be there. */
  int requiredInteger(String attribute, int least, int most) {
    if (text(attribute).isEmpty()) {
      error(
          "<%s> without '%s'".formatted(name, attribute),
          "add %s=\"…\", a whole number in %,d..%,d".formatted(attribute, least, most));
      return least;
    }
    return integer(attribute, least, least, most);
  }

  /** A length or a position in pixels, or the other where there is none. */
  double pixels(String attribute, double otherwise) {
    return number(attribute, otherwise, -MAX_PIXELS, MAX_PIXELS);
  }

  /** A number in a range, or the other where there is none. */
  double number(String attribute, double otherwise, double least, double most) {
    String value = attributes.get(attribute);
    if (value == null || value.isEmpty()) {
      return otherwise;
    }
    try {
      double number = Double.parseDouble(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException notNumber) {
      // Said below, as for a number out of range.
    }
    String range = "%s..%s".formatted(NumberText.plain(least), NumberText.plain(most));
    wrong(attribute, value, "it must be a number in " + range);
    return otherwise;
  }

  /** Whether 1 or true is said, or the other where nothing is. */
  boolean flag(String attribute, boolean otherwise) {
    return switch (text(attribute)) {
      case "" -> otherwise;
      case "1", "true" -> true;
      case "0", "false" -> false;
      default -> {
        wrong(attribute, text(attribute), "it must be 0 or 1");
        yield otherwise;
      }
    };
  }

  /** One of several words; the other where there is none. */
  String word(String attribute, String otherwise, List<String> words) {
    String value = text(attribute);
    if (value.isEmpty()) {
      return otherwise;
    }
    if (!words.contains(value)) {
      wrong(attribute, value, SpellingSuggestion.mend(value, words));
      return otherwise;
    }
    return value;
  }

  /**
   * A color as 0xAARRGGBB, of {@code #RRGGBB} or {@code #AARRGGBB}; the other where there is none,
   * and where it is something else, which Tiled passes over, too.
   */
  int color(String attribute, int otherwise) {
    return color(attribute, text(attribute), otherwise);
  }

  /** A color whose {@code #} may be left out, as it is for {@code trans}. */
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
          "'%s' of <%s> is %s, which is passed over"
              .formatted(attribute, name, PrintableText.quote(text(attribute))),
          "write it as #RRGGBB or #AARRGGBB");
      return otherwise;
    }
    int color = Integer.parseUnsignedInt(value.substring(1), 16);
    return value.length() == "#RRGGBB".length() ? color | 0xFF000000 : color;
  }

  private void wrong(String attribute, String value, String mend) {
    error("'%s' of <%s> is %s".formatted(attribute, name, PrintableText.quote(value)), mend);
  }

  void error(String message, String mend) {
    problemCollector.error(line, 0, message, mend);
  }

  void warning(String message, String mend) {
    problemCollector.warning(line, 0, message, mend);
  }

  /** Says that it is something this version does not know. */
  void warnUnknown() {
    warning("<%s> is not known and is passed over".formatted(name), "");
  }
}
