package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Golden folders: {@code src/test/resources/tiled/CASE} holds a map and {@code expected.txt}, what
 * {@link TiledDump} makes of it. A new case is a new folder.
 */
class TiledCasesTest {
  static final String EXPECTED = "expected.txt";

  /** The folders. */
  static List<Path> cases() throws IOException {
    List<Path> folders = new ArrayList<>();
    try (Stream<Path> all = Files.list(resources())) {
      all.filter(Files::isDirectory).sorted().forEach(folders::add);
    }
    return folders;
  }

  private static Path resources() {
    try {
      return Path.of(TiledCasesTest.class.getResource("/tiled").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** The map of a folder. */
  static Path map(Path folder) throws IOException {
    try (DirectoryStream<Path> maps = Files.newDirectoryStream(folder, "map.*")) {
      return maps.iterator().next();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyFolder_isReadAsExpected() throws IOException {
    return cases().stream()
        .map(
            folder ->
                DynamicTest.dynamicTest(folder.getFileName().toString(), () -> check(folder)));
  }

  private static void check(Path folder) throws IOException {
    String actual = TiledDump.of(map(folder));
    Path expected = folder.resolve(EXPECTED);
    if (!Files.exists(expected)) {
      fail("no %s; the map is read as\n%s", expected, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(expected));
    boolean isBad = folder.getFileName().toString().startsWith("bad-");
    assertThat(actual.contains("error: ")).as("is refused").isEqualTo(isBad);
  }
}
