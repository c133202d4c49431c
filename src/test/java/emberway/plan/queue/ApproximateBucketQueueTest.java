package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ApproximateBucketQueueTest {
  /** Whatever the width of a bucket, also far beyond the ring. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 1_000_000, 1L << 40})
  void pop_randomEntries_comeOutBucketByBucket(long width) {
    Random random = new Random(5);
    ApproximateBucketQueue open = new ApproximateBucketQueue(width, 100);
    long span = Long.highestOneBit(width);
    for (int round = 0; round < 40; round++) {
      open.clear();
      TreeMap<Long, Integer> expected = new TreeMap<>(); // entries by bucket
      int pushed = 0;
      while (pushed < 4_000 || !expected.isEmpty()) {
        for (int i = random.nextInt(pushed < 4_000 ? 60 : 1); i > 0; i--, pushed++) {
          long cost = open.least() + ((long) random.nextInt(40) << random.nextInt(round + 1));
          open.push((int) (cost / span % 1_000_000), cost);
          expected.merge(cost / span, 1, Integer::sum);
        }
        if (expected.isEmpty()) {
          continue;
        }
        assertThat(open.beginRound()).isTrue();
        long bucket = expected.firstKey();
        assertThat(open.least()).isEqualTo(bucket * span);
        for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
          assertThat(cell).isEqualTo((int) (bucket % 1_000_000));
          expected.computeIfPresent(bucket, (key, count) -> count == 1 ? null : count - 1);
        }
      }
      assertThat(open.beginRound()).isFalse();
    }
  }
}
