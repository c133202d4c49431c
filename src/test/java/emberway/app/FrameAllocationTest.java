package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What frames of the real window allocate. */
final class FrameAllocationTest {
  private static final int SIDE = 80; // [cells]; the view never comes to the map's edge

  /** What a frame may allocate, whatever it shows. [bytes] */
  private static final int MOST = 200_000;

  /** By how much frames over a larger map may differ. [bytes] */
  private static final int SAME = 1024;

  /**
   * By how much frames may differ that show another route, of which a sentence more may be said. A
   * bit for each cell of the larger map would be more. [bytes]
   */
  private static final int TEXTS = 8192;

  private static final Set<String> WITHOUT_PANELS = Set.of("again", "gliding", "panning", "goal");

  @TempDir private Path folder;

  @Tag("slow") // FrameCostTest checks the map alone in every build
  @Test
  void frames_ofASteadyWindow_allocateLittleAndNothingThatGrowsWithTheMap()
      throws IOException, InterruptedException {
    Map<String, Integer> bytes = measured(SIDE);
    assertThat(bytes).hasSizeGreaterThan(10 + WITHOUT_PANELS.size());
    assertThat(bytes).allSatisfy((kind, each) -> assertThat(each).as(kind).isLessThan(MOST));
    Map<String, Integer> larger = measured(4 * SIDE);
    for (String kind : WITHOUT_PANELS) {
      int more = kind.equals("goal") ? TEXTS : SAME;
      assertThat(larger.get(kind)).as(kind).isLessThan(bytes.get(kind) + more);
    }
  }

  /** Returns grass with a lake, a volcano and a route. */
  private static String meadow(int side) {
    String grass = "G".repeat(side) + "\n";
    String lake = "G".repeat(side / 4) + "~".repeat(side / 2) + "G".repeat(side / 4) + "\n";
    String nothing = ".".repeat(side) + "\n";
    String marks =
        "."
            + "1"
            + ".".repeat(side / 4)
            + "V"
            + ".".repeat(side / 2 - 3)
            + "2"
            + ".".repeat(side / 4 - 1)
            + "\n";
    return "emberway-map 1\nname: Meadow\n[base]\n"
        + grass.repeat(side / 2)
        + lake.repeat(side / 4)
        + grass.repeat(side / 4)
        + "[overlay]\n"
        + nothing.repeat(side / 2)
        + marks
        + nothing.repeat(side / 2 - 1);
  }

  /** Returns what a frame of each kind allocates. [bytes] */
  private Map<String, Integer> measured(int side) throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("meadow.map.txt"), meadow(side));
    Path errors = folder.resolve("errors.txt");
    try (VirtualDisplay display = VirtualDisplay.open()) {
      Process process =
          RunningExplorer.start(
              display.name(), folder, errors, "emberway.app.FrameProbe", map.toString());
      try {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> output).isZero();
        return output
            .lines()
            .map(line -> line.split(" ", -1))
            .collect(Collectors.toMap(words -> words[0], words -> Integer.valueOf(words[1])));
      } finally {
        process.destroyForcibly();
      }
    }
  }
}
