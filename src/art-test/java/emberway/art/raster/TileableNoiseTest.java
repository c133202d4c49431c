package emberway.art.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class TileableNoiseTest {
  @Test
  void at_oneCellOn_isTheSame() {
    for (int i = 0; i < 1000; i++) {
      double u = i * 0.0071 - 3;
      double v = i * 0.0137 - 7;
      double here = TileableNoise.at(u, v, 7, 5);
      assertThat(here).isBetween(0.0, 1.0);
      assertThat(TileableNoise.at(u + 1, v, 7, 5)).isCloseTo(here, within(1e-9));
      assertThat(TileableNoise.at(u, v - 1, 7, 5)).isCloseTo(here, within(1e-9));
      assertThat(TileableNoise.cellular(u + 1, v, 6, 3).nearest())
          .isCloseTo(TileableNoise.cellular(u, v, 6, 3).nearest(), within(1e-9));
    }
  }

  @Test
  void hash_manyPoints_isEven() {
    int[] counts = new int[10];
    for (int i = 0; i < 100_000; i++) {
      counts[(int) (TileableNoise.hash(i % 317, i / 317, 9) * 10)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @Test
  void suffix_everyMask_hasItsLettersInOrder() {
    assertThat(new JoinMask(0).suffix()).isEmpty();
    assertThat(new JoinMask(JoinMask.WEST | JoinMask.EAST).suffix()).isEqualTo("EW");
    assertThat(new JoinMask(15).suffix()).isEqualTo("NESW");
  }
}
