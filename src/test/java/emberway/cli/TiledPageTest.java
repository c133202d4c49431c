package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapPack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of {@code docs/tiled.md} are run. */
final class TiledPageTest {
  private static final String FENCE = "```\n";

  @TempDir Path folder;

  @Test
  void page_itsCommands_takeAMapToTiledAndBack() throws Exception {
    String page = Files.readString(CommandRun.HOME.resolve("docs/tiled.md"));
    int begin = page.indexOf(FENCE) + FENCE.length();
    List<String> lines = page.substring(begin, page.indexOf(FENCE, begin)).lines().toList();
    assertThat(lines).hasSize(7);
    lines.forEach(this::run);
    assertThat(folder.resolve("again.map.txt"))
        .hasSameBinaryContentAs(folder.resolve("isle.map.txt"));
    assertThat(MapPack.open(folder.resolve("isle-pack.zip")).maps()).hasSize(1);
  }

  private void run(String line) {
    List<Object> words = new ArrayList<>();
    for (String word : List.of(line.split(" ", -1))) {
      words.add(word.startsWith("isle") || word.startsWith("again") ? folder.resolve(word) : word);
    }
    assertThat(words.remove(0)).isEqualTo("emberway");
    CommandRun run = CommandRun.of(words.toArray());
    assertThat(run.status()).as("%s: %s%s", line, run.out(), run.err()).isZero();
  }
}
