package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A map too large to be shown larger than it is, until somebody zooms in. */
final class DoubleSizeWindowTest extends OnVirtualDisplay {
  private static final GridSize SIZE = new GridSize(30, 30);

  private Path writeMap() throws IOException {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Wide\n[base]\n");
    text.append("GGGaaa~~~SSSrrrmmmfffGGGaaarrr\n".repeat(SIZE.height()));
    text.append("[overlay]\n");
    text.append("F..F.........H...F..RRRRRR..M.\n".repeat(SIZE.height()));
    Path map = folder.resolve("wide.map.txt");
    Files.writeString(map, text);
    return map;
  }

  @Test
  void zoomingIn_pastScale1_comesToShowWhatRenderDraws() throws IOException, InterruptedException {
    Path map = writeMap();
    MapView view = new MapView(TileGeometry.PUBLISHED, SIZE, 1280, 800);
    assertThat(view.frame().scale()).isLessThan(1);
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle("Wide");
      for (String scale : new String[] {"1", "2", "3"}) {
        while (view.frame().scale() < Double.parseDouble(scale)) {
          explorer.act("key", "plus");
          view.zoom(view.camera().viewWidth() / 2.0, view.camera().viewHeight() / 2.0, 1);
        }
        BufferedImage drawn = rendered(map, "--fields", "none", "--scale", scale);
        explorer.await(
            "the picture that render draws at scale " + scale,
            () -> difference(explorer.screenshot(), drawn, view, 100_000),
            String::isEmpty);
      }
      quit(explorer);
    }
  }
}
