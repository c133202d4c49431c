package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.json.IntArrayList;
import emberway.pack.json.Json;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Parses Tiled's JSON into the structure of its XML, with the same children and attributes under
 * the same names.
 */
final class TmjParser {
  private static final Json.Limits LIMITS = new Json.Limits(64, 1 << 28, 1_000_000, true);

  /** Arrays of objects, with the XML name of each object. */
  private static final Map<String, String> LISTS =
      Map.of("tilesets", "tileset", "tiles", "tile", "objects", "object", "animation", "frame");

  /** Objects that have the same name as their XML elements. */
  private static final Set<String> OBJECTS =
      Set.of("tileoffset", "grid", "object", "tileset", "text");

  /** The cell at which a picture's layer lies, which Tiled ignores in JSON. */
  private static final Set<String> PLACE = Set.of("x", "y");

  private static final String TILE_PROPERTIES = "tileproperties"; // by id, before Tiled 1.2

  private static final Map<String, String> LAYERS =
      Map.of(
          "tilelayer", "layer",
          "objectgroup", "objectgroup",
          "imagelayer", "imagelayer",
          "group", "group");

  /** Data for Tiled's editor only, and the types of old files, which the values show, too. */
  private static final Set<String> PASSED_OVER =
      Set.of(
          "wangsets",
          "terrains",
          "editorsettings",
          "transformations",
          "terrain",
          "propertytypes",
          "tilepropertytypes");

  private final ProblemCollector problemCollector;

