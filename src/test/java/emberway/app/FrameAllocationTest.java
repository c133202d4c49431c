package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.OutputSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What frames of the real window allocate, measured by its own benchmark. */
final class FrameAllocationTest {
  private static final int SIDE = 80; // [cells]; the view never comes to the map's edge

  /** What is linked or grows once, in one of the measured frames. [bytes per frame] */
  private static final double ONCE = 16;

  /**
   * What LWJGL allocates from Java 25 on, where it wraps the address of a GLFW function at each
   * call, in 40 bytes: for functions that take events and show the picture, and at times for those
   * that query the window. [bytes per frame]
   */
  private static final double OF_GLFW = Runtime.version().feature() >= 25 ? 3 * 40 : 0;

  private static final double OF_A_PANEL = 12_288; // wrappers and some figures, but no rows
  private static final double OF_A_ROUTE = 3072; // a request, its result and that result's text

  @TempDir private Path folder;

  @Tag("slow") // FrameCostTest checks the map alone in every build
  @Test
  void frames_ofASteadyWindow_allocateNothing() throws IOException, InterruptedException {
    String output = bench("--bench-frames", "60", "--json");
    OutputSchema schema = new OutputSchema("bench-frames");
    schema.check(output);
    assertThat(schema.unseen()).isEmpty();
    assertThat(bytes(output, "the map alone")).as(output).isLessThan(1);
    assertThat(bytes(output, "gliding")).as(output).isLessThan(ONCE + OF_GLFW);
    assertThat(bytes(output, "drawing again")).as(output).isLessThan(ONCE + OF_GLFW);
    assertThat(bytes(output, "panning")).as(output).isLessThan(ONCE + OF_GLFW);
    assertThat(bytes(output, "dragging the goal")).as(output).isLessThan(OF_A_ROUTE);
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
    String output = run("emberway.app.PanelProbe");
    List<String> lines = output.lines().toList();
    assertThat(lines).as(output).hasSizeGreaterThan(10);
    for (String line : lines) {
      String[] words = line.split(" ", -1);
      assertThat(Double.parseDouble(words[1])).as(line).isLessThan(OF_A_PANEL);
    }
  }

  private String bench(String... options) throws IOException, InterruptedException {
    return run("emberway.cli.Main", options);
  }

  private String run(String mainClass, String... options) throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("meadow.map.txt"), meadow());
    Path errors = folder.resolve("errors.txt");
    String[] args = new String[options.length + 1];
    System.arraycopy(options, 0, args, 0, options.length);
    args[options.length] = map.toString();
    try (VirtualDisplay display = VirtualDisplay.open()) {
      Process process = RunningExplorer.start(display.name(), folder, errors, mainClass, args);
      try {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> output).isZero();
        return output;
      } finally {
        process.destroyForcibly();
      }
    }
  }

  private static double bytes(String output, String kind) {
    Pattern line =
        Pattern.compile(
            "\"what\" ?: ?\"" + kind + "\".*\"allocatedBytesPerFrame\" ?: ?(-?[0-9.E]+)");
    Matcher found = line.matcher(output);
    assertThat(found.find()).as(() -> kind + " in " + output).isTrue();
    double bytes = Double.parseDouble(found.group(1));
    assertThat(bytes).as("the virtual machine counts").isNotNegative();
    return bytes;
  }
}
