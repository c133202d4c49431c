package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

final class WarmUpTest {
  /** After how many of these windows the speed is steady. */
  private static int steadyAfter(double... nanosPerCell) {
    WarmUp warmUp = new WarmUp();
    int windows = 0;
    for (double nanos : nanosPerCell) {
      windows++;
      if (warmUp.isSteadyAfter(nanos)) {
        return windows;
      }
    }
    return -1;
  }

  @Test
  void speed_thatKeepsImproving_isNotSteady() {
    assertThat(steadyAfter(DoubleStream.iterate(900, n -> n * 0.9).limit(40).toArray()))
        .isEqualTo(-1);
  }

  @Test
  void speed_thatStaysAboutTheSame_isSteadyAfterSixMore() {
    assertThat(steadyAfter(900, 100, 99, 101, 98, 140, 100, 99.5)).isEqualTo(8);
  }

  @Test
  void speed_thatImprovesLate_isWaitedFor() {
    assertThat(steadyAfter(100, 100, 100, 100, 100, 60, 60, 60, 60, 60, 60, 60)).isEqualTo(12);
  }
}
