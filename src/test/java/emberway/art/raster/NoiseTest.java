package emberway.art.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class NoiseTest {
  @Test
  void at_oneCellOn_isTheSame() {
    for (int i = 0; i < 1000; i++) {
      double u = i * 0.0071 - 3;
      double v = i * 0.0137 - 7;
      double here = Noise.at(u, v, 7, 5);
      assertThat(here).isBetween(0.0, 1.0);
      assertThat(Noise.at(u + 1, v, 7, 5)).isCloseTo(here, within(1e-9));
      assertThat(Noise.at(u, v - 1, 7, 5)).isCloseTo(here, within(1e-9));
      assertThat(Noise.cellular(u + 1, v, 6, 3).nearest())
          .isCloseTo(Noise.cellular(u, v, 6, 3).nearest(), within(1e-9));
    }
  }

  @Test
  void hash_manyPoints_isEven() {
    int[] counts = new int[10];
    for (int i = 0; i < 100_000; i++) {
      counts[(int) (Noise.hash(i % 317, i / 317, 9) * 10)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @Test
  void suffix_everyMask_hasItsLettersInOrder() {
    assertThat(new Joins(0).suffix()).isEmpty();
    assertThat(new Joins(Joins.WEST | Joins.EAST).suffix()).isEqualTo("EW");
    assertThat(new Joins(15).suffix()).isEqualTo("NESW");
  }
}
