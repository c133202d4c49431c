package emberway.pack.store;

import emberway.io.SpecialFile;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Lists files of a folder on disk, for hints; reads at most a few thousand names. */
public final class FolderListing {
  private static final int MAX_NAMES = 2000; // per folder

  private FolderListing() {}

  /** The first matching file of a folder, by name. */
  public static Optional<Path> first(Path folder, Predicate<Path> isWanted) {
    return names(folder, isWanted).stream().findFirst().map(folder::resolve);
  }

  /** The matching names in a folder, sorted; empty if it cannot be read. */
  public static List<String> names(Path folder, Predicate<Path> isWanted) {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = SpecialFile.openFolder(folder)) {
      for (Path file : files) {
        if (names.size() < MAX_NAMES && isWanted.test(file)) {
          names.add(file.getFileName().toString());
        }
      }
    } catch (IOException | DirectoryIteratorException | InvalidPathException unreadable) {
      return List.of();
    }
    Collections.sort(names);
    return names;
  }
}
