package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.plan.queue.BucketIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class DeltaSteppingQueueTest {
  /** Rounds by random costs, near and far, now and then going back to an earlier bucket. */
  @Test
  void beginRound_randomCellsAndRewinds_takesAllOfTheBucket() {
    Random random = new Random(3);
    for (int round = 0; round < 30; round++) {
      DeltaSteppingQueue queue = new DeltaSteppingQueue(0.25);
      TreeMap<Long, List<Integer>> expected = new TreeMap<>(); // cells by bucket
      long due = 0;
      for (int cell = 0; cell < 3_000 || !expected.isEmpty(); ) {
        for (int i = cell < 3_000 ? random.nextInt(8) : 0; i > 0; i--, cell++) {
          double cost = due / 4.0 + random.nextDouble() * (1 << random.nextInt(round + 1));
          queue.push(cell, cost);
          expected.computeIfAbsent(queue.bucket(cost), key -> new ArrayList<>()).add(cell);
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
