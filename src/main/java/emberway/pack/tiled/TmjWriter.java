package emberway.pack.tiled;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import emberway.pack.json.IntArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes Tiled's JSON: what {@link TmjParser} brings into the shape of XML, brought back. */
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
   * Writes a file; the stream is left open.
   *
   * @param type what kind of file it says it is: {@code map} or {@code tileset}
   */
  static void write(TiledElement root, String type, OutputStream out) throws IOException {
    JsonGenerator json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    json.setPrettyPrinter(printer);
    json.writeStartObject();
    new TmjWriter(json).members(root);
    json.writeStringField("type", type);
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private void members(TiledElement element) throws IOException {
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
        case "point" -> json.writeBooleanField("point", true);
        case "tileoffset", "grid" -> {
          json.writeObjectFieldStart(child.name());
          members(child);
          json.writeEndObject();
        }
        default -> {} // written in its list
      }
    }
  }

  private void scalar(String key, String value) throws IOException {
    if (TEXTS.contains(key)) {
      json.writeStringField(key, value);
    } else if (key.equals("infinite") || key.equals("visible")) {
      json.writeBooleanField(key, value.equals("1"));
    } else {
      json.writeFieldName(key);
      json.writeNumber(value);
    }
  }

  private void layers(TiledElement element) throws IOException {
    List<TiledElement> layers =
        element.children().stream().filter(child -> LAYERS.containsKey(child.name())).toList();
    if (layers.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("layers");
    for (TiledElement layer : layers) {
      json.writeStartObject();
      json.writeStringField("type", LAYERS.get(layer.name()));
      members(layer);
      for (String zero : List.of("x", "y")) { // Tiled does not read a layer without them
        json.writeNumberField(zero, 0);
      }
      json.writeNumberField("opacity", 1);
      json.writeBooleanField("visible", true);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void list(TiledElement element, String name, String key) throws IOException {
    List<TiledElement> found =
        element.children().stream().filter(child -> child.name().equals(name)).toList();
    if (found.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(key);
    for (TiledElement child : found) {
      json.writeStartObject();
      members(child);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void properties(TiledElement properties) throws IOException {
    json.writeArrayFieldStart("properties");
    for (TiledElement property : properties.children()) {
      String type = property.text("type").isEmpty() ? "string" : property.text("type");
      String value = property.text("value");
      json.writeStartObject();
      json.writeStringField("name", property.text("name"));
      json.writeStringField("type", type);
      json.writeFieldName("value");
      switch (type) {
        case "bool" -> json.writeBoolean(value.equals("true"));
        case "int", "float" -> json.writeNumber(value);
        default -> json.writeString(value);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void data(TiledElement data) throws IOException {
    for (Map.Entry<String, String> attribute : data.attributes().entrySet()) {
      if (!attribute.getValue().equals("csv")) { // numbers need no word
        json.writeStringField(attribute.getKey(), attribute.getValue());
      }
    }
    if (data.numbers().isEmpty()) {
      json.writeStringField("data", data.text().toString());
      return;
    }
    IntArrayList numbers = data.numbers().get();
    json.writeArrayFieldStart("data");
    for (int i = 0; i < numbers.size(); i++) {
      json.writeNumber(Integer.toUnsignedLong(numbers.get(i)));
    }
    json.writeEndArray();
  }

  private void animation(TiledElement animation) throws IOException {
    json.writeArrayFieldStart("animation");
    for (TiledElement frame : animation.children()) {
      json.writeStartObject();
      members(frame);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void image(TiledElement image) throws IOException {
    json.writeStringField("image", image.text("source"));
    json.writeFieldName("imagewidth");
    json.writeNumber(image.text("width"));
    json.writeFieldName("imageheight");
    json.writeNumber(image.text("height"));
  }
}
