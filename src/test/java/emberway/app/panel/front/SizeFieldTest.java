package emberway.app.panel.front;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The sizes that the window takes for new maps: all those of maps. */
final class SizeFieldTest {
  @Test
  void limited_sidesThatMapsMayHave_areTaken() {
    assertThat(SizeField.limited(8192, 8192)).isEqualTo(8192);
    assertThat(SizeField.limited(GridSize.MAX_SIDE, 64)).isEqualTo(GridSize.MAX_SIDE);
    assertThat(SizeField.limited(1, 1)).isEqualTo(1);
    assertThat(SizeField.limited(2049, 4096)).isEqualTo(2049);
  }

  @Test
  void limited_anyNumber_isTheNearestThatAMapMayHave() {
    assertThat(SizeField.limited(8193, 8192)).isEqualTo(8192);
    assertThat(SizeField.limited(GridSize.MAX_SIDE + 1, 1)).isEqualTo(GridSize.MAX_SIDE);
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      int other = 1 + random.nextInt(GridSize.MAX_SIDE);
      int typed = random.nextInt();
      int side = SizeField.limited(typed, other);
      assertThat(GridSize.isValid(side, other)).as("seed 3, %d by %d", typed, other).isTrue();
      boolean isNearest =
          side == typed || (typed < side ? side == 1 : !GridSize.isValid(side + 1, other));
      assertThat(isNearest).as("seed 3, %d by %d is %d", typed, other, side).isTrue();
    }
  }
}
