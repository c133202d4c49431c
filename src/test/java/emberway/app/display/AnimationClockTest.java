package emberway.app.display;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.iso.SpriteStack;
import org.junit.jupiter.api.Test;

/** When animations take their next step. */
final class AnimationClockTest {
  private static final long MILLI = 1_000_000;
  private static final long BEGIN = 77 * MILLI;

  private final AnimationClock clock = new AnimationClock(BEGIN);

  private void advance(long millis, long untilNext) {
    clock.advance(BEGIN + millis * MILLI, untilNext);
  }

  @Test
  void advance_cheapSteps_goesOnWhenTheyAreDue() {
    clock.stepCost(MILLI);
    advance(199, 200);
    assertThat(clock.millis()).isZero();
    assertThat(clock.untilDue(BEGIN + 199 * MILLI, 200)).isEqualTo(MILLI);
    advance(200, 200);
    assertThat(clock.millis()).isEqualTo(200);
    advance(399, 200);
    assertThat(clock.millis()).isEqualTo(200);
    advance(430, 200);
    assertThat(clock.millis()).as("no more than a step at a time").isEqualTo(400);
  }

  @Test
  void advance_costlySteps_takeATwentiethOfTheTime() {
    clock.stepCost(50 * MILLI);
    int steps = 0;
    for (long now = 0; now <= 20_000; now += 10) {
      long before = clock.millis();
      advance(now, 200);
      steps += clock.millis() > before ? 1 : 0;
    }
    assertThat(steps).isEqualTo(20);
    assertThat(clock.millis()).isEqualTo(20 * 200);
  }

  @Test
  void isDear_aQuarterOfAFrame_isTheLimit() {
    assertThat(clock.isExpensive()).isFalse();
    clock.stepCost(4 * MILLI);
    assertThat(clock.isExpensive()).isFalse();
    clock.stepCost(40 * MILLI);
    assertThat(clock.isExpensive()).isTrue();
  }

  @Test
  void stepCost_onceDearThenCheap_isForgotten() {
    clock.stepCost(400 * MILLI);
    for (int i = 0; i < 30; i++) {
      clock.stepCost(MILLI);
    }
    assertThat(clock.untilDue(BEGIN, 200)).isEqualTo(200 * MILLI);
  }

  @Test
  void advance_nothingMovesForAWhile_waitsAWholeStepAfterwards() {
    clock.advance(BEGIN + 5000 * MILLI, SpriteStack.Animation.NEVER);
    advance(5100, 200);
    assertThat(clock.millis()).isZero();
    advance(5200, 200);
    assertThat(clock.millis()).isEqualTo(200);
    clock.reset(BEGIN);
    assertThat(clock.millis()).isZero();
  }
}
