package emberway.app;

import emberway.io.Printable;
import java.nio.file.Path;

/** Paths as people are told of them. */
final class PathWords {
  private static final int LONGEST = 72; // [characters]

  private PathWords() {}

  /** The whole path, its middle left out where it is long; its end, the file, always stays. */
  static String shortened(Path file) {
    return shortened(file.toAbsolutePath().normalize().toString(), LONGEST);
  }

  /** The same of any length. [&gt;= 3] */
  static String shortened(String path, int longest) {
    if (path.length() <= longest) {
      return path;
    }
    int name = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    int tail = Math.min(longest - 2, Math.max(longest / 2, path.length() - name));
    int head = longest - 1 - tail;
    int from = path.length() - tail;
    if (Character.isHighSurrogate(path.charAt(head - 1))) {
      head--;
    }
    if (Character.isLowSurrogate(path.charAt(from))) {
      from++;
    }
    return path.substring(0, head) + "…" + path.substring(from);
  }

  /** Why there is no path of that name: Java names files in the letters of the locale alone. */
  static String unspeakable(String name) {
    return "%s: no such name can be had in this locale; start Emberway with LC_ALL=C.UTF-8, or rename the file"
        .formatted(Printable.escape(name));
  }
}
