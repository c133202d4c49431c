package emberway.app.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The maps that were opened last, the latest first, each once.
 *
 * @param files absolute paths [at most {@value #MOST}]
 */
public record RecentMaps(List<Path> files) {
  /** How many are remembered. */
  static final int MOST = 12;

  static final RecentMaps NONE = new RecentMaps(List.of());

  /** Keeps the first few of them. */
  public RecentMaps {
    files = files.stream().distinct().limit(MOST).toList();
  }

  /** With one that was just opened. */
  public RecentMaps with(Path opened) {
    Path file = opened.toAbsolutePath().normalize();
    List<Path> result = new ArrayList<>(List.of(file));
    files.stream().filter(other -> !other.equals(file)).forEach(result::add);
    return new RecentMaps(result);
  }

  /** Without one that is not wanted any more. */
  public RecentMaps without(Path file) {
    return new RecentMaps(files.stream().filter(other -> !other.equals(file)).toList());
  }

  /**
   * What another window has opened, with what this one has opened or forgotten.
   *
   * @param before what this one knew before that
   * @param others what is known by now
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
