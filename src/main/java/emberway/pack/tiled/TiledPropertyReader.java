package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledProperties.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads custom properties; those of classes become members {@code p.m}. */
final class TiledPropertyReader {
  private static final int MAX_NAME = 200;

  private static final Map<String, TiledProperties.Type> TYPES =
      Map.of(
          "string", TiledProperties.Type.STRING,
          "int", TiledProperties.Type.INT,
          "float", TiledProperties.Type.FLOAT,
          "bool", TiledProperties.Type.BOOL,
          "color", TiledProperties.Type.COLOR,
          "file", TiledProperties.Type.FILE,
          "object", TiledProperties.Type.OBJECT);

  private TiledPropertyReader() {}

  /** Reads an element's custom properties from its children. */
  static TiledProperties read(TiledElement owner) {
    List<Property> found = new ArrayList<>();
    for (TiledElement child : owner.children()) {
      if (child.name().equals("properties")) {
        read(child, "", found);
      }
    }
    return found.isEmpty() ? TiledProperties.NONE : new TiledProperties(found);
  }

  private static void read(TiledElement properties, String prefix, List<Property> found) {
    for (TiledElement element : properties.children()) {
      String name = prefix + element.text("name");
      String typeName = element.text("type").isEmpty() ? "string" : element.text("type");
      if (!element.name().equals("property")) {
        element.warnUnknown();
      } else if (element.text("name").isBlank() || name.length() > MAX_NAME) {
        element.warning(
            "the property %s needs a name and is ignored"
                .formatted(PrintableText.quote(PrintableText.abbreviate(name, MAX_NAME))),
            "give it one of at most %d characters".formatted(MAX_NAME));
      } else if (typeName.equals("class")) {
        element.child("properties").ifPresent(members -> read(members, name + ".", found));
      } else if (!TYPES.containsKey(typeName)) {
        element.warning(
            "the property %s is of type %s, which is ignored"
                .formatted(PrintableText.quote(name), PrintableText.quote(typeName)),
            "");
      } else {
        String value = element.has("value") ? element.text("value") : element.text().toString();
        found.add(new Property(name, TYPES.get(typeName), value, element.line()));
      }
    }
  }
}
