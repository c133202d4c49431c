package emberway.app.platform;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names for files that a user did not name, with a number where the name is taken. */
public final class UniqueFileName {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private UniqueFileName() {}

  /**
   * A file that does not exist yet.
   *
   * @param stem what the name begins with
   * @param extension such as {@code .png}
   */
  public static Path in(Path folder, String stem, LocalDateTime time, String extension) {
    return in(folder, stem + "-" + STAMP.format(time), extension);
  }

  /**
   * A file that does not exist yet.
   *
   * @param name the whole of it where no such file exists, but for its extension
   * @param extension such as {@code .png}
   */
  public static Path in(Path folder, String name, String extension) {
    Path file = folder.resolve(name + extension);
    for (int number = 2; Files.exists(file); number++) {
      file = folder.resolve(name + "-" + number + extension);
    }
    return file;
  }
}
