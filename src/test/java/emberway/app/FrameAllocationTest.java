package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What frames of the real window allocate, by its own loop and its own count. */
final class FrameAllocationTest {
  /** What imgui-java takes for drawing triangles and for the list of what lies on the map. */
  private static final double OF_THE_LIBRARY = 176; // [bytes a frame]

  /** What the film of the water takes in one of several frames. */
  private static final double OF_THE_FILM = 256;

  private static final double OF_A_MOVE = 1024; // an input, its actions, another cell's words
  private static final double OF_A_ROUTE = 8192; // a request, its answer and that one's words

  @TempDir private Path folder;

  @Test
  void frames_ofAWindowWhereNothingHappens_allocateNextToNothing()
      throws IOException, InterruptedException {
    String said = bench("--bench-frames", "60", "--json");
    assertThat(bytes(said, "the map alone")).as(said).isLessThan(1);
    assertThat(bytes(said, "gliding")).as(said).isLessThan(OF_THE_LIBRARY + 8);
    assertThat(bytes(said, "drawing again")).as(said).isLessThan(OF_THE_LIBRARY + OF_THE_FILM);
    assertThat(bytes(said, "panning")).as(said).isLessThan(OF_A_MOVE);
    assertThat(bytes(said, "dragging the goal")).as(said).isLessThan(OF_A_ROUTE);
  }

  private String bench(String... options) throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path errors = folder.resolve("errors.txt");
    String[] args = new String[options.length + 1];
    System.arraycopy(options, 0, args, 0, options.length);
    args[options.length] = map.toString();
    try (VirtualDisplay display = VirtualDisplay.open()) {
      Process process =
          RunningExplorer.start(display.name(), folder, errors, "emberway.cli.Main", args);
      try {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> said).isZero();
        return said;
      } finally {
        process.destroyForcibly();
      }
    }
  }

  private static double bytes(String said, String kind) {
    Pattern line =
        Pattern.compile(
            "\"what\" ?: ?\"" + kind + "\".*\"allocatedBytesPerFrame\" ?: ?(-?[0-9.E]+)");
    Matcher found = line.matcher(said);
    assertThat(found.find()).as(() -> kind + " in " + said).isTrue();
    double bytes = Double.parseDouble(found.group(1));
    assertThat(bytes).as("the virtual machine counts").isNotNegative();
    return bytes;
  }
}
