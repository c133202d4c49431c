package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExactOpenListTest {
  /** Whatever the width of a bucket, also while entries come and go. */
  @ParameterizedTest
  @ValueSource(doubles = {1e-100, 1e-3, 0.1, 7, 1e100})
  void pop_randomEntries_comeOutByFThenByGreatestG(double leastWidth) {
    Random random = new Random(5);
    ExactOpenList open = new ExactOpenList(leastWidth);
    for (int round = 0; round < 60; round++) {
      double spread = Math.pow(10, random.nextInt(6) - 2);
      PriorityQueue<double[]> expected =
          new PriorityQueue<>(
              Comparator.comparingDouble((double[] entry) -> entry[0])
                  .thenComparingDouble(entry -> -entry[1]));
      open.clear(0);
      double least = 0;
      for (int i = 0; i < 4_000; i++) {
        if (random.nextInt(5) < 3) {
          double newF = least + spread * random.nextInt(40);
          double newG = random.nextInt(10);
          open.push((int) newG, newF, newG);
          expected.add(new double[] {newF, newG});
        } else if (!open.isEmpty()) {
          double[] first = expected.remove();
          least = open.topF();
          assertThat(least).isEqualTo(first[0]);
          assertThat(open.topG()).isEqualTo(first[1]);
          assertThat(open.pop()).isEqualTo((int) first[1]);
        }
        assertThat(open.isEmpty()).isEqualTo(expected.isEmpty());
      }
    }
  }

  /** Whole numbers come out in a total order, whatever the width of a bucket. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 1_000_000, 1L << 40})
  void pop_entriesWithTies_comeOutByFThenByLeastHThenByCell(long width) {
    record Entry(int cell, long f, long h) {}

    Random random = new Random(5);
    ExactOpenList open = new ExactOpenList((double) width);
    int shift = ExactOpenList.tieShift(width, 15);
    PriorityQueue<Entry> expected =
        new PriorityQueue<>(
            Comparator.comparingLong(Entry::f)
                .thenComparingLong(Entry::h)
                .thenComparingInt(Entry::cell));
    for (int cell = 0; cell < 4_000; cell++) {
      Entry entry = new Entry(cell, random.nextInt(40) * 9_001L, random.nextInt(16));
      open.push(cell, (double) entry.f, ExactOpenList.tie(cell, entry.h, shift));
      expected.add(entry);
    }
    while (!open.isEmpty()) {
      assertThat(open.pop()).isEqualTo(expected.remove().cell);
    }
    assertThat(expected).isEmpty();
  }

  /** Where h is so large that not all of it fits a tie, it still decides unless nearly equal. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 1L << 24, 1L << 40})
  void pop_greatH_comesOutByFThenAboutByH(long width) {
    Random random = new Random(7);
    long mostH = 1L << 45;
    ExactOpenList open = new ExactOpenList((double) width);
    int shift = ExactOpenList.tieShift(width, mostH);
    long[] f = random.longs(3_000, 0, 40).map(multiple -> multiple * width * 9_001).toArray();
    long[] h = random.longs(3_000, 0, mostH).toArray();
    for (int cell = 0; cell < f.length; cell++) {
      open.push(cell, (double) f[cell], ExactOpenList.tie(cell, h[cell], shift));
    }
    int before = -1;
    while (!open.isEmpty()) {
      int cell = open.pop();
      if (before >= 0) {
        assertThat(f[cell]).isGreaterThanOrEqualTo(f[before]);
        if (f[cell] == f[before]) {
          assertThat(h[cell]).isGreaterThan(h[before] - (mostH >> 11));
        }
      }
      before = cell;
    }
  }

  /** The last cells of the largest map there may be still differ in a tie. */
  @ParameterizedTest
  @ValueSource(longs = {1, 1L << 40})
  void tie_lastCellsOfTheLargestMap_differ(long width) {
    long mostH = 1L << 45;
    int shift = ExactOpenList.tieShift(width, mostH);
    double last = ExactOpenList.tie(GridSize.MAX_CELLS - 1, mostH, shift);
    assertThat(ExactOpenList.tie(GridSize.MAX_CELLS - 2, mostH, shift)).isEqualTo(last + 1);
    assertThat(ExactOpenList.tie(0, mostH - (1L << shift), shift))
        .isEqualTo(last + 2 * GridSize.MAX_CELLS - 1);
  }
}
