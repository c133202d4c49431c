package emberway.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * {@link Settings} as JSON. What is missing is as it was at first; what is not known, such as from
 * a newer version, is passed over; what cannot be meant is refused.
 */
final class SettingsJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private SettingsJson() {}

  static void write(Settings settings, OutputStream out) throws IOException {
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      if (settings.window().isPresent()) {
        json.writeFieldName("window");
        write(settings.window().get(), json);
      }
      json.writeObjectFieldStart("shown");
      for (Map.Entry<Shown, Boolean> each : asEnumMap(settings).entrySet()) {
        json.writeBooleanField(label(each.getKey()), each.getValue());
      }
      json.writeEndObject();
      json.writeStringField("theme", label(settings.look().theme()));
      json.writeStringField("colors", label(settings.look().colors()));
      if (settings.look().scale().isPresent()) {
        json.writeNumberField("scale", settings.look().scale().getAsDouble());
      }
      json.writeArrayFieldStart("recent");
      for (Path file : settings.recent().files()) {
        json.writeString(file.toString());
      }
      json.writeEndArray();
      json.writeStringField("layout", settings.layout());
      if (settings.pictures().isPresent()) {
        json.writeStringField("pictures", settings.pictures().get().toString());
      }
      json.writeEndObject();
    }
  }

  private static EnumMap<Shown, Boolean> asEnumMap(Settings settings) {
    EnumMap<Shown, Boolean> result = new EnumMap<>(Shown.class);
    result.putAll(settings.shown());
    return result;
  }

  private static void write(WindowPlace place, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("x", place.x());
    json.writeNumberField("y", place.y());
    json.writeNumberField("width", place.width());
    json.writeNumberField("height", place.height());
    json.writeBooleanField("maximized", place.extent() == WindowPlace.Extent.MAXIMIZED);
    json.writeBooleanField("fullScreen", place.extent() == WindowPlace.Extent.FULL_SCREEN);
    json.writeEndObject();
  }

  /** An enum's constant as it is written. */
  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads them.
   *
   * @throws IOException if they are not JSON
   * @throws IllegalArgumentException if they are JSON that no settings are made of
   */
  static Settings read(byte[] text) throws IOException {
    try (JsonParser json = FACTORY.createParser(text)) {
      json.nextToken();
      Object read = value(json);
      if (json.nextToken() != null) {
        throw new IllegalArgumentException("more after the end");
      }
      return settings(object(read, "settings"));
    }
  }

  /** A map, list, text, number or truth value, or null. */
  private static Object value(JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    if (token == JsonToken.START_OBJECT) {
      Map<String, Object> members = new HashMap<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String key = json.currentName();
        json.nextToken();
        members.put(key, value(json));
      }
      return members;
    }
    if (token == JsonToken.START_ARRAY) {
      List<Object> elements = new ArrayList<>();
      while (json.nextToken() != JsonToken.END_ARRAY) {
        elements.add(value(json));
      }
      return elements;
    }
    if (token == JsonToken.VALUE_STRING) {
      return json.getText();
    }
    if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
      return json.getBooleanValue();
    }
    if (token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT) {
      return json.getDoubleValue();
    }
    if (token == JsonToken.VALUE_NULL) {
      return null;
    }
    throw new IllegalArgumentException("there is nothing in it");
  }

  private static Settings settings(Map<?, ?> members) {
    Look look = Look.USUAL;
    if (members.containsKey("theme")) {
      look = look.with(constant(Look.Theme.class, text(members, "theme")));
    }
    if (members.containsKey("colors")) {
      look = look.with(constant(Look.FieldColors.class, text(members, "colors")));
    }
    if (members.containsKey("scale")) {
      look = new Look(look.theme(), look.colors(), OptionalDouble.of(number(members.get("scale"))));
    }
    return new Settings(
        members.containsKey("window")
            ? Optional.of(place(object(members.get("window"), "window")))
            : Optional.empty(),
        members.containsKey("shown") ? shown(object(members.get("shown"), "shown")) : Map.of(),
        look,
        members.containsKey("recent") ? recent(members.get("recent")) : RecentFiles.NONE,
        members.containsKey("layout") ? text(members, "layout") : "",
        members.containsKey("pictures") ? path(text(members, "pictures")) : Optional.empty());
  }

  private static WindowPlace place(Map<?, ?> members) {
    return new WindowPlace(
        (int) number(members.get("x")),
        (int) number(members.get("y")),
        (int) number(members.get("width")),
        (int) number(members.get("height")),
        extent(members));
  }

  private static WindowPlace.Extent extent(Map<?, ?> members) {
    if (Boolean.TRUE.equals(members.get("fullScreen"))) {
      return WindowPlace.Extent.FULL_SCREEN;
    }
    return Boolean.TRUE.equals(members.get("maximized"))
        ? WindowPlace.Extent.MAXIMIZED
        : WindowPlace.Extent.OWN;
  }

  private static Map<Shown, Boolean> shown(Map<?, ?> members) {
    Map<Shown, Boolean> result = new EnumMap<>(Shown.class);
    for (Shown each : Shown.values()) {
      if (members.get(label(each)) instanceof Boolean isShown) {
        result.put(each, isShown);
      }
    }
    return result;
  }

  private static RecentFiles recent(Object value) {
    if (!(value instanceof List<?> names)) {
      throw new IllegalArgumentException("'recent' is no array");
    }
    List<Path> files = new ArrayList<>();
    for (Object name : names) {
      if (name instanceof String text) {
        path(text).ifPresent(files::add);
      }
    }
    return new RecentFiles(files);
  }

  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException fromAnotherSystem) {
      return Optional.empty();
    }
  }

  private static Map<?, ?> object(Object value, String what) {
    if (value instanceof Map<?, ?> members) {
      return members;
    }
    throw new IllegalArgumentException("'" + what + "' is no object");
  }

  private static String text(Map<?, ?> members, String key) {
    if (members.get(key) instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("'" + key + "' is no text");
  }

  private static double number(Object value) {
    if (value instanceof Double number) {
      return number;
    }
    throw new IllegalArgumentException("a number is missing");
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String label) {
    return Enum.valueOf(type, label.toUpperCase(Locale.ROOT));
  }
}
