package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RenderTimesTest {
  private static final String GRASS =
      "emberway-map 1\nname: Test\n[base]\n" + "GGGGGGGGGGGG\n".repeat(12);

  private static final String[] SMALL = {"--size", "160x90", "--frames", "4"};

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  private static CommandRun bench(Path map, String... options) {
    List<Object> args = new ArrayList<>(List.of("render", map));
    Collections.addAll(args, (Object[]) SMALL);
    Collections.addAll(args, (Object[]) options);
    CommandRun run = BenchRun.of(args.toArray());
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL: " + run.err());
    return run.succeeded();
  }

  @Test
  void json_hasEveryFigure() throws IOException {
    BenchJson json = BenchJson.of(bench(map(GRASS), "--json"));
    assertThat(json.fields().keySet())
        .containsExactly(
            "map",
            "width",
            "height",
            "driver",
            "viewWidth",
            "viewHeight",
            "scale",
            "moves",
            "path",
            "frames",
            "warmUpFrames",
            "meanMillis",
            "medianMillis",
            "p99Millis",
            "maxMillis",
            "drawCalls",
            "allocatedBytesPerFrame",
            "loadMillis",
            "firstFrameMillis",
            "rssBytes",
            "java");
    assertThat(json.number("viewWidth")).isEqualTo(160);
    assertThat(json.number("frames")).isEqualTo(4);
    assertThat(json.number("scale")).isEqualTo(1);
    assertThat(json.get("moves")).isEqualTo(true);
    assertThat(json.number("drawCalls")).isPositive();
    if (Files.exists(Path.of("/proc/self/status"))) {
      assertThat(json.number("rssBytes")).isGreaterThan(10_000_000);
    } else {
      assertThat(json.get("rssBytes")).isNull();
    }
  }

  @Test
  void routeAndField_costDrawCallsOfTheirOwn() throws IOException {
    String[] options = {"--path", "export", "--json"};
    double bare = BenchJson.of(bench(map(GRASS), options)).number("drawCalls");
    String overlay = "[overlay]\n1...V......2\n" + "............\n".repeat(11);
    double full = BenchJson.of(bench(map(GRASS + overlay), options)).number("drawCalls");
    int field = 2; // the field, and what stands in it
    int route = 6; // outline, core, chevrons and marks, what stands before it, and its layer
    assertThat(full).isEqualTo(bare + field + route);
  }

  @Test
  void view_isAScaleOrTheWholeMap() throws IOException {
    Path map = map(GRASS);
    BenchJson quarter = BenchJson.of(bench(map, "--view", "0.25", "--json"));
    assertThat(quarter.number("scale")).isEqualTo(0.25);
    BenchJson whole = BenchJson.of(bench(map, "--view", "whole", "--json"));
    assertThat(whole.number("scale"))
        .as("22·26 + 54 by 22·13 + 54 px, fitted to 160×90")
        .isCloseTo(Math.min(160.0 / 626, 90.0 / 340), within(1e-12));
    assertThat(whole.get("moves")).isEqualTo(false);
    assertThat(bench(map, "--view", "whole").out()).contains("whole map", "draw calls", "p99");
  }

  @Test
  void path_ofWindow_keepsWhatStaysInView() throws IOException {
    Path map = map("emberway-map 1\nname: Test\n[base]\n" + ("G".repeat(60) + "\n").repeat(60));
    BenchJson whole = BenchJson.of(bench(map, "--view", "whole", "--json"));
    assertThat(whole.get("path")).isEqualTo("window");
    assertThat(whole.get("moves")).isEqualTo(false);
    double export =
        BenchJson.of(bench(map, "--view", "2", "--path", "export", "--json")).number("drawCalls");
    assertThat(export).isPositive();
    assertThat(whole.number("drawCalls")).as("no more than backdrop and horizon").isLessThan(3);
    assertThat(bench(map, "--path", "Export").out()).contains("for an export");
    assertThat(bench(map).out()).contains("in a window");
  }
}
