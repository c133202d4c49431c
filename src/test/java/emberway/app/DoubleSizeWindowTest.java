package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.Extent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A map too large to be shown enlarged at first, until the user zooms in. */
@Tag("extent")
final class DoubleSizeWindowTest extends OnVirtualDisplay {
  private static final int ROWS = 30;

  private Path writeMap() throws IOException {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Wide\n[base]\n");
    text.append("GGGaaa~~~SSSrrrmmmfffGGGaaarrr\n".repeat(ROWS));
    text.append("[overlay]\n");
    text.append("F..F.........H...F..RRRRRR..M.\n".repeat(ROWS));
    Path map = folder.resolve("wide.map.txt");
    Files.writeString(map, text);
    return map;
  }

  @Tag("slow")
  @Test
  void zoomingIn_pastScale1_comesToShowWhatRenderDraws() throws IOException, InterruptedException {
    Path map = writeMap();
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle("Wide");
      assertThat(explorer.awaitRest().scale()).isLessThan(1);
      for (String scale : Extent.isFull() ? List.of("1", "2", "3") : List.of("2")) {
        while (explorer.awaitRest().scale() < Double.parseDouble(scale)) {
          String before = scale(explorer);
          explorer.act("key", "plus");
          explorer.await("another scale", () -> scale(explorer), now -> !now.equals(before));
        }
        RunningExplorer.Done at = explorer.awaitRest();
        BufferedImage drawn = rendered(map, "--fields", "none", "--scale", scale);
        explorer.await(
            "the picture that render draws at scale " + scale,
            () -> difference(explorer.screenshot(), drawn, at.left(), at.top(), 100_000),
            String::isEmpty);
      }
      quit(explorer);
    }
  }

  private static String scale(RunningExplorer explorer) throws IOException, InterruptedException {
    return Double.toString(explorer.awaitRest().scale());
  }
}
