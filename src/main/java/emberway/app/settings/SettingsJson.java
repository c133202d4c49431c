package emberway.app.settings;

import emberway.app.command.ViewOption;
import emberway.app.platform.SimpleJson;
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
import tools.jackson.core.JsonGenerator;

/**
 * {@link Settings} as JSON. What is missing is as it was at first; what is not known, such as from
 * a newer version, is passed over; what cannot be meant is refused.
 */
public final class SettingsJson {
  private SettingsJson() {}

  public static void write(Settings settings, OutputStream out) throws IOException {
    SimpleJson.write(
        out,
        json -> {
          if (settings.window().isPresent()) {
            json.writeName("window");
            write(settings.window().get(), json);
          }
          json.writeObjectPropertyStart("shown");
          for (Map.Entry<ViewOption, Boolean> each : asEnumMap(settings).entrySet()) {
            json.writeBooleanProperty(each.getKey().id(), each.getValue());
          }
          json.writeEndObject();
          json.writeStringProperty("theme", settings.appearance().theme().id());
          json.writeStringProperty("colors", settings.appearance().colors().id());
          if (settings.appearance().scale().isPresent()) {
            json.writeNumberProperty("scale", settings.appearance().scale().getAsDouble());
          }
          json.writeArrayPropertyStart("recent");
          for (Path file : settings.recent().files()) {
            json.writeString(file.toString());
          }
          json.writeEndArray();
          json.writeStringProperty("layout", settings.layout());
          if (settings.pictures().isPresent()) {
            json.writeStringProperty("pictures", settings.pictures().get().toString());
          }
          if (settings.undoMegabytes() != Settings.USUAL.undoMegabytes()) {
            json.writeNumberProperty("undoMegabytes", settings.undoMegabytes());
          }
        });
  }

  private static EnumMap<ViewOption, Boolean> asEnumMap(Settings settings) {
    EnumMap<ViewOption, Boolean> result = new EnumMap<>(ViewOption.class);
    result.putAll(settings.viewOption());
    return result;
  }

  private static void write(WindowPlacement place, JsonGenerator json) {
    json.writeStartObject();
    json.writeNumberProperty("x", place.x());
    json.writeNumberProperty("y", place.y());
    json.writeNumberProperty("width", place.width());
    json.writeNumberProperty("height", place.height());
    json.writeBooleanProperty("maximized", place.extent() == WindowPlacement.Extent.MAXIMIZED);
    json.writeBooleanProperty("fullScreen", place.extent() == WindowPlacement.Extent.FULL_SCREEN);
    json.writeEndObject();
  }

  /**
   * Reads them.
   *
   * @throws IOException if they are not JSON
   * @throws IllegalArgumentException if they are JSON that no settings are made of
   */
  public static Settings read(byte[] text) throws IOException {
    return settings(SimpleJson.read(text, "settings"));
  }

  private static Settings settings(Map<?, ?> members) {
    Appearance appearance = Appearance.USUAL;
    if (members.containsKey("theme")) {
      appearance =
          appearance.with(
              SimpleJson.constant(Appearance.Theme.values(), SimpleJson.text(members, "theme")));
    }
    if (members.containsKey("colors")) {
      appearance =
          appearance.with(
              SimpleJson.constant(
                  Appearance.FieldColors.values(), SimpleJson.text(members, "colors")));
    }
    if (members.containsKey("scale")) {
      appearance =
          new Appearance(
              appearance.theme(),
              appearance.colors(),
              OptionalDouble.of(SimpleJson.number(members.get("scale"))));
    }
    return new Settings(
        members.containsKey("window")
            ? Optional.of(place(SimpleJson.object(members.get("window"), "window")))
            : Optional.empty(),
        members.containsKey("shown")
            ? viewOption(SimpleJson.object(members.get("shown"), "shown"))
            : Map.of(),
        appearance,
        members.containsKey("recent") ? recent(members.get("recent")) : RecentMaps.NONE,
        members.containsKey("layout") ? SimpleJson.text(members, "layout") : "",
        members.containsKey("pictures")
            ? path(SimpleJson.text(members, "pictures"))
            : Optional.empty(),
        members.containsKey("undoMegabytes")
            ? (int) SimpleJson.number(members.get("undoMegabytes"))
            : Settings.USUAL.undoMegabytes());
  }

  private static WindowPlacement place(Map<?, ?> members) {
    return new WindowPlacement(
        (int) SimpleJson.number(members.get("x")),
        (int) SimpleJson.number(members.get("y")),
        (int) SimpleJson.number(members.get("width")),
        (int) SimpleJson.number(members.get("height")),
        extent(members));
  }

  private static WindowPlacement.Extent extent(Map<?, ?> members) {
    if (Boolean.TRUE.equals(members.get("fullScreen"))) {
      return WindowPlacement.Extent.FULL_SCREEN;
    }
    return Boolean.TRUE.equals(members.get("maximized"))
        ? WindowPlacement.Extent.MAXIMIZED
        : WindowPlacement.Extent.OWN;
  }

  private static Map<ViewOption, Boolean> viewOption(Map<?, ?> members) {
    Map<ViewOption, Boolean> result = new EnumMap<>(ViewOption.class);
    for (ViewOption each : ViewOption.values()) {
      if (members.get(each.id()) instanceof Boolean isShown) {
        result.put(each, isShown);
      }
    }
    return result;
  }

  private static RecentMaps recent(Object value) {
    List<Path> files = new ArrayList<>();
    for (Object name : SimpleJson.array(value, "recent")) {
      if (name instanceof String text) {
        path(text).ifPresent(files::add);
      }
    }
    return new RecentMaps(files);
  }

  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException fromAnotherSystem) {
      return Optional.empty();
    }
  }
}
