package emberway.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class InputClockTest {
  private static final long MILLI = 1_000_000;

  private long now; // [ns]
  private final InputClock clock = new InputClock(() -> now);

  private void at(long millis) {
    now = millis * MILLI;
  }

  @Test
  void earliest_afterAWait_isNow() {
    clock.begin();
    at(500);
    assertThat(clock.earliest()).isEqualTo(500 * MILLI);
    assertThat(clock.latest()).isEqualTo(500 * MILLI);
  }

  @Test
  void earliest_whatHasGatheredDuringALongFrame_isBeforeTheFrame() {
    clock.begin();
    at(500);
    clock.end();
    at(800);
    clock.begin();
    assertThat(clock.earliest()).isEqualTo(500 * MILLI);
    assertThat(clock.latest()).isEqualTo(800 * MILLI);
    clock.end();
    at(816);
    clock.begin();
    assertThat(clock.earliest()).isEqualTo(800 * MILLI);
  }

  @Test
  void earliest_whatIsHandedOnTogether_isTheSameHoweverLongThatTakes() {
    clock.begin();
    at(500);
    clock.end();
    at(800);
    clock.begin();
    at(805); // the first input may be handled late, too
    assertThat(clock.earliest()).isEqualTo(500 * MILLI);
    at(990);
    assertThat(clock.earliest()).isEqualTo(500 * MILLI);
    clock.end();
    clock.begin();
    at(1200);
    assertThat(clock.earliest()).isEqualTo(1200 * MILLI);
    at(1350);
    assertThat(clock.earliest()).as("it came with the one before").isEqualTo(1200 * MILLI);
  }
}
