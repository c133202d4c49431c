package emberway.pack.tileset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.ZipFile;

/**
 * Jars of the program, each opened once and never closed, as the class path keeps them open, too.
 * To open one again for each of a thousand small pictures would take longer than to read them.
 */
final class OpenJars {
  private static final Map<Path, ZipFile> OPEN = new ConcurrentHashMap<>();

  private OpenJars() {}

  /** Returns a jar, open; not to be closed. */
  static ZipFile of(Path jar) throws IOException {
    ZipFile known = OPEN.get(jar);
    if (known != null) {
      return known;
    }
    ZipFile opened = new ZipFile(jar.toFile());
    ZipFile before = OPEN.putIfAbsent(jar, opened);
    if (before == null) {
      return opened;
    }
    opened.close();
    return before;
  }
}