  private TmjParser(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * Parses a file.
   *
   * @param rootName the XML name of the root element
   * @throws UnreadableException if it is not UTF-8 or not JSON, or exceeds a limit
   */
  static TiledElement parse(byte[] bytes, ProblemCollector problemCollector, String rootName)
      throws UnreadableException {
    Json json = Json.parse(bytes, problemCollector, LIMITS);
    if (!(json instanceof Json.Obj root)) {
      problemCollector.error(
          json.line(), json.column(), json.kind() + " in place of a map", "write { … }");
      throw new UnreadableException(problemCollector.sorted());
    }
    problemCollector.throwIfErrors(); // duplicate keys
    return new TmjParser(problemCollector).element(root, rootName);
  }

  private TiledElement element(Json.Obj object, String name) {
    TiledElement element = new TiledElement(name, object.line(), problemCollector);
    object.members().forEach((key, member) -> take(element, object, key, member));
    Json.Member ofTiles = object.members().get(TILE_PROPERTIES);
    if (ofTiles != null && ofTiles.value() instanceof Json.Obj byId) {
      addToTiles(element, byId);
    }
    return element;
  }

  /** Adds properties to the tiles of a set, in the form before Tiled 1.2. */
  private void addToTiles(TiledElement tileSet, Json.Obj propertiesById) {
    Map<String, TiledElement> tiles = new HashMap<>();
    for (TiledElement child : tileSet.children()) {
      if (child.name().equals("tile")) {
        tiles.put(child.text("id"), child);
      }
    }
    propertiesById
        .members()
        .forEach(
            (id, member) -> {
              TiledElement tile = tiles.get(id);
              if (tile == null) {
                int line = member.value().line();
                tile = new TiledElement("tile", line, problemCollector).with("id", id);
                tileSet.add(tile);
              }
              tile.add(properties(member.value()));
            });
  }

  private void take(TiledElement element, Json.Obj object, String key, Json.Member member) {
    Json value = member.value();
    boolean isTile = element.name().equals("tile");
    if (PASSED_OVER.contains(key) || (isTile && key.equals("objectgroup"))) {
      return;
    }
    boolean isNull = value instanceof Json.Word word && !word.isBoolean();
    boolean isPlaced = element.name().equals("imagelayer") && PLACE.contains(key);
    if (isNull || (isPlaced && !"0".equals(textOf(value)))) {
      warnIgnored(key, value);
    }
    if (isNull || isPlaced) {
      return;
    }
    switch (key) {
      case "properties" -> element.add(properties(value));
      case "layers" -> takeLayers(element, value);
      case "data" -> takeData(element, object, value);
      case "chunks" -> takeChunks(element, object, value);
      case "image" -> element.add(image(object, value));
      case "polygon", "polyline" -> element.add(polygon(key, value));
      case "gid" -> scalar(element, key, unsigned(value));
      case "point", "ellipse" -> takeShape(element, key, value);
      case "animation" -> {
        TiledElement animation = new TiledElement(key, value.line(), problemCollector);
        takeOther(animation, key, value);
        element.add(animation);
      }
      case "imagewidth", "imageheight", "transparentcolor", "encoding", "compression" -> {}
      default -> takeOther(element, key, value);
    }
  }

  private void takeOther(TiledElement element, String key, Json value) {
    if (key.equals("tiles") && value instanceof Json.Obj byId) { // before Tiled 1.2
      byId.members().forEach((id, member) -> takeTile(element, id, member.value()));
    } else if (key.equals(TILE_PROPERTIES) && value instanceof Json.Obj) {
      return; // added when all tiles are read
    } else if (LISTS.containsKey(key)) {
      for (Json each : elements(value, key)) {
        if (each instanceof Json.Obj child) {
          element.add(element(child, LISTS.get(key)));
        } else {
          wrongKind(each, "an object in '" + key + "'");
        }
      }
    } else if (OBJECTS.contains(key) && value instanceof Json.Obj child) {
      TiledElement inner = element(child, key);
      inner.setText(inner.text(key));
      element.add(inner);
    } else if (value instanceof Json.Obj || value instanceof Json.Arr) {
      problemCollector.warning(
          value.line(),
          value.column(),
          "%s is not known and is ignored".formatted(PrintableText.quote(key)),
          "");
    } else {
      scalar(element, key, value);
    }
  }

  private void takeTile(TiledElement tileSet, String id, Json value) {
    if (value instanceof Json.Obj tile) {
      tileSet.add(element(tile, "tile").with("id", id));
    } else {
      wrongKind(value, "an object in 'tiles'");
    }
  }

  private void warnIgnored(String key, Json value) {
    String text = textOf(value);
    problemCollector.warning(
        value.line(),
        value.column(),
        "%s is %s and is ignored"
            .formatted(PrintableText.quote(key), text == null ? value.kind() : text),
        "leave it out");
  }

  private void scalar(TiledElement element, String key, Json value) {
    String text = textOf(value);
    if (text != null) {
      boolean isFlag = value instanceof Json.Word;
      element.with(key, isFlag ? (text.equals("true") ? "1" : "0") : text);
    } else {
      warnIgnored(key, value);
    }
  }

  /** A string, number or boolean in its XML form; null for other values. */
  private static String textOf(Json value) {
    if (value instanceof Json.Str text) {
      return text.text();
    }
    if (value instanceof Json.Num number) {
      double d = number.value();
      return d == Math.rint(d) && Math.abs(d) < 1e15 ? Long.toString((long) d) : Double.toString(d);
    }
    return value instanceof Json.Word word && word.isBoolean() ? word.token().asString() : null;
  }

  private void takeLayers(TiledElement element, Json value) {
    for (Json each : elements(value, "layers")) {
      if (!(each instanceof Json.Obj layer)) {
        wrongKind(each, "an object in 'layers'");
        continue;
      }
      Json.Member type = layer.members().get("type");
      String word = type != null && type.value() instanceof Json.Str text ? text.text() : "";
      if (LAYERS.containsKey(word)) {
        element.add(element(layer, LAYERS.get(word)));
      } else {
        problemCollector.error(
            layer.line(),
            layer.column(),
            "a layer of type " + PrintableText.quote(word),
            SpellingSuggestion.remedy(word, LAYERS.keySet().stream().sorted().toList()));
      }
    }
  }

  private TiledElement dataOf(Json.Obj layer, Json value) {
    TiledElement data = new TiledElement("data", value.line(), problemCollector);
    for (String key : List.of("encoding", "compression")) {
      Json.Member member = layer.members().get(key);
      if (member != null && member.value() instanceof Json.Str text && !text.text().isEmpty()) {
        data.with(key, text.text());
      }
    }
    return data;
  }

  private void takeData(TiledElement element, Json.Obj object, Json value) {
    TiledElement target = element.name().equals("chunk") ? element : dataOf(object, value);
    setContent(target, value);
    if (target != element) {
      element.add(target);
    }
  }

  private void setContent(TiledElement target, Json value) {
    if (value instanceof Json.Ints ints) {
      target.setNumbers(ints.values());
    } else if (value instanceof Json.Str text) {
      target.setText(text.text());
    } else if (value instanceof Json.Arr array
        && array.elements().stream().allMatch(TmjParser::isTileNumber)) {
      IntArrayList numbers = new IntArrayList();
      array.elements().forEach(each -> numbers.add((int) (long) ((Json.Num) each).value()));
      target.setNumbers(numbers);
    } else {
      wrongKind(value, "tile numbers");
    }
  }

  /** A tile number without its sign; any other value unchanged. */
  private static Json unsigned(Json value) {
    return value instanceof Json.Num number && number.value() < 0 && isTileNumber(value)
        ? new Json.Num(value.line(), value.column(), number.value() + (1L << Integer.SIZE))
        : value;
  }

  /** Whether it is a whole number of 32 bits, with or without a sign. */
  private static boolean isTileNumber(Json value) {
    return value instanceof Json.Num number
        && number.value() == Math.rint(number.value())
        && number.value() >= Integer.MIN_VALUE
        && number.value() < 1L << Integer.SIZE;
  }

  private void takeChunks(TiledElement element, Json.Obj object, Json value) {
    TiledElement data = dataOf(object, value);
    for (Json each : elements(value, "chunks")) {
      if (each instanceof Json.Obj chunk) {
        data.add(element(chunk, "chunk"));
      } else {
        wrongKind(each, "an object in 'chunks'");
      }
    }
    element.add(data);
  }

  private TiledElement image(Json.Obj owner, Json value) {
    TiledElement image = new TiledElement("image", value.line(), problemCollector);
    scalar(image, "source", value);
    Map<String, String> names =
        Map.of("imagewidth", "width", "imageheight", "height", "transparentcolor", "trans");
    names.forEach(
        (key, name) -> {
          Json.Member member = owner.members().get(key);
          if (member != null) {
            scalar(image, name, member.value());
          }
        });
    return image;
  }

  private TiledElement polygon(String name, Json value) {
    StringBuilder points = new StringBuilder();
    for (Json each : elements(value, name)) {
      TiledElement point = each instanceof Json.Obj object ? element(object, "point") : null;
      if (point == null) {
        wrongKind(each, "an object with x and y");
      } else {
        points.append(point.text("x")).append(',').append(point.text("y")).append(' ');
      }
    }
    return new TiledElement(name, value.line(), problemCollector)
        .with("points", points.toString().strip());
  }

  private void takeShape(TiledElement element, String name, Json value) {
    if ("true".equals(textOf(value))) {
      element.add(new TiledElement(name, value.line(), problemCollector));
    }
  }

  /**
   * Converts custom properties: an array of objects; in old files and in classes, an object of
   * values.
   */
  private TiledElement properties(Json value) {
    TiledElement properties = new TiledElement("properties", value.line(), problemCollector);
    if (value instanceof Json.Obj members) {
      members.members().forEach((key, member) -> properties.add(member(key, member.value())));
      return properties;
    }
    for (Json each : elements(value, "properties")) {
      if (!(each instanceof Json.Obj object)) {
        wrongKind(each, "an object in 'properties'");
        continue;
      }
      Json.Member content = object.members().get("value");
      TiledElement property =
          content == null
              ? new TiledElement("property", each.line(), problemCollector)
              : member("", content.value());
      for (String key : List.of("name", "type", "propertytype")) {
        Json.Member member = object.members().get(key);
        if (member != null) {
          scalar(property, key, member.value());
        }
      }
      properties.add(property);
    }
    return properties;
  }

  private TiledElement member(String name, Json value) {
    TiledElement property =
        new TiledElement("property", value.line(), problemCollector).with("name", name);
    if (value instanceof Json.Obj) {
      return property.with("type", "class").add(properties(value));
    }
    if (value instanceof Json.Arr || value instanceof Json.Ints) {
      return property.with("type", "list");
    }
    String type =
        value instanceof Json.Num ? "float" : value instanceof Json.Word ? "bool" : "string";
    String text = textOf(value);
    if (text == null) {
      wrongKind(value, "a text, a number, true or false");
      return property;
    }
    return property.with("type", type).with("value", text);
  }

  private List<Json> elements(Json value, String key) {
    if (value instanceof Json.Arr array) {
      return array.elements();
    }
    wrongKind(value, "an array for '" + key + "'");
    return List.of();
  }

  private void wrongKind(Json value, String wanted) {
    problemCollector.error(
        value.line(), value.column(), value.kind() + " in place of " + wanted, "fix the file");
  }
}
