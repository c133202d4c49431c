package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

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
}
