package emberway.app.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The maps that were opened last, the latest first, each once.
 *
 * @param files absolute paths [at most {@value #MOST}]
 */
public record RecentFiles(List<Path> files) {
  /** How many are remembered. */
  static final int MOST = 12;

  static final RecentFiles NONE = new RecentFiles(List.of());

  /** Keeps the first few of them. */
  public RecentFiles {
    files = files.stream().distinct().limit(MOST).toList();
  }

  /** With one that was just opened. */
  public RecentFiles with(Path opened) {
    Path file = opened.toAbsolutePath().normalize();
    List<Path> result = new ArrayList<>(List.of(file));
    files.stream().filter(other -> !other.equals(file)).forEach(result::add);
    return new RecentFiles(result);
  }

  /** Without one that is not wanted any more. */
  public RecentFiles without(Path file) {
    return new RecentFiles(files.stream().filter(other -> !other.equals(file)).toList());
  }

  /**
   * What another window has opened, with what this one has opened or forgotten.
   *
   * @param before what this one knew before that
   * @param others what is known by now
   */
  RecentFiles changedSince(RecentFiles before, RecentFiles others) {
    List<Path> kept = new ArrayList<>(others.files);
    kept.removeIf(file -> before.files.contains(file) && !files.contains(file));
    boolean isOpened =
        !files.isEmpty()
            && files.size() >= before.files.size()
            && (before.files.isEmpty() || !files.get(0).equals(before.files.get(0)));
    return isOpened ? new RecentFiles(kept).with(files.get(0)) : new RecentFiles(kept);
  }
}
