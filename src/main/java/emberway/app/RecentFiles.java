package emberway.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The maps that were opened last, the latest first, each once.
 *
 * @param files absolute paths [at most {@value #MOST}]
 */
record RecentFiles(List<Path> files) {
  /** How many are remembered. */
  static final int MOST = 12;

  static final RecentFiles NONE = new RecentFiles(List.of());

  /** Keeps the first few of them. */
  RecentFiles {
    files = files.stream().distinct().limit(MOST).toList();
  }

  /** With one that was just opened. */
  RecentFiles with(Path opened) {
    Path file = opened.toAbsolutePath().normalize();
    List<Path> result = new ArrayList<>(List.of(file));
    files.stream().filter(other -> !other.equals(file)).forEach(result::add);
    return new RecentFiles(result);
  }

  /** Without one that is not wanted any more. */
  RecentFiles without(Path file) {
    return new RecentFiles(files.stream().filter(other -> !other.equals(file)).toList());
  }
}
