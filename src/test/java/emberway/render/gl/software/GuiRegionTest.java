package emberway.render.gl.software;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class GuiRegionTest {
  private static final int SIDE = 40;

  private static int[] times(GuiRegion region) {
    int[] times = new int[SIDE * SIDE];
    for (int i = 0; i < region.count(); i++) {
      for (int y = region.top(i); y < region.bottom(i); y++) {
        for (int x = region.left(i); x < region.right(i); x++) {
          times[y * SIDE + x]++;
        }
      }
    }
    return times;
  }

  @Test
  void cut_randomRectangles_coversTheSameOnce() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    GuiRegion region = new GuiRegion();
    for (int round = 0; round < 300; round++) {
      region.clear();
      for (int i = random.nextInt(9); i > 0; i--) {
        int left = random.nextInt(SIDE);
        int top = random.nextInt(SIDE);
        region.add(left, top, left + random.nextInt(SIDE - left), random.nextInt(SIDE + 1));
      }
      int[] before = times(region);
      region.cut();
      int[] after = times(region);
      for (int i = 0; i < before.length; i++) {
        assertThat(after[i])
            .as("seed %d, round %d, pixel %d", seed, round, i)
            .isEqualTo(Math.min(1, before[i]));
      }
    }
  }

  @Test
  void cut_aRectangleOnItsOwnOrTwice_staysOne() {
    GuiRegion region = new GuiRegion();
    region.add(3, 4, 20, 30);
    region.add(3, 4, 20, 30);
    region.add(5, 5, 5, 9);
    assertThat(region.count()).as("empty ones are nothing").isEqualTo(2);
    region.cut();
    assertThat(region.count()).isEqualTo(1);
    region.add(30, 1, 31, 2);
    region.bound();
    assertThat(region.count()).isEqualTo(1);
    assertThat(region.left(0)).isEqualTo(3);
    assertThat(region.top(0)).isEqualTo(1);
    assertThat(region.right(0)).isEqualTo(31);
    assertThat(region.bottom(0)).isEqualTo(30);
  }
}
