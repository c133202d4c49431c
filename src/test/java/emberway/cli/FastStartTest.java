package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.ExplorerOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FastStartTest {
  @TempDir Path folder;

  @Test
  void of_nothingOrAFileThatIsThere_opensTheWindow() throws Exception {
    assertThat(FastStart.of(new String[0]).orElseThrow().map()).isEmpty();
    Path map = Files.createFile(folder.resolve("@a map.txt"));
    ExplorerOptions options = FastStart.of(new String[] {map.toString()}).orElseThrow();
    assertThat(options.map()).contains(map);
    assertThat(options.tiles()).isEmpty();
    assertThat(options.shaders()).isEmpty();
    assertThat(FastStart.of(new String[] {folder.toString()})).isPresent();
  }

  @Test
  void of_whatTheCommandLineHasToLookAt_isNotForIt() throws Exception {
    String map = Files.createFile(folder.resolve("map")).toString();
    for (String[] args :
        new String[][] {
          {"render"},
          {"help"},
          {"-V"},
          {""},
          {map, "--debug"},
          {map + "#first"},
          {map + "-missing"},
          {"a\0b"}
        }) {
      assertThat(FastStart.of(args)).as(String.join(" ", args)).isEmpty();
    }
  }
}
