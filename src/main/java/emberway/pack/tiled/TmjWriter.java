package emberway.pack.tiled;

import emberway.pack.json.IntArrayList;
import emberway.pack.json.JsonStreams;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Writes Tiled's JSON, as the inverse of {@link TmjParser}. */
final class TmjWriter {
  private static final Map<String, String> LAYERS =
      Map.of("layer", "tilelayer", "objectgroup", "objectgroup");

  private static final Set<String> TEXTS =
      Set.of(
          "version",
          "tiledversion",
          "orientation",
          "renderorder",
          "name",
          "class",
          "source",
          "type",
          "encoding",
          "compression",
          "value",
          "objectalignment",
          "draworder");

  private final JsonGenerator json;

  private TmjWriter(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes a file, without closing the stream.
   *
   * @param type the stated type of file: {@code map} or {@code tileset}
   */
  static void write(TiledElement root, String type, OutputStream out) throws IOException {
    ObjectWriteContext layout = JsonStreams.laidOutBy(JsonStreams.printer());
    JsonStreams.run(
        () -> {
          JsonGenerator json = JsonStreams.FACTORY.createGenerator(layout, out);
          json.writeStartObject();
          new TmjWriter(json).members(root);
          json.writeStringProperty("type", type);
          json.writeEndObject();
          json.writeRaw('\n');
          json.flush();
        });
  }

  private void members(TiledElement element) {
    for (Map.Entry<String, String> attribute : element.attributes().entrySet()) {
      scalar(attribute.getKey(), attribute.getValue());
    }
    layers(element);
    for (String name : List.of("tileset", "tile", "object")) {
      list(element, name, name + "s");
    }
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "properties" -> properties(child);
        case "data" -> data(child);
        case "image" -> image(child);
        case "animation" -> animation(child);
        case "point" -> json.writeBooleanProperty("point", true);
        case "tileoffset", "grid" -> {
          json.writeObjectPropertyStart(child.name());
          members(child);
          json.writeEndObject();
        }
        default -> {} // written with its list
      }
    }
  }

  private void scalar(String key, String value) {
    if (TEXTS.contains(key)) {
      json.writeStringProperty(key, value);
    } else if (key.equals("infinite") || key.equals("visible")) {
      json.writeBooleanProperty(key, value.equals("1"));
    } else {
      json.writeName(key);
      json.writeNumber(value);
    }
  }

  private void layers(TiledElement element) {
    List<TiledElement> layers =
        element.children().stream().filter(child -> LAYERS.containsKey(child.name())).toList();
    if (layers.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("layers");
    for (TiledElement layer : layers) {
      json.writeStartObject();
      json.writeStringProperty("type", LAYERS.get(layer.name()));
      members(layer);
      for (String zero : List.of("x", "y")) { // Tiled requires them in each layer
        json.writeNumberProperty(zero, 0);
      }
      json.writeNumberProperty("opacity", 1);
      json.writeBooleanProperty("visible", true);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void list(TiledElement element, String name, String key) {
    List<TiledElement> found =
        element.children().stream().filter(child -> child.name().equals(name)).toList();
    if (found.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart(key);
    for (TiledElement child : found) {
      json.writeStartObject();
      members(child);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void properties(TiledElement properties) {
    json.writeArrayPropertyStart("properties");
    for (TiledElement property : properties.children()) {
      String type = property.text("type").isEmpty() ? "string" : property.text("type");
      String value = property.text("value");
      json.writeStartObject();
      json.writeStringProperty("name", property.text("name"));
      json.writeStringProperty("type", type);
      json.writeName("value");
      switch (type) {
        case "bool" -> json.writeBoolean(value.equals("true"));
        case "int", "float" -> json.writeNumber(value);
        default -> json.writeString(value);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void data(TiledElement data) {
    for (Map.Entry<String, String> attribute : data.attributes().entrySet()) {
      if (!attribute.getValue().equals("csv")) { // an array needs no encoding
        json.writeStringProperty(attribute.getKey(), attribute.getValue());
      }
    }
    if (data.numbers().isEmpty()) {
      json.writeStringProperty("data", data.text().toString());
      return;
    }
    IntArrayList numbers = data.numbers().get();
    json.writeArrayPropertyStart("data");
    for (int i = 0; i < numbers.size(); i++) {
      json.writeNumber(Integer.toUnsignedLong(numbers.get(i)));
    }
    json.writeEndArray();
  }

  private void animation(TiledElement animation) {
    json.writeArrayPropertyStart("animation");
    for (TiledElement frame : animation.children()) {
      json.writeStartObject();
      members(frame);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void image(TiledElement image) {
    json.writeStringProperty("image", image.text("source"));
    json.writeName("imagewidth");
    json.writeNumber(image.text("width"));
    json.writeName("imageheight");
    json.writeNumber(image.text("height"));
  }
}
