package emberway.app.platform;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Chooses unused names for files that the user did not name, with a number if the name is taken.
 */
public final class UniqueFileName {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private static final int LONGEST_STEM = 60; // [characters]

  private UniqueFileName() {}

  /** Returns a map's title as the beginning of a file name: in small letters, with hyphens. */
  public static String stemOf(String title) {
    String name = title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    int end = name.length();
    if (end > LONGEST_STEM) {
      end = name.offsetByCodePoints(0, name.codePointCount(0, LONGEST_STEM));
    }
    String stem = name.substring(0, end).replaceAll("^-+|-+$", "");
    return stem.isEmpty() ? "map" : stem;
  }

  /**
   * Returns a file that does not exist yet.
   *
   * @param stem the beginning of its name, before the time
   * @param extension such as {@code .png}
   */
  public static Path in(Path folder, String stem, LocalDateTime time, String extension) {
    return in(folder, stem + "-" + STAMP.format(time), extension);
  }

  /**
   * Returns a file that does not exist yet.
   *
   * @param name its name without the extension; a number is appended if that file exists
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
