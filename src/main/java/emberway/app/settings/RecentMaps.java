package emberway.app.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The maps opened most recently, latest first, without duplicates.
 *
 * @param files absolute paths [at most {@value #MAX}]
 */
public record RecentMaps(List<Path> files) {
  /** The limit on the number of maps. */
  static final int MAX = 12;

  static final RecentMaps NONE = new RecentMaps(List.of());

  /** Drops duplicates and what exceeds the limit. */
  public RecentMaps {
    files = files.stream().distinct().limit(MAX).toList();
  }

  /** Returns this list with a map that was just opened. */
  public RecentMaps with(Path opened) {
    Path file = opened.toAbsolutePath().normalize();
    List<Path> result = new ArrayList<>(List.of(file));
    files.stream().filter(other -> !other.equals(file)).forEach(result::add);
    return new RecentMaps(result);
  }

  /** Returns the folder of the map opened last. */
  public Optional<Path> folder() {
    return files.stream().findFirst().map(Path::getParent);
  }

  /** Returns this list without a map. */
  public RecentMaps without(Path file) {
    return new RecentMaps(files.stream().filter(other -> !other.equals(file)).toList());
  }

  /**
   * Merges this window's change into the list that another window has saved.
   *
   * @param before this window's list before the change
   * @param others the list as saved now
   */
  RecentMaps changedSince(RecentMaps before, RecentMaps others) {
    List<Path> kept = new ArrayList<>(others.files);
    kept.removeIf(file -> before.files.contains(file) && !files.contains(file));
    boolean isOpened =
        !files.isEmpty()
            && files.size() >= before.files.size()
            && (before.files.isEmpty() || !files.get(0).equals(before.files.get(0)));
    return isOpened ? new RecentMaps(kept).with(files.get(0)) : new RecentMaps(kept);
  }
}
