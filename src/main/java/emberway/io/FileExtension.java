package emberway.io;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Checks what a file name's extension claims the file to be. */
public final class FileExtension {
  /** Extensions that are known to people and programs. */
  private static final Set<String> KNOWN =
      Set.of(
          ".avif", ".bmp", ".csv", ".exr", ".gif", ".gz", ".heic", ".htm", ".html", ".ico", ".jpeg",
          ".jpg", ".json", ".jsonl", ".jxl", ".map", ".md", ".pdf", ".png", ".ppm", ".psd", ".qoi",
          ".scen", ".svg", ".tar", ".tga", ".tif", ".tiff", ".tmj", ".tmx", ".tsj", ".tsx", ".tx",
          ".txt", ".webp", ".world", ".xml", ".zip");

  private FileExtension() {}

  /**
   * Why a file should not have this name: its extension belongs to another kind of file. Empty for
   * a name with no extension or an unknown one.
   *
   * @param what the kind of file, with its article
   * @param endings the extensions such a file may have, with their dots, the usual one first
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
                "should be %s, but its name ends in '%s'".formatted(what, ending),
                "end it in " + endings[0]));
  }
}
