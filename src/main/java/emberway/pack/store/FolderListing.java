package emberway.pack.store;

import emberway.io.SpecialFile;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
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

/** Lists the files of a folder on disk. */
public final class FolderListing {
  private static final int MAX_NAMES = 2000; // for hints
  private static final int MAX_FILES = 100_000; // of a folder that is read

  private FolderListing() {}

  /**
   * All names in a folder, sorted.
   *
   * @param display the folder's name in problems
   * @param remedy what to do about a folder of too many files
   */
  public static List<String> all(Path folder, String display, String remedy)
      throws UnreadableException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = SpecialFile.openFolder(folder)) {
      for (Path file : files) {
        names.add(file.getFileName().toString());
        if (names.size() > MAX_FILES) {
          throw new UnreadableException(
              Problem.inFile(display, "holds more than %d files".formatted(MAX_FILES), remedy));
        }
      }
    } catch (DirectoryIteratorException e) {
      throw FileBytes.unreadable(display, e.getCause());
    } catch (IOException e) {
      throw FileBytes.unreadable(display, e);
    }
    Collections.sort(names);
    return names;
  }

  /** The first matching file of a folder, by name; looks at a few thousand, for hints. */
  public static Optional<Path> first(Path folder, Predicate<Path> isWanted) {
    return names(folder, isWanted).stream().findFirst().map(folder::resolve);
  }

  /** The first few thousand matching names in a folder, sorted; empty if it cannot be read. */
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
