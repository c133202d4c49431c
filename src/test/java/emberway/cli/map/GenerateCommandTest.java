package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random worlds on the command line, with other amounts than usual. */
final class GenerateCommandTest {
  @TempDir Path folder;

  private String generated(String... options) throws IOException {
    Path file = folder.resolve("world.map.txt");
    List<Object> args = new ArrayList<>(List.of("generate", "--size", "64x48", "--seed", "9"));
    args.addAll(List.of("-o", file));
    args.addAll(List.of(options));
    CommandRun.of(args.toArray()).succeeded();
    return Files.readString(file);
  }

  /** The kinds of places came later. */
  @Test
  void generate_withoutAmounts_sameBytesAsEverBeforeTheKinds() throws Exception {
    String world = generated("--kind", "island");
    String before = world.substring(0, world.indexOf("[kinds]\n")).replace("map 2\n", "map 1\n");
    assertThat(world.substring(before.length())).matches("(?s).*\\d+ \\d+ port\n.*");
    byte[] bytes = before.getBytes(StandardCharsets.UTF_8);
    String digest = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    assertThat(digest)
        .isEqualTo("b8c25bdffbc15d76f5f7df56ba2b1a7b3fe9e2b7cfffe1a20ea4e86ee9191bdb");
  }

  @Test
  void generate_usualAmounts_sameBytesAsWithout() throws IOException {
    assertThat(
            generated(
                "--sea=26",
                "--mountains=8",
                "--forest=30",
                "--towns=100",
                "--volcanoes=35",
                "--graveyards=100"))
        .isEqualTo(generated());
  }

  @Test
  void generate_otherAmounts_areInTheDescription() throws IOException {
    assertThat(generated("--sea", "60", "--towns", "0"))
        .contains("(kind realm, seed 9, 64×48, sea 60%, towns 0%)")
        .isNotEqualTo(generated());
  }

  @Test
  void generate_amountOutOfRange_namesItsRange() {
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", "-", "--sea", "91")
        .failedWith(ExitCode.USAGE, "--sea 91: must be in 0..90");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", "-", "--towns", "-1")
        .failedWith(ExitCode.USAGE, "--towns -1: must be in 0..400");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", "-", "--forest", "much")
        .failedWith(ExitCode.USAGE, "'much' is not a number");
  }

  @ParameterizedTest
  @ValueSource(strings = {"64x48", "64X48", "64×48", " 64 x 48 ", "64 × 48"})
  void generate_sizeWrittenAsPeopleDo_isTheSame(String size) throws IOException {
    Path file = folder.resolve("other.map.txt");
    CommandRun.of("generate", "--size", size, "--seed", "9", "-o", file).succeeded();
    assertThat(Files.readString(file)).isEqualTo(generated());
  }

  @ParameterizedTest
  @ValueSource(strings = {"64", "64x", "x48", "64x48x2", "6 4x48", "64*48", ""})
  void generate_sizeThatIsNone_saysHowToWriteIt(String size) {
    CommandRun.of("generate", "--size", size, "--seed", "1", "-o", "-")
        .failedWith(ExitCode.USAGE, "--size '" + size + "': write it like 128x96");
  }

  @Test
  void generate_withoutSeed_choosesOneAndSaysHowToMakeTheSameAgain() throws IOException {
    Path file = folder.resolve("chosen.map.txt");
    CommandRun run = CommandRun.of("generate", "--size", "64x48", "-o", file).succeeded();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).matches("emberway: --seed \\d+ makes this map again\\R");
    String seed = run.err().replaceAll("\\D", "");
    assertThat(Files.readString(file)).contains("seed " + seed + ", 64×48");
    Path again = folder.resolve("again.map.txt");
    CommandRun same =
        CommandRun.of("generate", "--size", "64x48", "--seed", seed, "-o", again).succeeded();
    assertThat(same.err()).isEmpty();
    assertThat(again).hasSameBinaryContentAs(file);
    Set<String> seeds = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      seeds.add(CommandRun.of("generate", "--size", "9x9", "-o", file).succeeded().err());
    }
    assertThat(seeds).as("four seeds of a million").hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "isle.tmx, -o, isle.map.txt, isle.tmx",
        "my isle.TMJ, --output, \"'my isle.map.txt'\", \"'my isle.TMJ'\"",
        "isle.zip, -o, isle.map.txt, isle.zip"
      })
  void generate_nameOfAnotherKind_saysWhatToRunInstead(
      String name, String option, String text, String other) {
    String at = folder + "/";
    CommandRun.of("generate", "--size", "9 x 9", "--seed", "1", option, at + name)
        .failedWith(
            ExitCode.USAGE,
            "make a text map and convert it: emberway generate --size '9 x 9' --seed 1 %s %s && emberway convert %s %s"
                .formatted(option, word(text, at), word(text, at), word(other, at)));
  }

  private static String word(String name, String folder) {
    return name.startsWith("'") ? "'" + folder + name.substring(1) : folder + name;
  }
}
