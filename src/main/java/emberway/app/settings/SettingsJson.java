package emberway.app.settings;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.app.command.Shown;
import emberway.app.platform.PlainJson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * {@link Settings} as JSON. What is missing is as it was at first; what is not known, such as from
 * a newer version, is passed over; what cannot be meant is refused.
 */
public final class SettingsJson {
  private SettingsJson() {}

  public static void write(Settings settings, OutputStream out) throws IOException {
    PlainJson.write(
        out,
        json -> {
          if (settings.window().isPresent()) {
            json.writeFieldName("window");
            write(settings.window().get(), json);
          }
          json.writeObjectFieldStart("shown");
          for (Map.Entry<Shown, Boolean> each : asEnumMap(settings).entrySet()) {
            json.writeBooleanField(each.getKey().id(), each.getValue());
          }
          json.writeEndObject();
          json.writeStringField("theme", settings.look().theme().id());
          json.writeStringField("colors", settings.look().colors().id());
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
        });
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

  /**
   * Reads them.
   *
   * @throws IOException if they are not JSON
   * @throws IllegalArgumentException if they are JSON that no settings are made of
   */
  public static Settings read(byte[] text) throws IOException {
    return settings(PlainJson.read(text, "settings"));
  }

  private static Settings settings(Map<?, ?> members) {
    Look look = Look.USUAL;
    if (members.containsKey("theme")) {
      look = look.with(PlainJson.constant(Look.Theme.values(), PlainJson.text(members, "theme")));
    }
    if (members.containsKey("colors")) {
      look =
          look.with(
              PlainJson.constant(Look.FieldColors.values(), PlainJson.text(members, "colors")));
    }
    if (members.containsKey("scale")) {
      look =
          new Look(
              look.theme(),
              look.colors(),
              OptionalDouble.of(PlainJson.number(members.get("scale"))));
    }
    return new Settings(
        members.containsKey("window")
            ? Optional.of(place(PlainJson.object(members.get("window"), "window")))
            : Optional.empty(),
        members.containsKey("shown")
            ? shown(PlainJson.object(members.get("shown"), "shown"))
            : Map.of(),
        look,
        members.containsKey("recent") ? recent(members.get("recent")) : RecentFiles.NONE,
        members.containsKey("layout") ? PlainJson.text(members, "layout") : "",
        members.containsKey("pictures")
            ? path(PlainJson.text(members, "pictures"))
            : Optional.empty());
  }

  private static WindowPlace place(Map<?, ?> members) {
    return new WindowPlace(
        (int) PlainJson.number(members.get("x")),
        (int) PlainJson.number(members.get("y")),
        (int) PlainJson.number(members.get("width")),
        (int) PlainJson.number(members.get("height")),
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
      if (members.get(each.id()) instanceof Boolean isShown) {
        result.put(each, isShown);
      }
    }
    return result;
  }

  private static RecentFiles recent(Object value) {
    List<Path> files = new ArrayList<>();
    for (Object name : PlainJson.array(value, "recent")) {
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
}
