package emberway.render.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SequencePoolTest {
  private static final int LENGTH = 26;

  @Test
  void number_isThatOfTheFirstEqualSequence() {
    SequencePool pool = new SequencePool(3);
    int[] numbers = {9, 9, 1, 2, 3, 1, 2, 4, 1, 2, 3};
    assertThat(pool.number(numbers, 2)).isZero();
    assertThat(pool.number(numbers, 5)).isEqualTo(1);
    assertThat(pool.number(numbers, 8)).isZero();
    assertThat(pool.count()).isEqualTo(2);
    assertThat(pool.at(1, 2)).isEqualTo(4);
    assertThat(pool.bytes()).isEqualTo(2 * 3 * Integer.BYTES);
  }

  /** More sequences than an array holds, of few values, so that many are equal. */
  @Test
  void manySequences_areEachKeptOnce() {
    Random random = new Random(1);
    SequencePool pool = new SequencePool(LENGTH);
    Map<List<Integer>, Integer> expected = new HashMap<>();
    for (int i = 0; i < 40_000; i++) {
      int varied = random.nextInt(6); // the rest is 0
      int[] some = new int[LENGTH];
      for (int place = 0; place < varied; place++) {
        some[place] = random.nextInt(10);
      }
      int next = expected.size();
      int known = expected.computeIfAbsent(boxed(some), absent -> next);
      assertThat(pool.number(some, 0)).isEqualTo(known);
    }
    assertThat(pool.count()).isEqualTo(expected.size()).isGreaterThan(11_000);
    expected.forEach(
        (some, number) -> {
          int[] copy = new int[LENGTH + 2];
          pool.copy(number, copy, 1);
          assertThat(boxed(Arrays.copyOfRange(copy, 1, LENGTH + 1))).isEqualTo(some);
        });
  }

  private static List<Integer> boxed(int[] numbers) {
    return Arrays.stream(numbers).boxed().collect(Collectors.toList());
  }
}
