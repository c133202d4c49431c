package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ZoomStepsTest {
  private static final double MIN = 0.1;
  private final ZoomSteps wheel = new ZoomSteps();

  @Test
  void turn_inFromBelowOne_stopsAtOneThenTakesCrispSteps() {
    double scale = 0.93;
    double[] expected = {1, 2, 3, 4, 6, 8, 12, 16, 16};
    for (double step : expected) {
      scale = wheel.turn(scale, 1, MIN);
      assertThat(scale).isEqualTo(step);
    }
  }

  @Test
  void turn_outFromAbove_passesOneAndEndsAtTheLeast() {
    double scale = 3;
    scale = wheel.turn(scale, -2, MIN);
    assertThat(scale).isEqualTo(1);
    scale = wheel.turn(scale, -1, MIN);
    assertThat(scale).isBetween(0.8, 0.9);
    assertThat(wheel.turn(scale, -40, MIN)).isEqualTo(MIN);
  }

  @Test
  void turn_partsOfANotchAboveOne_addUp() {
    assertThat(wheel.turn(2, 0.4, MIN)).isEqualTo(2);
    assertThat(wheel.turn(2, 0.4, MIN)).isEqualTo(2);
    assertThat(wheel.turn(2, 0.4, MIN)).isEqualTo(3);
  }

  @Test
  void turn_partsOfANotchTheOtherWay_startAfresh() {
    assertThat(wheel.turn(2, 0.9, MIN)).isEqualTo(2);
    assertThat(wheel.turn(2, -0.5, MIN)).isEqualTo(2);
    assertThat(wheel.turn(2, -0.5, MIN)).isEqualTo(1);
  }

  @Test
  void turn_partsOfANotchBelowOne_actAtOnce() {
    double half = wheel.turn(0.5, 0.5, MIN);
    assertThat(half).isGreaterThan(0.5);
    assertThat(wheel.turn(half, 0.5, MIN))
        .isCloseTo(new ZoomSteps().turn(0.5, 1, MIN), org.assertj.core.data.Offset.offset(1e-12));
  }

  @Test
  void turn_outBelowTheLeast_staysWhereItIs() {
    assertThat(wheel.turn(0.05, -1, MIN)).isEqualTo(0.05);
  }
}
