package emberway.app.settings;

import emberway.app.command.Shown;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the program remembers from one start to the next. Immutable.
 *
 * @param window where it was, if it was open before
 * @param shown whether each of the lasting things was shown; those that are not in it are shown or
 *     hidden as at first
 * @param look how it looks
 * @param recent the maps that were opened last
 * @param layout where the person put the panels, in ImGui's words; may be empty
 * @param pictures the folder that the person has chosen for pictures
 */
public record Settings(
    Optional<WindowPlace> window,
    Map<Shown, Boolean> shown,
    Look look,
    RecentFiles recent,
    String layout,
    Optional<Path> pictures) {
  /** What is used before anything was set. */
  public static final Settings USUAL =
      new Settings(Optional.empty(), Map.of(), Look.USUAL, RecentFiles.NONE, "", Optional.empty());

  /** Keeps a copy of what is shown. */
  public Settings {
    shown = Map.copyOf(shown);
  }

  public Settings with(WindowPlace place) {
    return new Settings(Optional.of(place), shown, look, recent, layout, pictures);
  }

  public Settings with(Look other) {
    return new Settings(window, shown, other, recent, layout, pictures);
  }

  public Settings with(RecentFiles other) {
    return new Settings(window, shown, look, other, layout, pictures);
  }

  public Settings withLayout(String other) {
    return new Settings(window, shown, look, recent, other, pictures);
  }

  public Settings withPictures(Path folder) {
    return new Settings(window, shown, look, recent, layout, Optional.of(folder));
  }

  /** With what is shown by now, as far as it lasts. */
  public Settings with(Set<Shown> now) {
    Map<Shown, Boolean> lasting = new EnumMap<>(Shown.class);
    for (Shown each : Shown.values()) {
      if (each.isLasting()) {
        lasting.put(each, now.contains(each));
      }
    }
    return new Settings(window, lasting, look, recent, layout, pictures);
  }

  /**
   * What another window has set, and what this one has changed.
   *
   * @param before what this one knew before it changed something
   * @param others what is set by now
   */
  Settings changedSince(Settings before, Settings others) {
    Map<Shown, Boolean> merged = new EnumMap<>(Shown.class);
    merged.putAll(others.shown);
    shown.forEach(
        (each, isShown) -> {
          if (!isShown.equals(before.shown.get(each))) {
            merged.put(each, isShown);
          }
        });
    return new Settings(
        changed(before.window, window, others.window),
        merged,
        new Look(
            changed(before.look.theme(), look.theme(), others.look.theme()),
            changed(before.look.colors(), look.colors(), others.look.colors()),
            changed(before.look.scale(), look.scale(), others.look.scale())),
        recent.changedSince(before.recent, others.recent),
        changed(before.layout, layout, others.layout),
        changed(before.pictures, pictures, others.pictures));
  }

  private static <T> T changed(T before, T now, T others) {
    return now.equals(before) ? others : now;
  }

  /** What is shown at the start. */
  public Set<Shown> shownAtFirst() {
    Set<Shown> result = EnumSet.noneOf(Shown.class);
    for (Shown each : Shown.values()) {
      if (each.isLasting() && shown.getOrDefault(each, each.isShownAtFirst())) {
        result.add(each);
      }
    }
    return result;
  }
}
