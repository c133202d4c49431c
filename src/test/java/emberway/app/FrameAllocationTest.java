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

  // [bytes per frame]
  private static final int OF_A_PASS = 2048; // the loop, the input, and GLFW from Java 25 on
  private static final int OF_A_PANEL = 12_288; // wrappers and some figures, but no rows
  private static final int OF_A_ROUTE = 8192; // a request, its result and that result's text

  @TempDir private Path folder;

  @Tag("slow") // FrameCostTest checks the map alone in every build
  @Test
  void frames_ofASteadyWindow_allocateNoPicture() throws IOException, InterruptedException {
    Map<String, Integer> bytes = measured();
    assertThat(bytes.get("again")).isLessThan(OF_A_PASS);
    assertThat(bytes.get("gliding")).isLessThan(OF_A_PASS);
    assertThat(bytes.get("panning")).isLessThan(OF_A_PASS);
    assertThat(bytes.get("goal")).isLessThan(OF_A_ROUTE);
  }

  /** Returns grass with a lake, a volcano and a route. */
  private static String meadow() {
    String grass = "G".repeat(SIDE) + "\n";
    String lake = "G".repeat(SIDE / 4) + "~".repeat(SIDE / 2) + "G".repeat(SIDE / 4) + "\n";
    String nothing = ".".repeat(SIDE) + "\n";
    String marks =
        "."
            + "1"
            + ".".repeat(SIDE / 4)
            + "V"
            + ".".repeat(SIDE / 2 - 3)
            + "2"
            + ".".repeat(SIDE / 4 - 1)
            + "\n";
    return "emberway-map 1\nname: Meadow\n[base]\n"
        + grass.repeat(SIDE / 2)
        + lake.repeat(SIDE / 4)
        + grass.repeat(SIDE / 4)
        + "[overlay]\n"
        + nothing.repeat(SIDE / 2)
        + marks
        + nothing.repeat(SIDE / 2 - 1);
  }

  @Tag("slow")
  @Test
  void frames_withPanelsOpen_putNothingIntoWordsAnew() throws IOException, InterruptedException {
    Map<String, Integer> bytes = measured();
    bytes.keySet().removeAll(Set.of("again", "gliding", "panning", "goal"));
    assertThat(bytes).hasSizeGreaterThan(10);
    assertThat(bytes)
        .allSatisfy((panel, each) -> assertThat(each).as(panel).isLessThan(OF_A_PANEL));
  }

  /** Returns what a frame of each kind allocates. [bytes] */
  private Map<String, Integer> measured() throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("meadow.map.txt"), meadow());
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
