package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.problem.ProblemCollector;
import emberway.tiled.TiledProperties.Property;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The properties of a file whose values have no meaning to Emberway, such as those of other games.
 * Each name is reported once, at its first value.
 */
final class IgnoredProperties {
  private final ProblemCollector problemCollector;
  private final Map<String, Ignored> byName = new LinkedHashMap<>();

  /** The first value of a name, and how many there are. */
  private record Ignored(int line, String value, String remedy, int count) {
    Ignored oneMore() {
      return new Ignored(line, value, remedy, count + 1);
    }
  }

  /**
   * Creates a list of a file's ignored properties.
   *
   * @param problemCollector for that file
   */
  IgnoredProperties(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * Notes that a property is ignored.
   *
   * @param remedy what to write instead
   */
  void add(Property property, String remedy) {
    add(property.name(), property.line(), property.value(), remedy);
  }

  /** Notes that a property is ignored, or a class of that name with members. */
  void add(String name, int line, String value, String remedy) {
    byName.merge(name, new Ignored(line, value, remedy, 1), (first, more) -> first.oneMore());
  }

  /** Warns of each name. */
  void warn() {
    byName.forEach(
        (name, ignored) ->
            problemCollector.warning(
                ignored.line,
                0,
                "the property '%s' is %s, which is ignored%s"
                    .formatted(
                        name,
                        PrintableText.quote(ignored.value),
                        ignored.count == 1
                            ? ""
                            : " (and %d more of that name)".formatted(ignored.count - 1)),
                ignored.remedy));
    byName.clear();
  }
}
