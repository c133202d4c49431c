package emberway.app.settings;

import emberway.app.command.Command;
import emberway.app.command.Hint;
import emberway.app.command.Shortcuts;
import emberway.app.platform.SimpleJson;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Converts {@link Settings} to and from JSON. A missing member has its default; an unknown one,
 * such as from a newer version, is ignored; an invalid one is an error.
 */
public final class SettingsJson {

  /** The members of the file; null if missing. */
  private record Content(
      Place window,
      Map<String, Object> shown,
      String theme,
      String colors,
      Double scale,
      List<Object> recent,
      String lastMap,
      Object startsWithLast,
      String layout,
      String pictures,
      Number undoMegabytes,
      String language,
      String distanceUnit,
      List<Object> hintsDone,
      Map<String, Object> shortcuts) {}

  /** The window's position; anything but {@code true} counts as false. */
  private record Place(
      Number x,
      Number y,
      Number width,
      Number height,
      Object maximized,
      Object fullScreen,
      Number density) {}

  private SettingsJson() {}

  public static void write(Settings settings, OutputStream out) throws IOException {
    Map<String, Object> shown = new LinkedHashMap<>();
    new TreeMap<>(settings.viewOptions())
        .forEach((option, isShown) -> shown.put(option.id(), isShown));
    Appearance appearance = settings.appearance();
    int undoMegabytes = settings.undoMegabytes();
    Language language = settings.language();
    DistanceUnit unit = settings.distanceUnit();
    SimpleJson.write(
        out,
        new Content(
            settings.window().map(SettingsJson::written).orElse(null),
            shown,
            appearance.theme().id(),
            appearance.colors().id(),
            appearance.scale().isPresent() ? appearance.scale().getAsDouble() : null,
            settings.recent().files().stream().map(file -> (Object) file.toString()).toList(),
            settings.last().map(Path::toString).orElse(null),
            settings.startsWithLast() ? null : false,
            settings.layout(),
            settings.pictures().map(Path::toString).orElse(null),
            undoMegabytes == Settings.USUAL.undoMegabytes() ? null : undoMegabytes,
            language == Language.SYSTEM ? null : language.id(),
            unit == DistanceUnit.OF_THE_MAP ? null : unit.id(),
            settings.hintsDone().isEmpty() ? null : written(settings.hintsDone()),
            settings.shortcuts().changed().isEmpty() ? null : settings.shortcuts().written()));
  }

  private static List<Object> written(Set<Hint> hints) {
    return Hint.ALL.stream().filter(hints::contains).map(hint -> (Object) hint.id()).toList();
  }

  private static Place written(WindowPlacement place) {
    return new Place(
        place.x(),
        place.y(),
        place.width(),
        place.height(),
        place.extent() == WindowPlacement.Extent.MAXIMIZED,
        place.extent() == WindowPlacement.Extent.FULL_SCREEN,
        place.density().isPresent() ? place.density().getAsDouble() : null);
  }

  /**
   * Reads settings.
   *
   * @throws IOException if the text is not JSON
   * @throws IllegalArgumentException if a member is invalid
   */
  public static Settings read(byte[] text) throws IOException {
    Content content = SimpleJson.read(text, Content.class, "settings");
    Settings usual = Settings.USUAL;
    return new Settings(
        Optional.ofNullable(content.window).map(SettingsJson::place),
        content.shown == null ? Map.of() : viewOptions(content.shown),
        appearance(content),
        content.recent == null ? RecentMaps.NONE : recent(content.recent),
        Optional.ofNullable(content.lastMap).flatMap(SettingsJson::path),
        !Boolean.FALSE.equals(content.startsWithLast),
        content.layout == null ? "" : content.layout,
        Optional.ofNullable(content.pictures).flatMap(SettingsJson::path),
        content.undoMegabytes == null
            ? usual.undoMegabytes()
            : SimpleJson.whole(content.undoMegabytes, "undoMegabytes"),
        language(content),
        content.distanceUnit == null ? usual.distanceUnit() : DistanceUnit.of(content.distanceUnit),
        content.hintsDone == null ? Set.of() : hints(content.hintsDone),
        content.shortcuts == null ? Shortcuts.USUAL : Shortcuts.read(content.shortcuts));
  }

  /** Returns the hints with some ids, without those that only a newer version knows. */
  private static Set<Hint> hints(List<Object> ids) {
    return Hint.ALL.stream().filter(hint -> ids.contains(hint.id())).collect(Collectors.toSet());
  }

  /** Returns the language; an unknown one, from a newer version, becomes the system's. */
  private static Language language(Content content) {
    return content.language == null ? Language.SYSTEM : Language.of(content.language);
  }

  private static Appearance appearance(Content content) {
    Appearance usual = Appearance.USUAL;
    return new Appearance(
        content.theme == null
            ? usual.theme()
            : SimpleJson.constant(Appearance.Theme.values(), content.theme),
        content.colors == null
            ? usual.colors()
            : SimpleJson.constant(Appearance.FieldColors.values(), content.colors),
        content.scale == null ? usual.scale() : OptionalDouble.of(content.scale));
  }

  private static WindowPlacement place(Place place) {
    return new WindowPlacement(
        SimpleJson.whole(place.x, "x"),
        SimpleJson.whole(place.y, "y"),
        SimpleJson.whole(place.width, "width"),
        SimpleJson.whole(place.height, "height"),
        extent(place),
        place.density == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(place.density.doubleValue()));
  }

  private static WindowPlacement.Extent extent(Place place) {
    if (Boolean.TRUE.equals(place.fullScreen)) {
      return WindowPlacement.Extent.FULL_SCREEN;
    }
    return Boolean.TRUE.equals(place.maximized)
        ? WindowPlacement.Extent.MAXIMIZED
        : WindowPlacement.Extent.OWN;
  }

  private static Map<Command, Boolean> viewOptions(Map<String, Object> shown) {
    Map<Command, Boolean> result = new EnumMap<>(Command.class);
    for (Command each : Command.TOGGLES) {
      if (shown.get(each.id()) instanceof Boolean isShown) {
        result.put(each, isShown);
      }
    }
    return result;
  }

  private static RecentMaps recent(List<Object> names) {
    List<Path> files = new ArrayList<>();
    for (Object name : names) {
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
