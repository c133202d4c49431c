package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.iso.Projection;
import emberway.sprite.TileGeometry;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Water that moves in the real window, and stands still when told to. */
@Timeout(120)
final class MotionWindowTest {
  private static final String LAKE =
      """
      emberway-map 1
      name: Lake
      [base]
      GGGGGGGG
      GG~~~~GG
      GG~~~~GG
      GGG~~~GG
      GGGGGGGG
      [overlay]
      1.......
      ........
      ........
      ........
      .......2
      """;

  private static VirtualDisplay display;

  @TempDir Path folder;

  @BeforeAll
  static void openDisplay() throws IOException {
    display = VirtualDisplay.open();
  }

  @AfterAll
  static void closeDisplay() {
    if (display != null) {
      display.close();
    }
  }

  @Test
  void water_movingThenStilled_differsInWaterOnlyThenNotAtAll()
      throws IOException, InterruptedException {
    Path lake = folder.resolve("lake.map.txt");
    Files.writeString(lake, LAKE);
    try (RunningExplorer explorer =
        new RunningExplorer(display, folder, "emberway.cli.Main", lake.toString())) {
      explorer.awaitTitle(" steps");
      BufferedImage still = explorer.screenshot();
      explorer.act("key", "n");
      BufferedImage moved = explorer.screenshot();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (differences(still, moved) == 0) {
        assertThat(System.nanoTime()).as("the water never moves").isLessThan(end);
        moved = explorer.screenshot();
      }
      assertThat(differences(still, moved)).isGreaterThan(20);
      assertDiffersInTheLakeOnly(still, moved);
      explorer.act("key", "n");
      assertThat(differences(still, explorer.screenshot())).isZero();
      assertThat(differences(still, explorer.screenshot())).isZero();
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors()).isEmpty();
    }
  }

  private static int differences(BufferedImage one, BufferedImage other) {
    int count = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        count += one.getRGB(x, y) != other.getRGB(x, y) ? 1 : 0;
      }
    }
    return count;
  }

  /** Each difference lies in a cell of the lake. */
  private static void assertDiffersInTheLakeOnly(BufferedImage still, BufferedImage moved) {
    MapView view =
        new MapView(
            TileGeometry.PUBLISHED, new GridSize(8, 5), still.getWidth(), still.getHeight());
    Projection projection = view.frame().projection();
    for (int y = 0; y < still.getHeight(); y++) {
      for (int x = 0; x < still.getWidth(); x++) {
        if (still.getRGB(x, y) != moved.getRGB(x, y)) {
          double worldX = view.camera().screenToWorldX(x + 0.5);
          double worldY = view.camera().screenToWorldY(y + 0.5);
          assertThat(projection.worldToCellX(worldX, worldY)).isBetween(1.4, 5.6);
          assertThat(projection.worldToCellY(worldX, worldY)).isBetween(0.4, 3.6);
        }
      }
    }
  }
}
