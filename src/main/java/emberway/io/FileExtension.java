package emberway.io;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What the end of a file's name says that the file is. */
public final class FileExtension {
  /** Endings that mean something to people and programs. */
  private static final Set<String> KNOWN =
      Set.of(
          ".avif", ".bmp", ".csv", ".exr", ".gif", ".gz", ".heic", ".htm", ".html", ".ico", ".jpeg",
          ".jpg", ".json", ".jsonl", ".jxl", ".map", ".md", ".pdf", ".png", ".ppm", ".psd", ".qoi",
          ".scen", ".svg", ".tar", ".tga", ".tif", ".tiff", ".tmj", ".tmx", ".tsj", ".tsx", ".tx",
          ".txt", ".webp", ".world", ".xml", ".zip");

  private FileExtension() {}

  /**
   * Why a file should not be called so: it ends like something else than it is. A name without an
   * ending, or with one that says nothing, is anybody's own affair.
   *
   * @param what what the file is, with its article
   * @param endings how such files may end, with their dots, the first the usual one
   */
  public static Optional<FileError> lie(Path file, String what, String... endings) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    String lower = name.toLowerCase(Locale.ROOT);
    String ending = lower.substring(Math.max(0, lower.lastIndexOf('.')));
    boolean isFit = Arrays.stream(endings).anyMatch(lower::endsWith);
    return isFit || !KNOWN.contains(ending)
        ? Optional.empty()
        : Optional.of(
            new FileError(
                "is to be %s, and its name ends in '%s'".formatted(what, ending),
                "end it in " + endings[0]));
  }
}
