package emberway.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What long work says on a terminal, by a clock of the test's own. */
final class ProgressLineTest {
  private static final long SECOND = 1_000_000_000;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final long[] now = {5};

  private ProgressLine line(boolean terminal) {
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    return new ProgressLine(terminal, out, () -> now[0]);
  }

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void longWork_onATerminal_saysHowLongItTakesAndWipesThat() {
    try (ProgressLine line = line(true)) {
      line.show("planning");
      assertThat(printed()).isEmpty();
      now[0] += 3 * SECOND + SECOND / 2;
      line.show("planning");
      line.show("planning"); // too soon
      now[0] += SECOND;
      line.show("planning", 0.42);
    }
    assertThat(printed())
        .isEqualTo("\r\u001b[Kemberway: planning, 3 s\r\u001b[Kemberway: planning, 42 %\r\u001b[K");
  }

  @Test
  void hide_aLineOnShow_wipesItOnceAndLetsItComeBack() {
    try (ProgressLine line = line(true)) {
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
            "\r\u001b[Kemberway: planning, 1 s\r\u001b[K"
                + "\r\u001b[Kemberway: planning, 2 s\r\u001b[K");
  }

  @Test
  void longWork_piped_saysNothing() {
    try (ProgressLine line = line(false)) {
      now[0] += 60 * SECOND;
      line.show("planning");
      line.show("planning", 0.5);
    }
    assertThat(printed()).isEmpty();
  }
}
