package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class ViewportMotionTest {
  private static final Offset<Double> CLOSE = Offset.offset(2.0);
  private final ViewportMotion viewportMotion = new ViewportMotion();

  @Test
  void advance_afterFling_comesToRestAtTheSamePlaceAtAnyFrameRate() {
    for (double frame : new double[] {0.002, 0.016, 0.05}) {
      viewportMotion.fling(1000, -500);
      double x = 0;
      double y = 0;
      int frames = 0;
      while (viewportMotion.isMoving() && frames++ < 10_000) {
        viewportMotion.advance(frame, 1);
        x += viewportMotion.dx();
        y += viewportMotion.dy();
      }
      assertThat(viewportMotion.isMoving()).isFalse();
      assertThat(x).isCloseTo(277, Offset.offset(4.0));
      assertThat(y).isCloseTo(-x / 2, CLOSE);
    }
  }

  @Test
  void halt_whileGliding_stopsAtOnce() {
    viewportMotion.fling(1000, 0);
    viewportMotion.halt();
    assertThat(viewportMotion.isMoving()).isFalse();
  }

  @Test
  void steer_keysDown_movesTheMapTheOtherWayUntilTheyAreUp() {
    viewportMotion.steer(1, 0, true);
    viewportMotion.steer(0, -1, true);
    viewportMotion.advance(0.01, 1);
    assertThat(viewportMotion.dx()).isNegative();
    assertThat(viewportMotion.dy()).isPositive();
    viewportMotion.steer(1, 0, false);
    viewportMotion.steer(0, -1, false);
    assertThat(viewportMotion.isMoving()).isFalse();
  }

  @Test
  void steer_twoKeysOfOneDirection_movesUntilBothAreUp() {
    viewportMotion.steer(1, 0, true);
    viewportMotion.steer(1, 0, true);
    viewportMotion.steer(1, 0, false);
    assertThat(viewportMotion.isMoving()).isTrue();
    viewportMotion.releaseKeys();
    assertThat(viewportMotion.isMoving()).isFalse();
    viewportMotion.steer(1, 0, false);
    assertThat(viewportMotion.isMoving()).isFalse();
  }
}
