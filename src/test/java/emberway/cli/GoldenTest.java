package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.GoldenFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The golden folders: what becomes of each case is what its {@code expected.txt} says. A new case
 * is a new folder; {@code -Demberway.golden=true} writes what is said anew, to be looked at.
 */
final class GoldenTest {
  @TestFactory
  Stream<DynamicTest> text_saysWhatIsExpected() {
    return tests(GoldenKind.TEXT);
  }

  @TestFactory
  Stream<DynamicTest> movingAi_saysWhatIsExpected() {
    return tests(GoldenKind.MOVINGAI);
  }

  @TestFactory
  Stream<DynamicTest> tiled_saysWhatIsExpected() {
    return tests(GoldenKind.TILED);
  }

  @TestFactory
  Stream<DynamicTest> packs_sayWhatIsExpected() {
    return tests(GoldenKind.PACKS);
  }

  @TestFactory
  Stream<DynamicTest> saving_saysWhatIsExpected() {
    return tests(GoldenKind.SAVING);
  }

  private static Stream<DynamicTest> tests(GoldenKind kind) {
    return cases(kind).stream()
        .map(
            folder ->
                DynamicTest.dynamicTest(
                    folder.getFileName().toString(), () -> check(kind, folder)));
  }

  private static List<Path> cases(GoldenKind kind) {
    try {
      List<Path> cases = GoldenFolders.cases(kind.folder());
      assertThat(cases).isNotEmpty();
      return cases;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void check(GoldenKind kind, Path folder) throws IOException {
    String printed = kind.printed(folder);
    Path expected = folder.resolve(GoldenFolders.EXPECTED);
    if (Boolean.getBoolean("emberway.golden")) {
      Files.writeString(expected, printed);
    }
    assertThat(printed).isEqualTo(Files.readString(expected));
    assertThat(printed.chars().filter(c -> c != '\n').noneMatch(Character::isISOControl)).isTrue();
    assertThat(kind.isGood(printed)).as("is good").isEqualTo(GoldenFolders.isGood(folder));
  }
}
