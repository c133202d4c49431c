package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
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

  /** Rounds by random costs, near and far, now and then going back to an earlier bucket. */
  @Test
  void forDeltaStepping_randomCellsAndRewinds_takesAllOfTheBucket() {
    Random random = new Random(3);
    for (int round = 0; round < 30; round++) {
      ApproximateBucketQueue queue = ApproximateBucketQueue.forDeltaStepping();
      TreeMap<Long, List<Integer>> expected = new TreeMap<>(); // cells by bucket
      long due = 0;
      for (int cell = 0; cell < 3_000 || !expected.isEmpty(); ) {
        for (int i = cell < 3_000 ? random.nextInt(8) : 0; i > 0; i--, cell++) {
          long cost = due + (long) (4 * random.nextDouble() * (1 << random.nextInt(round + 1)));
          queue.push(cell, cost);
          expected.computeIfAbsent(cost, key -> new ArrayList<>()).add(cell);
        }
        if (expected.isEmpty()) {
          continue;
        }
        if (cell < 3_000 && random.nextInt(10) == 0) {
          due = (long) (random.nextDouble() * due);
          queue.rewind(due);
          continue;
        }
        long bucket = expected.firstKey();
        assertThat(queue.firstBucket()).as("round %d", round).isEqualTo(bucket);
        due = bucket;
        queue.beginRound(bucket);
        List<Integer> cells = new ArrayList<>();
        for (int taken = queue.pop(); taken >= 0; taken = queue.pop()) {
          cells.add(taken);
        }
        assertThat(cells).containsExactlyInAnyOrderElementsOf(expected.remove(bucket));
      }
      assertThat(queue.firstBucket()).isEqualTo(BucketIndex.NO_BUCKET);
    }
  }
}
