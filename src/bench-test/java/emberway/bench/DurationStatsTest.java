package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class DurationStatsTest {
  @Test
  void percentiles_areNearestRanks() {
    long[] millions = LongStream.rangeClosed(1, 200).map(i -> (201 - i) * 1_000_000).toArray();
    DurationStats times = new DurationStats(millions);
    assertThat(times.mean()).isEqualTo(100.5);
    assertThat(times.median()).isEqualTo(100);
    assertThat(times.p99()).isEqualTo(198);
    assertThat(times.max()).isEqualTo(200);
    assertThat(millions[0]).as("the caller's array").isEqualTo(200_000_000);
  }

  @Test
  void oneTime_isEveryFigure() {
    DurationStats times = new DurationStats(new long[] {2_500_000});
    assertThat(new double[] {times.mean(), times.median(), times.p99(), times.max()})
        .containsOnly(2.5);
  }

  @Test
  void noTimes_areRefused() {
    assertThatThrownBy(() -> new DurationStats(new long[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
