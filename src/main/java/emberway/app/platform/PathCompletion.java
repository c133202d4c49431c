package emberway.app.platform;

import emberway.io.SpecialFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Completes the path that a user has begun to type. */
public final class PathCompletion {
  private static final int MAX = 8;
  private static final int MAX_EXAMINED = 20_000;
  private static final String HOME = "~";

  private PathCompletion() {}

  /**
   * Returns the first few matching paths: folders, which end with a separator, then files. Any
   * thread.
   */
  public static List<String> of(String typed) {
    int cut = Math.max(typed.lastIndexOf('/'), typed.lastIndexOf(File.separatorChar)) + 1;
    String folder = typed.substring(0, cut);
    String begun = typed.substring(cut).toLowerCase(Locale.ROOT);
    List<String> folders = new ArrayList<>();
    List<String> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = SpecialFile.openFolder(expand(folder))) {
      int looked = 0;
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        boolean isHidden = name.startsWith(".") && !begun.startsWith(".");
        if (!isHidden && name.toLowerCase(Locale.ROOT).startsWith(begun)) {
          boolean isFolder = Files.isDirectory(entry);
          (isFolder ? folders : files).add(folder + name + (isFolder ? File.separator : ""));
        }
        if (++looked == MAX_EXAMINED) {
          break;
        }
      }
    } catch (IOException | DirectoryIteratorException | InvalidPathException nothingThere) {
      return List.of();
    }
    folders.sort(Comparator.naturalOrder());
    files.sort(Comparator.naturalOrder());
    folders.addAll(files);
    return List.copyOf(folders.subList(0, Math.min(MAX, folders.size())));
  }

  /**
   * Returns the path that a user has typed: {@code ~} is the home folder, an empty path the current
   * folder.
   */
  public static Path expand(String typed) {
    if (typed.equals(HOME) || typed.startsWith(HOME + "/")) {
      return Path.of(System.getProperty("user.home"), typed.substring(HOME.length()));
    }
    return Path.of(typed);
  }
}
