package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packs in {@code src/test/resources/packs}: what {@code validate} says of each, as a folder
 * and as a zip, is what its {@code expected.txt} says. A new case is a folder.
 */
final class GoldenPackTest {
  private static final Path CASES = CommandRun.HOME.resolve("src/test/resources/packs");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> validate_everyCase_saysWhatIsExpected() throws IOException {
    List<Path> cases;
    try (Stream<Path> all = Files.list(CASES)) {
      cases = all.sorted().toList();
    }
    return cases.stream()
        .map(path -> DynamicTest.dynamicTest(path.getFileName().toString(), () -> check(path)));
  }

  private void check(Path path) throws IOException {
    Path pack = path.resolve("pack");
    Path expected = path.resolve("expected.txt");
    String said = said(pack);
    if (Boolean.getBoolean("emberway.golden")) { // written anew, to be looked at
      Files.writeString(expected, said);
    }
    assertThat(said).isEqualTo(Files.readString(expected));
    assertThat(path.getFileName().toString().startsWith("good"))
        .as("only good ones begin with that word")
        .isEqualTo(said.equals("no problems\n"));
    Path zip = folder.resolve("pack");
    zip(pack, zip);
    assertThat(said(zip)).isEqualTo(said);
  }

  /** What is said, the pack's own path left out. */
  private static String said(Path pack) {
    CommandRun run = CommandRun.of("validate", pack);
    assertThat(run.err()).doesNotContain("Exception");
    String said = (run.out() + run.err()).replace(pack.toString(), "PACK");
    assertThat(said.chars().filter(c -> c != '\n').noneMatch(Character::isISOControl)).isTrue();
    return said;
  }

  private static void zip(Path pack, Path zip) throws IOException {
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream zipped = new ZipOutputStream(out);
        Stream<Path> files = Files.walk(pack)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        zipped.putNextEntry(new ZipEntry(pack.relativize(file).toString().replace('\\', '/')));
        zipped.write(Files.readAllBytes(file));
      }
    }
  }
}
