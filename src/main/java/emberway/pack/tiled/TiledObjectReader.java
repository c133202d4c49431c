package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledObject.Shape;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads objects; values that an object lacks come from its template. */
final class TiledObjectReader {
  private static final int MAX_CORNERS = 10_000;
  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final TiledFileLoader references;
  private final TiledTileSetUses tileSets;
  private final String file;

  /**
   * Creates a reader.
   *
   * @param tileSets the map's, for the tiles of templates
   * @param file the objects' file, relative to the map's folder
   */
  TiledObjectReader(TiledFileLoader references, TiledTileSetUses tileSets, String file) {
    this.references = references;
    this.tileSets = tileSets;
    this.file = file;
  }

  /** An object and its template; the object's values take precedence. */
  private record Pair(TiledElement own, Optional<TiledElement> template) {
    TiledElement saying(String attribute) {
      return own.has(attribute) ? own : template.orElse(own);
    }

    double pixels(String attribute) {
      return saying(attribute).pixels(attribute, 0);
    }

    String text(String attribute) {
      return saying(attribute).text(attribute);
    }

    Optional<TiledElement> child(String name) {
      return own.child(name).or(() -> template.flatMap(t -> t.child(name)));
    }
  }

  /** Reads an object; empty after a warning if its corners are unreadable. */
  Optional<TiledObject> read(TiledElement element) {
    Optional<String> templatePath =
        element.has("template") ? references.follow(element, "template", file) : Optional.empty();
    Optional<TiledElement> template =
        templatePath.flatMap(path -> references.template(element, path));
    Pair pair = new Pair(element, template.flatMap(t -> t.child("object")));
    int gid = gid(element, template, templatePath.orElse(""));
    Shape shape = gid == 0 ? shape(pair) : Shape.TILE;
    boolean hasCorners = shape == Shape.POLYGON || shape == Shape.POLYLINE;
    Optional<List<Double>> corners =
        hasCorners ? corners(pair.child(word(shape)).get(), element) : Optional.of(List.of());
    for (TiledElement child : element.children()) {
      checkKnown(child);
    }
    return corners.map(points -> object(pair, gid, shape, points));
  }

  private static TiledObject object(Pair pair, int gid, Shape shape, List<Double> corners) {
    TiledElement element = pair.own;
    return new TiledObject(
        element.integer("id", 0, Integer.MIN_VALUE, Integer.MAX_VALUE),
        pair.text("name"),
        pair.text("class").isEmpty() ? pair.text("type") : pair.text("class"),
        element.pixels("x", 0),
        element.pixels("y", 0),
        pair.pixels("width"),
        pair.pixels("height"),
        pair.pixels("rotation"),
        gid,
        pair.saying("visible").flag("visible", true),
        shape,
        corners,
        shape == Shape.TEXT ? pair.child("text").get().text().toString() : "",
        properties(pair),
        element.line());
  }

  private static void checkKnown(TiledElement child) {
    switch (child.name()) {
      case "properties", "point", "ellipse", "polygon", "polyline", "text" -> {}
      default -> child.warnUnknown();
    }
  }

  /** The global number of the object's tile in the map; 0 if it has none. */
  private int gid(TiledElement element, Optional<TiledElement> template, String templatePath) {
    if (element.has("gid")) {
      return parseGid(element);
    }
    Optional<TiledElement> inner = template.flatMap(t -> t.child("object"));
    if (inner.isEmpty() || !inner.get().has("gid")) {
      return 0;
    }
    int gid = parseGid(inner.get());
    if (TiledCells.number(gid) == 0) {
      return 0;
    }
    Optional<TiledElement> use = template.flatMap(t -> t.child("tileset"));
    if (use.isEmpty()) {
      inner.get().error("a tile without a tile set", "add <tileset firstgid=… source=…/>");
      return 0;
    }
    int id = TiledCells.number(gid) - use.get().integer("firstgid", 1, 1, Integer.MAX_VALUE);
    TiledTileSet set = references.tileSet(use.get(), templatePath);
    if (!set.has(id)) {
      inner
          .get()
          .warning(
              "the template's tile set has no tile for the number %s; a frame is drawn instead"
                  .formatted(PrintableText.quote(inner.get().text("gid"))),
              "fix 'gid', or the tile set's picture");
      return 0;
    }
    return tileSets.gid(set, id).map(number -> number | TiledCells.flips(gid)).orElse(0);
  }

  private static int parseGid(TiledElement element) {
    try {
      return Integer.parseUnsignedInt(element.text("gid")) & ~TiledCells.ROTATE_HEXAGONALLY;
    } catch (NumberFormatException e) {
      element.warning(
          "the tile number is %s, which counts as 0"
              .formatted(PrintableText.quote(element.text("gid"))),
          "write a whole number, 0 or more");
      return 0;
    }
  }

  private static Shape shape(Pair pair) {
    for (Shape shape :
        List.of(Shape.POINT, Shape.ELLIPSE, Shape.POLYGON, Shape.POLYLINE, Shape.TEXT)) {
      if (pair.child(word(shape)).isPresent()) {
        return shape;
      }
    }
    return Shape.RECTANGLE;
  }

  private static String word(Shape shape) {
    return shape.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The corners of a polygon or polyline; empty after a warning if one is not two numbers.
   *
   * @param polygon the object's or its template's
   */
  private Optional<List<Double>> corners(TiledElement polygon, TiledElement object) {
    List<Double> corners = new ArrayList<>();
    for (String pair : SPACE.split(polygon.text("points").strip(), MAX_CORNERS + 2)) {
      int comma = pair.indexOf(',');
      double x = comma < 0 ? Double.NaN : pixels(pair.substring(0, comma));
      double y = pixels(pair.substring(comma + 1));
      boolean isCorner = Math.abs(x) <= TiledElement.MAX_PIXELS;
      if (!isCorner || !(Math.abs(y) <= TiledElement.MAX_PIXELS)) {
        polygon.warning(
            "object %s is left out: %s in 'points' of <%s> is not a corner"
                .formatted(
                    PrintableText.escape(object.text("id")),
                    PrintableText.quote(pair),
                    polygon.name()),
            "write each as x,y in pixels");
        return Optional.empty();
      }
      corners.add(x);
      corners.add(y);
      if (corners.size() > 2 * MAX_CORNERS) {
        polygon.error("more than %d corners".formatted(MAX_CORNERS), "draw it with fewer");
        return Optional.empty();
      }
    }
    return references.chargeCorners(object, corners.size() / 2)
        ? Optional.of(corners)
        : Optional.empty();
  }

  /** A coordinate; 0 for an empty text, NaN for any other that is not a number. */
  private static double pixels(String text) {
    return text.isEmpty() ? 0 : TiledElement.parsed(text);
  }

  private static TiledProperties properties(Pair pair) {
    TiledProperties own = TiledPropertyReader.read(pair.own);
    if (pair.template.isEmpty()) {
      return own;
    }
    List<TiledProperties.Property> all =
        new ArrayList<>(TiledPropertyReader.read(pair.template.get()).all());
    all.addAll(own.all());
    return new TiledProperties(all);
  }
}
