package emberway.pack.tiled;

import emberway.io.PrintableText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The known attributes of Tiled's files up to version 1.10, including those for its editor only. An
 * unknown attribute may affect the picture, so it causes a warning.
 */
final class TiledAttributes {
  private static final String LAYER =
      "id name class type x y width height opacity visible locked tintcolor offsetx offsety"
          + " parallaxx parallaxy mode startx starty";

  private static final Map<String, Set<String>> KNOWN = new HashMap<>();

  static {
    know(
        "map",
        "version tiledversion type class orientation renderorder compressionlevel width height"
            + " tilewidth tileheight hexsidelength staggeraxis staggerindex parallaxoriginx"
            + " parallaxoriginy backgroundcolor nextlayerid nextobjectid infinite");
    know(
        "tileset",
        "firstgid source version tiledversion type name class tilewidth tileheight spacing margin"
            + " tilecount columns objectalignment tilerendersize fillmode backgroundcolor");
    know("image", "format id source trans width height");
    know("tile", "id gid type class probability terrain x y width height");
    know("tileoffset", "x y");
    know("grid", "orientation width height");
    know("animation", "");
    know("frame", "tileid duration");
    know("layer", LAYER);
    know("group", LAYER);
    know("objectgroup", LAYER + " color draworder");
    know("imagelayer", LAYER + " repeatx repeaty");
    know("data", "encoding compression");
    know("chunk", "x y width height");
    know("template", "type");
    know("object", "id name type class x y width height rotation gid visible template");
    know(
        "text",
        "text fontfamily pixelsize wrap color bold italic underline strikeout kerning halign"
            + " valign");
    know("point", "");
    know("ellipse", "");
    know("polygon", "points");
    know("polyline", "points");
    know("properties", "");
    know("property", "name type propertytype value");
  }

  private final Set<String> said = new HashSet<>();

  private TiledAttributes() {}

  private static void know(String element, String attributes) {
    KNOWN.put(element, Set.of(attributes.split(" ", -1)));
  }

  /** Warns of each unknown attribute, at its first use. */
  static void warnUnknown(TiledElement root) {
    new TiledAttributes().check(root);
  }

  private void check(TiledElement element) {
    Set<String> known = KNOWN.get(element.name());
    if (known == null) {
      return; // the reader reports the unknown element
    }
    for (String attribute : element.attributes().keySet()) {
      if (!known.contains(attribute) && said.add(element.name() + " " + attribute)) {
        element.warning(
            "%s of <%s> is not known and is ignored"
                .formatted(PrintableText.quote(attribute), element.name()),
            "");
      }
    }
    element.children().forEach(this::check);
  }
}
