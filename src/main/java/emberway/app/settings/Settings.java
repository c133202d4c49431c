package emberway.app.settings;

import emberway.app.command.Command;
import emberway.app.command.Hint;
import emberway.app.command.Shortcuts;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The settings that the program remembers between starts. Immutable.
 *
 * @param window the window's last position, if known
 * @param viewOptions whether each lasting view option was shown; others have their default
 * @param appearance the window's appearance
 * @param recent the maps opened most recently
 * @param last the map shown last, a file or the name of a bundled map; empty before the first
 * @param startsWithLast whether the next start opens that map, or the first bundled one
 * @param layout the positions of panels in ImGui's text format; may be empty
 * @param pictures the user's folder for pictures, if chosen
 * @param undoMegabytes memory limit of the undo history [MiB] [{@value #MIN_UNDO}..{@value
 *     #MAX_UNDO}]
 * @param language the language of the window
 * @param distanceUnit the unit of lengths in the window
 * @param hintsDone the hints about mouse and keyboard that the user no longer needs
 * @param shortcuts the keys of commands
 */
public record Settings(
    Optional<WindowPlacement> window,
    Map<Command, Boolean> viewOptions,
    Appearance appearance,
    RecentMaps recent,
    Optional<Path> last,
    boolean startsWithLast,
    String layout,
    Optional<Path> pictures,
    int undoMegabytes,
    Language language,
    DistanceUnit distanceUnit,
    Set<Hint> hintsDone,
    Shortcuts shortcuts) {
  static final int MIN_UNDO = 1;
  static final int MAX_UNDO = 16384;
  private static final int USUAL_UNDO = 256;
  private static final long MEBIBYTE = 1 << 20;

  /** The default settings. */
  public static final Settings USUAL =
      new Settings(
          Optional.empty(),
          Map.of(),
          Appearance.USUAL,
          RecentMaps.NONE,
          Optional.empty(),
          true,
          "",
          Optional.empty(),
          USUAL_UNDO,
          Language.SYSTEM,
          DistanceUnit.OF_THE_MAP,
          Set.of(),
          Shortcuts.USUAL);

  /** Copies the view options and hints, and checks the range of the memory limit. */
  public Settings {
    if (undoMegabytes < MIN_UNDO || undoMegabytes > MAX_UNDO) {
      throw new IllegalArgumentException(
          "undoMegabytes %d: must be in %d..%d".formatted(undoMegabytes, MIN_UNDO, MAX_UNDO));
    }
    viewOptions = Map.copyOf(viewOptions);
    hintsDone = Set.copyOf(hintsDone);
  }

  public Settings with(WindowPlacement place) {
    return changed(settings -> settings.window = Optional.of(place));
  }

  public Settings with(Appearance other) {
    return changed(settings -> settings.appearance = other);
  }

  public Settings with(RecentMaps other) {
    return changed(settings -> settings.recent = other);
  }

  /** Returns these settings with another map shown last: a file or the name of a bundled map. */
  public Settings withLast(Path map) {
    return changed(settings -> settings.last = Optional.of(map));
  }

  public Settings withStartsWithLast(boolean isLast) {
    return changed(settings -> settings.startsWithLast = isLast);
  }

  public Settings withLayout(String other) {
    return changed(settings -> settings.layout = other);
  }

  public Settings withPictures(Path folder) {
    return changed(settings -> settings.pictures = Optional.of(folder));
  }

  /** Returns these settings with another memory limit of the undo history. [MiB] */
  public Settings withUndoMegabytes(int megabytes) {
    return changed(settings -> settings.undoMegabytes = megabytes);
  }

  /** Returns these settings with another language. */
  public Settings with(Language other) {
    return changed(settings -> settings.language = other);
  }

  /** Returns these settings with another unit of lengths. */
  public Settings with(DistanceUnit other) {
    return changed(settings -> settings.distanceUnit = other);
  }

  /** Returns these settings with other hints that the user no longer needs. */
  public Settings withHintsDone(Set<Hint> hints) {
    return changed(settings -> settings.hintsDone = hints);
  }

  /** Returns these settings with other keys of commands. */
  public Settings with(Shortcuts other) {
    return changed(settings -> settings.shortcuts = other);
  }

  /** Returns the memory limit of the undo history. [bytes] */
  public long undoBytes() {
    return undoMegabytes * MEBIBYTE;
  }

  /** Returns these settings with the current lasting view options. */
  public Settings with(Set<Command> now) {
    Map<Command, Boolean> lasting = new EnumMap<>(Command.class);
    for (Command each : Command.TOGGLES) {
      if (each.isRemembered()) {
        lasting.put(each, now.contains(each));
      }
    }
    return changed(settings -> settings.viewOptions = lasting);
  }

  /**
   * Merges this window's change into the settings that another window has saved.
   *
   * @param before this window's settings before the change
   * @param others the settings as saved now
   */
  Settings changedSince(Settings before, Settings others) {
    Map<Command, Boolean> merged = new EnumMap<>(Command.class);
    merged.putAll(others.viewOptions);
    viewOptions.forEach(
        (each, isShown) -> {
          if (!isShown.equals(before.viewOptions.get(each))) {
            merged.put(each, isShown);
          }
        });
    return new Settings(
        changed(before.window, window, others.window),
        merged,
        new Appearance(
            changed(before.appearance.theme(), appearance.theme(), others.appearance.theme()),
            changed(before.appearance.colors(), appearance.colors(), others.appearance.colors()),
            changed(before.appearance.scale(), appearance.scale(), others.appearance.scale())),
        recent.changedSince(before.recent, others.recent),
        changed(before.last, last, others.last),
        changed(before.startsWithLast, startsWithLast, others.startsWithLast),
        changed(before.layout, layout, others.layout),
        changed(before.pictures, pictures, others.pictures),
        changed(before.undoMegabytes, undoMegabytes, others.undoMegabytes),
        changed(before.language, language, others.language),
        changed(before.distanceUnit, distanceUnit, others.distanceUnit),
        hintsChangedSince(before, others),
        changed(before.shortcuts, shortcuts, others.shortcuts));
  }

  private Set<Hint> hintsChangedSince(Settings before, Settings others) {
    return Hint.ALL.stream()
        .filter(
            hint ->
                changed(
                    before.hintsDone.contains(hint),
                    hintsDone.contains(hint),
                    others.hintsDone.contains(hint)))
        .collect(Collectors.toSet());
  }

  private static <T> T changed(T before, T now, T others) {
    return now.equals(before) ? others : now;
  }

  /** Returns the view options shown at the start. */
  public Set<Command> shownAtFirst() {
    Set<Command> result = EnumSet.noneOf(Command.class);
    for (Command each : Command.TOGGLES) {
      boolean isRemembered = each.isRemembered() && viewOptions.containsKey(each);
      if (isRemembered ? viewOptions.get(each) : each.isShownAtFirst()) {
        result.add(each);
      }
    }
    return result;
  }

  private Settings changed(Consumer<Builder> change) {
    Builder builder = new Builder(this);
    change.accept(builder);
    return builder.build();
  }

  /** A mutable copy of settings. */
  private static final class Builder {
    private Optional<WindowPlacement> window;
    private Map<Command, Boolean> viewOptions;
    private Appearance appearance;
    private RecentMaps recent;
    private Optional<Path> last;
    private boolean startsWithLast;
    private String layout;
    private Optional<Path> pictures;
    private int undoMegabytes;
    private Language language;
    private DistanceUnit distanceUnit;
    private Set<Hint> hintsDone;
    private Shortcuts shortcuts;

    Builder(Settings of) {
      window = of.window;
      viewOptions = of.viewOptions;
      appearance = of.appearance;
      recent = of.recent;
      last = of.last;
      startsWithLast = of.startsWithLast;
      layout = of.layout;
      pictures = of.pictures;
      undoMegabytes = of.undoMegabytes;
      language = of.language;
      distanceUnit = of.distanceUnit;
      hintsDone = of.hintsDone;
      shortcuts = of.shortcuts;
    }

    Settings build() {
      return new Settings(
          window,
          viewOptions,
          appearance,
          recent,
          last,
          startsWithLast,
          layout,
          pictures,
          undoMegabytes,
          language,
          distanceUnit,
          hintsDone,
          shortcuts);
    }
  }
}
