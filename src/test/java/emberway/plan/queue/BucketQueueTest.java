package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BucketQueueTest {
  /** Whatever the width of a bucket, also far beyond the ring. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 1_000_000, 1L << 40})
  void pop_randomEntries_comeOutByFThenByLeastH(long width) {
    record Entry(int cell, long f, long h) {}

    Random random = new Random(5);
    BucketQueue open = new BucketQueue(width, 15);
    for (int round = 0; round < 40; round++) {
      PriorityQueue<Entry> expected =
          new PriorityQueue<>(Comparator.comparingLong(Entry::f).thenComparingLong(Entry::h));
      long least = round * 1_000L;
      open.clear(least);
      for (int i = 0; i < 4_000; i++) {
        if (random.nextInt(5) < 3) {
          long f = least + ((long) random.nextInt(40) << random.nextInt(round + 1));
          int h = random.nextInt(16);
          open.push(h, f, h);
          expected.add(new Entry(h, f, h));
        } else if (expected.isEmpty()) {
          assertThat(open.pop()).isNegative();
        } else {
          Entry first = expected.remove();
          least = first.f;
          assertThat(open.pop()).isEqualTo(first.cell);
        }
      }
    }
  }

  /** The last cell of the largest map there may be still fits an entry. */
  @Test
  void pop_lastCellOfTheLargestMap_comesOutWhole() {
    BucketQueue open = new BucketQueue(1, 1 << 20);
    open.push(GridSize.MAX_CELLS - 1, 3, 1 << 20);
    open.push(GridSize.MAX_CELLS - 2, 3L << 40, 0);
    assertThat(open.pop()).isEqualTo(GridSize.MAX_CELLS - 1);
    assertThat(open.pop()).isEqualTo(GridSize.MAX_CELLS - 2);
  }

  /** Where h is so large that not all of it fits, the order by f is still exact. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 1L << 24, 1L << 40})
  void pop_greatH_comesOutByFThenAboutByH(long width) {
    Random random = new Random(7);
    long mostH = 1L << 45;
    BucketQueue open = new BucketQueue(width, mostH);
    long[] f = random.longs(3_000, 0, 40).map(multiple -> multiple * width * 9_001).toArray();
    long[] h = random.longs(3_000, 0, mostH).toArray();
    for (int cell = 0; cell < f.length; cell++) {
      open.push(cell, f[cell], h[cell]);
    }
    int before = open.pop();
    for (int i = 1; i < f.length; i++) {
      int cell = open.pop();
      assertThat(f[cell]).isGreaterThanOrEqualTo(f[before]);
      if (f[cell] == f[before]) {
        assertThat(h[cell]).isGreaterThan(h[before] - (mostH >> 11));
      }
      before = cell;
    }
    assertThat(open.pop()).isNegative();
  }
}
