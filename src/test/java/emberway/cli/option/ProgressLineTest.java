package emberway.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What long work says on standard error, by a clock of the test's own. */
final class ProgressLineTest {
  private static final long SECOND = 1_000_000_000;
  private static final String WIPE = "\r\u001b[K";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final long[] now = {5};

  private ProgressLine line(ProgressLine.Style style, String what) {
    ProgressLine.choose(style);
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    return new ProgressLine(what, out, () -> now[0]);
  }

  @AfterEach
  void stop() {
    ProgressLine.stop();
  }

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void longWork_onATerminal_saysHowLongItTakesAndWipesThat() {
    try (ProgressLine line = line(ProgressLine.Style.TERMINAL, "planning")) {
      line.show("planning");
      assertThat(printed()).isEmpty();
      now[0] += 3 * SECOND + SECOND / 2;
      line.show("planning");
      line.show("planning"); // too soon
      now[0] += SECOND;
      line.show("planning", 0.42);
    }
    assertThat(printed())
        .isEqualTo(WIPE + "emberway: planning, 3 s" + WIPE + "emberway: planning, 42 %" + WIPE);
  }

  @Test
  void hide_aLineOnShow_wipesItOnceAndLetsItComeBack() {
    try (ProgressLine line = line(ProgressLine.Style.TERMINAL, "planning")) {
      line.hide();
      now[0] += SECOND;
      line.show("planning");
      line.hide();
      line.hide();
      now[0] += SECOND;
      line.show("planning");
    }
    assertThat(printed())
        .isEqualTo(
            WIPE + "emberway: planning, 1 s" + WIPE + WIPE + "emberway: planning, 2 s" + WIPE);
  }

  @Test
  void remainingTime_isByTheSpeedSinceTheWorkBegan() {
    try (ProgressLine line = line(ProgressLine.Style.TERMINAL, "reading")) {
      now[0] += 10 * SECOND;
      line.show("making rivers", 0.5); // half was done before
      now[0] += 3 * SECOND;
      line.show("making rivers", 0.6);
      now[0] += SECOND;
      line.show("making rivers", 0.999);
      line.show("making roads", 0.999);
      now[0] += 4000 * SECOND;
      line.show("making roads", 1);
      line.show("drawing", 0);
      now[0] += 100 * SECOND;
      line.show("drawing", 0.02);
    }
    assertThat(List.of(printed().split("\r\u001b\\[K(emberway: )?")))
        .containsExactly(
            "",
            "making rivers, 50 %",
            "making rivers, 60 %, 12 s left",
            "making rivers, 100 %, 1 s left",
            "making roads, 100 %",
            "drawing, 2 %, 82 min left");
  }

  @Test
  void lines_whereAsked_comeAtOnceThenEveryFiveSeconds() {
    try (ProgressLine line = line(ProgressLine.Style.LINES, "planning")) {
      assertThat(printed().lines()).containsExactly("emberway: planning, 0 s");
      for (int second = 0; second < 12; second++) {
        now[0] += SECOND;
        line.show("planning");
      }
      line.hide();
      now[0] += 60 * SECOND;
      line.show("planning", 0.5);
    }
    assertThat(printed().lines())
        .containsExactly(
            "emberway: planning, 0 s",
            "emberway: planning, 5 s",
            "emberway: planning, 10 s",
            "emberway: planning, 50 %");
    assertThat(printed()).doesNotContain("\r", "\u001b");
  }

  @Test
  void workOfTwoThreads_isShownOneAfterTheOther() {
    ProgressLine first = line(ProgressLine.Style.LINES, "choosing pictures");
    try (ProgressLine second = line(ProgressLine.Style.LINES, "planning")) {
      second.show("planning");
      first.close();
      now[0] += 7 * SECOND;
      second.show("planning");
    }
    assertThat(printed().lines())
        .containsExactly("emberway: choosing pictures, 0 s", "emberway: planning, 7 s");
  }

  @Test
  void longWork_withoutATerminal_saysNothing() {
    try (ProgressLine line = line(ProgressLine.Style.NONE, "planning")) {
      now[0] += 60 * SECOND;
      line.show("planning");
      line.show("planning", 0.5);
    }
    assertThat(printed()).isEmpty();
  }

  @Test
  void stop_aLineOnShow_wipesItForGood() {
    try (ProgressLine line = line(ProgressLine.Style.TERMINAL, "planning")) {
      now[0] += SECOND;
      line.show("planning");
      ProgressLine.stop();
      now[0] += SECOND;
      line.show("planning");
    }
    assertThat(printed()).isEqualTo(WIPE + "emberway: planning, 1 s" + WIPE);
  }
}
