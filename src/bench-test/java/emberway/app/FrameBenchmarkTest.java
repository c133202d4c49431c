package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SceneComposer;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The benchmark's script on a stage without a window. */
final class FrameBenchmarkTest {
  private static final int FRAMES = 40;
  private static final int SIDE = 200; // cells
  private static final int ALLOCATED = 1 << 14; // [bytes] by each frame of the map alone

  /** A plain so wide that all of it fits only far below the scales that are measured. */
  private static final String PLAIN =
      "emberway-map 1\nname: Plain\n[base]\n"
          + ("G".repeat(SIDE) + "\n").repeat(SIDE)
          + "[overlay]\n"
          + ("1" + ".".repeat(SIDE - 2) + "2\n")
          + (".".repeat(SIDE) + "\n").repeat(SIDE - 1);

  private final OpenedMap plain = TestMap.open(PLAIN);
  private final ExplorerState state =
      new ExplorerState(plain, Set.of(Command.ROUTE), FrameBenchmark.WIDTH, FrameBenchmark.HEIGHT);
  private final Stage stage = new Stage();

  private final class Stage implements FrameBenchmark.Stage {
    private final List<String> log = new ArrayList<>();
    private final Set<Double> scales = new TreeSet<>();
    private byte[] garbage;

    @Override
    public Commands commands() {
      return new RecordingCommands(() -> state).commands();
    }

    @Override
    public void play(InputEvent inputEvent) {
      scales.add(Math.rint(1e6 * state.view().camera().scale()) / 1e6);
      if (inputEvent instanceof InputEvent.Scrolled scrolled) {
        state.commands().motion().zoomCentered(scrolled.notches());
      }
      log.add(
          inputEvent instanceof InputEvent.ButtonChanged changed
              ? changed.button() + (changed.down() ? " down" : " up")
              : inputEvent.getClass().getSimpleName());
      if (state.content().outcome().isEmpty()) {
        answer();
      }
    }

    /** Answers as the planning thread does. */
    private void answer() {
      try (SceneComposer composer = plain.composer()) {
        composer.compose(state.request(), () -> false).ifPresent(state::show);
      }
    }

    @Override
    public void glide(double seconds) {
      assertThat(state.isMoving()).isTrue();
      state.advance(seconds);
      log.add("glide");
    }

    @Override
    public void rest() {
      log.add("rest");
    }

    @Override
    public void drawMap() {
      garbage = new byte[ALLOCATED];
      log.add(garbage.length > 0 ? "map" : "");
    }

    @Override
    public ExplorerState state() {
      return state;
    }
  }

  @Test
  void run_anyMap_measuresAllKindsAtOneToOneAndLeavesNothingHeld() {
    List<FrameTimes> times = new FrameBenchmark(stage, FRAMES).run();
    assertThat(times)
        .extracting(FrameTimes::what)
        .containsExactly(
            "panning",
            "dragging the goal",
            "gliding",
            "drawing again",
            "the map alone",
            "zooming",
            "zooming the map alone",
            "panning at a half",
            "the map alone at a half",
            "panning at a quarter",
            "the map alone at a quarter",
            "panning at an eighth",
            "the map alone at an eighth",
            "panning the whole map",
            "the whole map alone",
            "flying",
            "editing");
    assertThat(times).allSatisfy(each -> assertThat(each.frames()).isEqualTo(FRAMES));
    assertThat(times)
        .allSatisfy(
            each -> {
              assertThat(each.medianMillis()).isLessThanOrEqualTo(each.p99Millis());
              assertThat(each.p99Millis()).isLessThanOrEqualTo(each.worstMillis());
            });
    assertThat(state.view().camera().scale()).isEqualTo(1);
    assertThat(state.isMoving()).isFalse();
    assertThat(stage.scales).contains(1.0, 0.5, 0.25, 0.125);
    assertThat(stage.scales).hasSizeGreaterThan(6); // those of the wheel, too
    assertThat(scales(times, "panning at an eighth")).containsOnly(0.125);
    assertThat(scales(times, "the map alone at an eighth")).containsOnly(0.125);
    assertThat(scales(times, "zooming")).contains(1.0).hasSizeGreaterThan(6);
    assertThat(scales(times, "zooming the map alone")).isEqualTo(scales(times, "zooming"));
    assertThat(state.canUndo()).isFalse();
    assertThat(stage.log)
        .containsSubsequence("rest", "LEFT down", "LEFT up", "RIGHT down", "RIGHT up");
    assertThat(stage.log.stream().filter("map"::equals).count()).isGreaterThan(FRAMES);
  }

  private static Set<Double> scales(List<FrameTimes> times, String what) {
    return times.stream()
        .filter(each -> each.what().equals(what))
        .flatMap(each -> each.each().stream())
        .map(frame -> Math.rint(1e6 * frame.scale()) / 1e6)
        .collect(Collectors.toSet());
  }

  @Test
  void run_frameThatAllocates_isSeenInItsBytes() {
    List<FrameTimes> times = new FrameBenchmark(stage, FRAMES).run();
    double map =
        times.stream()
            .filter(each -> each.what().equals("the map alone"))
            .findFirst()
            .orElseThrow()
            .bytesPerFrame();
    assertThat(map).isBetween((double) ALLOCATED, ALLOCATED + 4096.0);
  }

  @Test
  void frameTimes_ofSomeFrames_areTheirNearestRanks() {
    List<FrameTimes.Frame> frames = new ArrayList<>();
    for (int millis = 200; millis >= 1; millis--) {
      frames.add(new FrameTimes.Frame(millis, 0, 0, 1));
    }
    FrameTimes times = FrameTimes.of("any", frames, 7);
    assertThat(times.each()).isEqualTo(frames);
    assertThat(times.medianMillis()).isEqualTo(100);
    assertThat(times.p99Millis()).isEqualTo(198);
    assertThat(times.worstMillis()).isEqualTo(200);
  }
}
