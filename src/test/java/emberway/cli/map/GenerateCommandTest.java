package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.output.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @Test
  void generate_withoutAmounts_sameBytesAsEver() throws Exception {
    byte[] bytes = generated("--kind", "island").getBytes(StandardCharsets.UTF_8);
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
}
