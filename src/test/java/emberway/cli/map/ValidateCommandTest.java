package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ValidateCommandTest {
  @TempDir private Path folder;

  private CommandRun validate(String base, String overlay) throws IOException {
    Path map =
        Files.writeString(
            folder.resolve("a.map.txt"),
            "emberway-map 1\nname: Small\n[base]\n" + base + "\n[overlay]\n" + overlay + "\n");
    return CommandRun.of("validate", map);
  }

  @Test
  void map_startOnBlockedGround_isAnError() throws IOException {
    CommandRun run = validate("~GG", "1.2");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("a.map.txt:6:1: ").contains("1 error, ");
  }

  @Test
  void map_goalOutOfReach_isAWarning() throws IOException {
    assertThat(validate("GG~G", "1..2").succeeded().out())
        .contains("there is no route from the start 0,0 to the goal 3,0; open a path near 1,0")
        .contains("0 errors, 1 warning");
    assertThat(validate("GGGG", "1..2").succeeded().out())
        .isEqualToNormalizingNewlines("no problems\n");
  }
}
