package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import emberway.testing.Extent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real window on a screen of twice the usual density. */
@Tag("extent")
final class DensityWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 1280; // of the window on an ordinary screen [px]
  private static final int HEIGHT = 800;
  private static final int BLOCK = 20; // the side of the blocks compared [px]

  private Path valley() throws IOException {
    return Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  @Tag("slow")
  @Test
  void window_atTwiceTheDensity_isTwiceAsLargeInAllItsPartsAndStaysSo()
      throws IOException, InterruptedException {
    Path map = valley();
    try (VirtualDisplay dense = VirtualDisplay.open(2 * WIDTH + 100, 2 * HEIGHT + 100)) {
      dense.setDensity(192);
      BufferedImage usual;
      try (RunningExplorer explorer = probe(map)) {
        usual = picture(explorer, 1);
      }
      // The settings hold the window's size on the screen of the usual density.
      try (RunningExplorer explorer =
          new RunningExplorer(dense, folder, WindowProbe.class.getName(), map.toString())) {
        explorer.awaitWidth(2 * WIDTH);
        assertAlike(usual, picture(explorer, 2));
      }
      if (Extent.isFull()) {
        try (RunningExplorer explorer = new RunningExplorer(dense, folder, MAIN, map.toString())) {
          explorer.awaitWidth(2 * WIDTH);
          explorer.awaitTitle(" steps");
          quit(explorer);
        }
        Files.delete(folder.resolve("state/settings.json"));
        try (RunningExplorer explorer = new RunningExplorer(dense, folder, MAIN, map.toString())) {
          explorer.awaitWidth(2 * WIDTH);
        }
      }
    }
  }

  /** Returns a picture of the whole window while the pointer is on a cell. */
  private static BufferedImage picture(RunningExplorer explorer, int density)
      throws IOException, InterruptedException {
    Viewport view =
        new Viewport(
            TileGeometry.PUBLISHED, new GridSize(12, 9), WIDTH * density, HEIGHT * density);
    explorer.awaitTitle(" steps");
    explorer.pointAt(view, new Cell(9, 2));
    explorer.awaitTitle("9,2 grass");
    explorer.awaitRest();
    BufferedImage picture = explorer.screenshotBy("ctrl+F12");
    quit(explorer);
    return picture;
  }

  /** Asserts that each block of one picture has the mean color of the same block in the other. */
  private static void assertAlike(BufferedImage usual, BufferedImage dense) {
    assertThat(dense.getWidth()).isEqualTo(2 * usual.getWidth());
    assertThat(dense.getHeight()).isEqualTo(2 * usual.getHeight());
    for (int y = 0; y + BLOCK <= usual.getHeight(); y += BLOCK) {
      for (int x = 0; x + BLOCK <= usual.getWidth(); x += BLOCK) {
        assertThat(brightness(dense.getSubimage(2 * x, 2 * y, 2 * BLOCK, 2 * BLOCK)))
            .as("%d,%d", x, y)
            .isCloseTo(brightness(usual.getSubimage(x, y, BLOCK, BLOCK)), Offset.offset(16.0));
      }
    }
  }

  /** Returns the mean of all channels. [0..255] */
  private static double brightness(BufferedImage block) {
    long sum = 0;
    for (int y = 0; y < block.getHeight(); y++) {
      for (int x = 0; x < block.getWidth(); x++) {
        int rgb = block.getRGB(x, y);
        sum += (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF);
      }
    }
    return sum / 3.0 / block.getWidth() / block.getHeight();
  }
}
