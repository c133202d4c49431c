package emberway.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the golden folders are: {@code src/test/resources/KIND/CASE}, each with what a user may
 * bring and, in {@code expected.txt}, what becomes of it.
 */
public final class GoldenFolders {
  /** What becomes of a case, as text. */
  public static final String EXPECTED = "expected.txt";

  /** What all cases of a kind have in common, if it is a folder. */
  public static final String BEFORE = "before";

  private static final Path RESOURCES =
      Path.of(System.getProperty("emberway.home", "."))
          .toAbsolutePath()
          .resolve("src/test/resources");

  private GoldenFolders() {}

  /** The folder of a kind. */
  public static Path of(String kind) {
    return RESOURCES.resolve(kind);
  }

  /** The cases of a kind, sorted. */
  public static List<Path> cases(String kind) throws IOException {
    try (Stream<Path> all = Files.list(of(kind))) {
      return all.filter(Files::isDirectory)
          .filter(folder -> !folder.endsWith(BEFORE))
          .sorted()
          .toList();
    }
  }

  /** Whether a case is named as one that nothing is wrong with. */
  public static boolean isGood(Path folder) {
    String name = folder.getFileName().toString();
    return folder.getParent().endsWith("packs")
        ? name.startsWith("good")
        : !name.startsWith("bad-");
  }

  /** The Tiled map of a case. */
  public static Path tiledMap(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("map."))
          .findFirst()
          .orElseThrow();
    }
  }
}
