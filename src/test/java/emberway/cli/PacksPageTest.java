package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import emberway.pack.MapPack;
import emberway.pack.map.LoadedMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/packs.md} is followed word by word: its files are written, its commands are run. */
final class PacksPageTest {
  /** A fenced block, and the file's name before it if it has one. */
  private static final Pattern BLOCK =
      Pattern.compile("(?:`([^`\n]+)`:\n\n)?```(?:json)?\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;

  @Test
  void page_followedStepByStep_makesThePack() throws Exception {
    String page = Files.readString(CommandRun.HOME.resolve("docs/packs.md"));
    Matcher block = BLOCK.matcher(page);
    int commands = 0;
    int files = 0;
    while (block.find()) {
      if (block.group(1) != null) {
        write(block.group(1), block.group(2));
        files++;
      } else {
        for (String line : block.group(2).lines().toList()) {
          run(line);
          commands++;
        }
      }
    }
    assertThat(files).isEqualTo(3);
    assertThat(commands).isEqualTo(9);
    MapPack pack = MapPack.open(folder.resolve("my-pack.zip"));
    assertThat(pack.preview().orElseThrow().width()).isEqualTo((9 + 3 - 2) * 26 + 54);
    LoadedMap crossing = pack.open(pack.first());
    assertThat(crossing.map().info().name()).isEqualTo("Crossing");
    assertThat(crossing.tiles().set().name()).isEqualTo("fen");
    assertThat(crossing.warnings()).isEmpty();
  }

  private void write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  /** Runs a command whose words that begin like the pack's name are paths. */
  private void run(String line) {
    List<Object> words = new ArrayList<>();
    for (String word : List.of(line.split(" ", -1))) {
      words.add(word.startsWith("my-pack") ? folder.resolve(word) : word);
    }
    assertThat(words.remove(0)).isEqualTo("emberway");
    CommandRun run = CommandRun.of(words.toArray());
    Assumptions.assumeTrue(
        run.status() != ExitCode.NO_OPENGL.status(), "no OpenGL to draw the page's preview with");
    assertThat(run.status()).as("%s: %s%s", line, run.out(), run.err()).isZero();
  }
}
