package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.render.iso.Projection;
import emberway.sprite.TileGeometry;
import emberway.testing.Patience;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Water that is animated in the real window, and stands still when animations are off. */
final class MotionWindowTest extends OnVirtualDisplay {
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

  @Tag("slow") // TiledWindowTest moves tiles in every build
  @Test
  void water_movingThenStilled_differsInWaterOnlyThenNotAtAll()
      throws IOException, InterruptedException {
    Path lake = folder.resolve("lake.map.txt");
    Files.writeString(lake, LAKE);
    try (RunningExplorer explorer = probe(lake)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest(); // until the double-size sprites are loaded
      BufferedImage still = explorer.screenshot();
      explorer.act("key", "n");
      BufferedImage moved = explorer.screenshot();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Patience.LIMIT);
      while (differences(still, moved) == 0) {
        assertThat(System.nanoTime()).as("the water never moves").isLessThan(end);
        moved = explorer.screenshot();
      }
      assertThat(differences(still, moved)).isGreaterThan(20);
      assertDiffersInTheLakeOnly(still, moved);
      explorer.act("key", "n");
      explorer.awaitRest(); // else the picture may be taken in the same pass
      assertThat(differences(still, explorer.screenshot())).isZero();
      assertThat(differences(still, explorer.screenshot())).isZero();
      quit(explorer);
    }
  }

  /** Asserts that all differences lie in cells of the lake. */
  private static void assertDiffersInTheLakeOnly(BufferedImage still, BufferedImage moved) {
    Viewport view =
        new Viewport(
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
