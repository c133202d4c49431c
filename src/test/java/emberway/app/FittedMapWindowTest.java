package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.render.iso.IsoProjection;
import emberway.sprite.TileGeometry;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When a map that is shown whole moves aside for panels, and when it stays where it is. */
final class FittedMapWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int SIDE = 96; // of the meadow [cells]

  private Path valley() throws IOException {
    return Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  /** Where the window shows the map. */
  private record Place(int left, int top, double scale) {
    static Place of(RunningExplorer explorer) throws IOException, InterruptedException {
      RunningExplorer.Done shown = explorer.awaitRest();
      return new Place(shown.left(), shown.top(), shown.scale());
    }

    /** Returns the cell of the meadow whose ground is at a pixel; may lie off it. */
    Cell cellAt(int x, int y) {
      return new IsoProjection(TileGeometry.PUBLISHED, new GridSize(SIDE, SIDE))
          .worldToCell((x + left) / scale, (y + top) / scale);
    }
  }

  @Tag("slow") // ExplorerStateTest holds it in every build
  @Test
  void panelBesideAWholeMap_leavesItInPlaceUntilTheUserFitsIt()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley())) {
      explorer.awaitTitle(" steps");
      explorer.pointAtPixel(WIDTH / 2, 60); // off the map
      Place whole = Place.of(explorer);
      explorer.act("key", "F4");
      explorer.awaitTitle("nearest of");
      assertThat(Place.of(explorer)).as("behind the panel").isEqualTo(whole);
      explorer.act("key", "Home");
      Place aside = Place.of(explorer);
      assertThat(aside).as("fitted beside the panel").isNotEqualTo(whole);
      explorer.act("key", "F4");
      explorer.awaitTitle("route ");
      assertThat(Place.of(explorer)).as("without the panel").isEqualTo(aside);
      explorer.act("key", "Home");
      assertThat(Place.of(explorer)).isEqualTo(whole);

      explorer.act("key", "b");
      assertThat(Place.of(explorer)).as("beside the drawing tools").isEqualTo(whole);
      explorer.act("key", "F4");
      explorer.awaitRest();
      explorer.act("key", "F4");
      assertThat(Place.of(explorer)).as("while a tool is in hand").isEqualTo(whole);
      explorer.act("key", "Escape");
      assertThat(Place.of(explorer)).as("after the tool is put away").isEqualTo(whole);

      explorer.resize(800, 600);
      explorer.awaitWidth(800);
      explorer.act("key", "Home");
      Place small = Place.of(explorer);
      explorer.act("key", "ctrl+shift+period", "key", "ctrl+shift+period");
      explorer.awaitRest();
      explorer.act("key", "Home");
      assertThat(Place.of(explorer).scale).as("beside larger texts").isLessThan(small.scale);
      explorer.act("key", "ctrl+shift+comma", "key", "ctrl+shift+comma");
      Place back = Place.of(explorer);
      assertThat(back.scale).as("after a larger text and back").isEqualTo(small.scale);

      BufferedImage before = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "b");
      assertThat(Place.of(explorer)).isEqualTo(back);
      BufferedImage drawing = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(upperLeft(before), upperLeft(drawing)))
          .as("the route's panel makes room")
          .isGreaterThan(10_000);
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }

  /** Returns the part of a picture of the window where the route's panel lies. */
  private static BufferedImage upperLeft(BufferedImage window) {
    return window.getSubimage(0, 34, 280, 200);
  }

  @Tag("slow")
  @Test
  void hints_atTwiceTheDensity_lieBesideAWholeMap() throws IOException, InterruptedException {
    String meadow =
        "emberway-map 1\nname: Meadow\n[base]\n" + ("G".repeat(SIDE) + "\n").repeat(SIDE);
    Path map = Files.writeString(folder.resolve("meadow.map.txt"), meadow);
    try (VirtualDisplay dense = VirtualDisplay.open(2 * WIDTH + 100, 2 * HEIGHT + 100)) {
      dense.setDensity(192);
      try (RunningExplorer explorer =
          new RunningExplorer(dense, folder, WindowProbe.class.getName(), map.toString())) {
        explorer.awaitWidth(2 * WIDTH);
        explorer.awaitTitle("Meadow");
        explorer.pointAtPixel(WIDTH, 120);
        explorer.awaitRest();
        BufferedImage without = explorer.screenshotBy("ctrl+F12");
        explorer.act("key", "ctrl+BackSpace", "key", "shift+F1"); // closes the notice
        explorer.pointAtPixel(WIDTH, 121);
        Place place = Place.of(explorer);
        BufferedImage with = explorer.screenshotBy("ctrl+F12");
        int covered = 0;
        for (int y = 60; y < 2 * HEIGHT; y++) { // below the menus
          for (int x = 0; x < 2 * WIDTH; x++) {
            if (without.getRGB(x, y) != with.getRGB(x, y)) {
              covered++;
              Cell cell = place.cellAt(x, y);
              assertThat(Math.min(cell.x(), cell.y()) < 0 || Math.max(cell.x(), cell.y()) >= SIDE)
                  .as("beside the map: %d,%d", x, y)
                  .isTrue();
            }
          }
        }
        assertThat(covered).as("pixels of the strip").isGreaterThan(10_000);
        quit(explorer);
      }
    }
  }
}
