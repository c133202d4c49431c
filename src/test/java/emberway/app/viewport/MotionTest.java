package emberway.app.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class MotionTest {
  private static final Offset<Double> CLOSE = Offset.offset(2.0);
  private final Motion motion = new Motion();

  @Test
  void advance_afterFling_comesToRestAtTheSamePlaceAtAnyFrameRate() {
    for (double frame : new double[] {0.002, 0.016, 0.05}) {
      motion.fling(1000, -500);
      double x = 0;
      double y = 0;
      int frames = 0;
      while (motion.isMoving() && frames++ < 10_000) {
        motion.advance(frame, 1);
        x += motion.dx();
        y += motion.dy();
      }
      assertThat(motion.isMoving()).isFalse();
      assertThat(x).isCloseTo(277, Offset.offset(4.0));
      assertThat(y).isCloseTo(-x / 2, CLOSE);
    }
  }

  @Test
  void halt_whileGliding_stopsAtOnce() {
    motion.fling(1000, 0);
    motion.halt();
    assertThat(motion.isMoving()).isFalse();
  }

  @Test
  void steer_keysDown_movesTheMapTheOtherWayUntilTheyAreUp() {
    motion.steer(1, 0, true);
    motion.steer(0, -1, true);
    motion.advance(0.01, 1);
    assertThat(motion.dx()).isNegative();
    assertThat(motion.dy()).isPositive();
    motion.steer(1, 0, false);
    motion.steer(0, -1, false);
    assertThat(motion.isMoving()).isFalse();
  }

  @Test
  void steer_twoKeysOfOneDirection_movesUntilBothAreUp() {
    motion.steer(1, 0, true);
    motion.steer(1, 0, true);
    motion.steer(1, 0, false);
    assertThat(motion.isMoving()).isTrue();
    motion.letGo();
    assertThat(motion.isMoving()).isFalse();
    motion.steer(1, 0, false);
    assertThat(motion.isMoving()).isFalse();
  }
}
