package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class GridPanelTest {
  @Test
  void within_randomLines_holdsExactlyThePointsInside() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 2000; i++) {
      double x = random.nextInt(200) - 100;
      double y = random.nextInt(200) - 100;
      double stepX = random.nextInt(9) - 4;
      double stepY = random.nextInt(9) - 4;
      GridPanel.LinePart part =
          new GridPanel.LinePart(-20, 20).within(x, stepX, -50, 50).within(y, stepY, -30, 30);
      for (double t = -24.96875; t < 25; t += 0.25) { // avoids points on a border
        boolean isInside =
            Math.abs(x + t * stepX) <= 50 && Math.abs(y + t * stepY) <= 30 && Math.abs(t) <= 20;
        assertThat(part.isSeen() && part.from() <= t && t <= part.to())
            .as("seed %d: %s,%s by %s,%s at %s", seed, x, y, stepX, stepY, t)
            .isEqualTo(isInside);
      }
    }
  }
}
