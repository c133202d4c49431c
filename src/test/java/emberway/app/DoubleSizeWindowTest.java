package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A map too large to be shown larger than it is, until somebody zooms in. */
@Timeout(120)
final class DoubleSizeWindowTest {
  private static final String MAIN = "emberway.cli.Main";
  private static final GridSize SIZE = new GridSize(30, 30);

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

  private Path writeMap() throws IOException {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Wide\n[base]\n");
    text.append("GGGaaa~~~SSSrrrmmmfffGGGaaarrr\n".repeat(SIZE.height()));
    text.append("[overlay]\n");
    text.append("F..F.........H...F..RRRRRR..M.\n".repeat(SIZE.height()));
    Path map = folder.resolve("wide.map.txt");
    Files.writeString(map, text);
    return map;
  }

  private BufferedImage rendered(Path map, String scale) throws IOException, InterruptedException {
    Path png = folder.resolve("rendered.png");
    Path errors = folder.resolve("render-errors.txt");
    String[] args = {
      "render", map.toString(), "-o", png.toString(), "--fields", "none", "--scale", scale
    };
    Process render = RunningExplorer.start("", folder, errors, MAIN, args);
    Assumptions.assumeTrue(
        render.waitFor() != 4, "pictures are not compared: there is no OpenGL without a window");
    assertThat(render.exitValue()).as(Files.readString(errors)).isZero();
    return ImageIO.read(png.toFile());
  }

  @Test
  void zoomingIn_pastScale1_comesToShowWhatRenderDraws() throws IOException, InterruptedException {
    Path map = writeMap();
    MapView view = new MapView(TileGeometry.PUBLISHED, SIZE, 1280, 800);
    assertThat(view.frame().scale()).isLessThan(1);
    try (RunningExplorer explorer = new RunningExplorer(display, folder, MAIN, map.toString())) {
      explorer.awaitTitle("Wide");
      for (String scale : new String[] {"1", "2", "3"}) {
        while (view.frame().scale() < Double.parseDouble(scale)) {
          explorer.act("key", "plus");
          view.zoom(view.camera().viewWidth() / 2.0, view.camera().viewHeight() / 2.0, 1);
        }
        BufferedImage drawn = rendered(map, scale);
        explorer.await(
            "the picture that render draws at scale " + scale,
            () -> difference(explorer.screenshot(), drawn, view),
            String::isEmpty);
      }
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors()).isEmpty();
    }
  }

  /** Where the window shows something else than the picture; nothing where it does not. */
  private static String difference(BufferedImage seen, BufferedImage drawn, MapView view) {
    int left = view.camera().pictureLeft();
    int top = view.camera().pictureTop();
    int compared = 0;
    for (int y = Math.max(0, top); y < Math.min(drawn.getHeight(), top + seen.getHeight()); y++) {
      for (int x = Math.max(0, left); x < Math.min(drawn.getWidth(), left + seen.getWidth()); x++) {
        if (drawn.getRGB(x, y) >>> 24 == 255) {
          compared++;
          if (seen.getRGB(x - left, y - top) != drawn.getRGB(x, y)) {
            return "other at " + x + "," + y;
          }
        }
      }
    }
    return compared > 100_000 ? "" : "only " + compared + " pixels compared";
  }
}
