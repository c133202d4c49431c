package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Maps opened one after the other in the real window and edited at all zooms leave the memory in
 * use where it was. The property {@code emberway.openings.rounds} sets how often each is opened.
 */
@Tag("slow")
final class OpeningsTest {
  private static final Path MAPS = Path.of(System.getProperty("emberway.home", ""), "maps");
  private static final List<String> NAMES =
      List.of("road-and-wall", "graveyard-valley", "snow-erupting");
  private static final int ROUNDS = Integer.getInteger("emberway.openings.rounds", 2);
  private static final Pattern MEASURED =
      Pattern.compile("(\\d+) openings (\\d+) edits: (\\d+) kB in use .*");

  /** As much as the random use of the window may add, see {@link MonkeyRun}. [kB] */
  private static final long MAX_GROWTH = 8 << 10;

  @TempDir Path folder;

  @Test
  void explorer_openingsAndEdits_leaveMemoryWhereItWas() throws IOException, InterruptedException {
    List<String> args = new ArrayList<>(List.of(Integer.toString(ROUNDS)));
    for (String name : NAMES) {
      Path map = folder.resolve(name + ".map.txt");
      Files.copy(MAPS.resolve(map.getFileName().toString()), map);
      args.add(map.toString());
    }
    Path errors = folder.resolve("errors.txt");
    Path state = Files.createDirectory(folder.resolve("state"));
    Files.writeString(state.resolve("settings.json"), "{" + RunningExplorer.STILL + "}");
    try (VirtualDisplay display = VirtualDisplay.open()) {
      Process process =
          RunningExplorer.start(
              display.name(),
              folder,
              errors,
              OpeningsProbe.class.getName(),
              args.toArray(String[]::new));
      try {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> errors(errors)).isZero();
        System.out.print(output);
        check(output.lines().toList());
      } finally {
        process.destroyForcibly();
      }
    }
  }

  private static void check(List<String> lines) {
    assertThat(lines).hasSize(1 + ROUNDS);
    List<Long> used = new ArrayList<>();
    for (int round = 0; round <= ROUNDS; round++) {
      Matcher measured = MEASURED.matcher(lines.get(round));
      assertThat(measured.matches()).as(lines.get(round)).isTrue();
      int openings = round * NAMES.size();
      assertThat(measured.group(1)).isEqualTo(Integer.toString(1 + openings));
      assertThat(measured.group(2)).isEqualTo(Integer.toString(openings * OpeningsProbe.EDITS));
      used.add(Long.parseLong(measured.group(3)));
    }
    assertThat(used.get(ROUNDS) - used.get(1)).as(used::toString).isLessThan(MAX_GROWTH);
  }

  private static String errors(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
