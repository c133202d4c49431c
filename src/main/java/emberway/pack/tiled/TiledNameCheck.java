package emberway.pack.tiled;

import emberway.io.PrintableText;
import java.util.List;

/**
 * Refuses names in Tiled's files that could move a cursor or turn the reading direction: those of
 * layers, objects, tile sets, classes and properties. The same holds for names in packs.
 */
final class TiledNameCheck {
  private static final List<String> NAMES = List.of("name", "class", "type", "propertytype");

  private TiledNameCheck() {}

  /** Looks at an element and all below it. */
  static void check(TiledElement element) {
    for (String attribute : NAMES) {
      String name = element.text(attribute);
      if (name.codePoints().anyMatch(PrintableText::isControl)) {
        element.error(
            "'%s' of <%s> is %s, which has a line break or another control character"
                .formatted(attribute, element.name(), PrintableText.quote(name)),
            "write one plain line");
      }
    }
    element.children().forEach(TiledNameCheck::check);
  }
}
