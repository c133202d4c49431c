package emberway.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names for files that a person did not name: by the time, and by a number where that is taken. */
final class FreshFile {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private FreshFile() {}

  /**
   * A file that does not exist yet.
   *
   * @param stem what the name begins with
   * @param extension such as {@code .png}
   */
  static Path in(Path folder, String stem, LocalDateTime time, String extension) {
    String name = stem + "-" + STAMP.format(time);
    Path file = folder.resolve(name + extension);
    for (int number = 2; Files.exists(file); number++) {
      file = folder.resolve(name + "-" + number + extension);
    }
    return file;
  }
}
