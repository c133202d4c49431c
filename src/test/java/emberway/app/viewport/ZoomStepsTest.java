package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ZoomStepsTest {
  private static final double LEAST = 0.1;
  private final ZoomSteps wheel = new ZoomSteps();

  @Test
  void turn_inFromBelowOne_stopsAtOneThenTakesCrispSteps() {
    double scale = 0.93;
    double[] expected = {1, 2, 3, 4, 6, 8, 12, 16, 16};
    for (double step : expected) {
      scale = wheel.turn(scale, 1, LEAST);
      assertThat(scale).isEqualTo(step);
    }
  }

  @Test
  void turn_outFromAbove_passesOneAndEndsAtTheLeast() {
    double scale = 3;
    scale = wheel.turn(scale, -2, LEAST);
    assertThat(scale).isEqualTo(1);
    scale = wheel.turn(scale, -1, LEAST);
    assertThat(scale).isBetween(0.8, 0.9);
    assertThat(wheel.turn(scale, -40, LEAST)).isEqualTo(LEAST);
  }

  @Test
  void turn_partsOfANotchAboveOne_addUp() {
    assertThat(wheel.turn(2, 0.4, LEAST)).isEqualTo(2);
    assertThat(wheel.turn(2, 0.4, LEAST)).isEqualTo(2);
    assertThat(wheel.turn(2, 0.4, LEAST)).isEqualTo(3);
  }

  @Test
  void turn_partsOfANotchTheOtherWay_startAfresh() {
    assertThat(wheel.turn(2, 0.9, LEAST)).isEqualTo(2);
    assertThat(wheel.turn(2, -0.5, LEAST)).isEqualTo(2);
    assertThat(wheel.turn(2, -0.5, LEAST)).isEqualTo(1);
  }

  @Test
  void turn_partsOfANotchBelowOne_actAtOnce() {
    double half = wheel.turn(0.5, 0.5, LEAST);
    assertThat(half).isGreaterThan(0.5);
    assertThat(wheel.turn(half, 0.5, LEAST))
        .isCloseTo(new ZoomSteps().turn(0.5, 1, LEAST), org.assertj.core.data.Offset.offset(1e-12));
  }

  @Test
  void turn_outBelowTheLeast_staysWhereItIs() {
    assertThat(wheel.turn(0.05, -1, LEAST)).isEqualTo(0.05);
  }
}
