package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tiles that another program changes while the real window shows a map with them. */
final class TilesWindowTest extends OnVirtualDisplay {
  private static final int PURPLE = 0xFF9911EE;

  private Path valley;
  private Path tiles;

  @BeforeEach
  void writeMapAndTiles() throws IOException {
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    tiles = Files.createDirectories(folder.resolve("tiles").resolve("fantasy"));
    try (Stream<Path> files = Files.list(own())) {
      for (Path file : files.filter(TilesWindowTest::isPlain).toList()) {
        Files.copy(file, tiles.resolve(file.getFileName()));
      }
    }
    describeTiles();
  }

  /**
   * Whether a file is no double-size sprite. These load later, so that no frame would be the last
   * one.
   */
  private static boolean isPlain(Path file) {
    return !file.getFileName().toString().endsWith("@2x.png");
  }

  private void describeTiles() throws IOException {
    String text = Files.readString(own().resolve("tileset.json"));
    String plain = text.replaceFirst("\"doubleSize\": \"@2x\",", "");
    assertThat(plain).isNotEqualTo(text);
    Files.writeString(tiles.resolve("tileset.json"), plain);
  }

  private static Path own() {
    return Path.of(System.getProperty("emberway.home", "."), "tiles", "fantasy");
  }

  private static boolean isOfGrass(Path file) {
    return file.getFileName().toString().startsWith("L1_");
  }

  /** Recolors the ground, as an image editor would save it. */
  private void paintGround() throws IOException {
    try (Stream<Path> files = Files.list(tiles)) {
      for (Path file : files.filter(TilesWindowTest::isOfGrass).toList()) {
        BufferedImage read = ImageIO.read(file.toFile());
        BufferedImage painted =
            new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < read.getWidth() * read.getHeight(); i++) {
          int x = i % read.getWidth();
          int y = i / read.getWidth();
          painted.setRGB(x, y, read.getRGB(x, y) >>> 24 == 0 ? 0 : PURPLE);
        }
        ImageIO.write(painted, "png", file.toFile());
      }
    }
  }

  private void restoreGround() throws IOException {
    try (Stream<Path> files = Files.list(tiles)) {
      for (Path file : files.filter(TilesWindowTest::isOfGrass).toList()) {
        Files.write(file, Files.readAllBytes(own().resolve(file.getFileName())));
      }
    }
  }

  private static int purple(BufferedImage picture) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += picture.getRGB(x, y) == PURPLE ? 1 : 0;
      }
    }
    return count;
  }

  private static BufferedImage awaitPurple(RunningExplorer explorer, IntPredicate isRight)
      throws IOException, InterruptedException {
    explorer.await(
        "pixels of the new ground",
        () -> Integer.toString(purple(explorer.screenshot())),
        count -> isRight.test(Integer.parseInt(count)));
    explorer.awaitRest(); // double-size sprites may still be loading
    return explorer.screenshot();
  }

  /** Returns what the title says about the route. */
  private static String route(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.act("key", "F5"); // only clears the notice
    String title = explorer.awaitTitle("· route ");
    return title.substring(title.indexOf("· route "));
  }

  private static BufferedImage awaitTurned(RunningExplorer explorer, BufferedImage unturned)
      throws IOException, InterruptedException {
    explorer.await(
        "the map turned",
        () -> Integer.toString(RunningExplorer.differences(explorer.screenshot(), unturned)),
        pixels -> Long.parseLong(pixels) > 100_000);
    explorer.awaitRest();
    return explorer.screenshot();
  }

  @Tag("slow")
  @Test
  void tilesOnDisk_repaintedBrokenAndMended_keepViewRouteAndUnsavedWork()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      BufferedImage first = explorer.screenshot();
      Viewport view =
          new Viewport(
              TileGeometry.PUBLISHED, new GridSize(12, 9), first.getWidth(), first.getHeight());
      explorer.pointAt(view, new Cell(9, 2));
      explorer.act("click", "3", "key", "Return"); // sets the goal
      explorer.pointAt(view, new Cell(6, 4));
      explorer.act("key", "ctrl+2", "click", "1"); // wakes the volcano
      explorer.act("key", "ctrl+BackSpace"); // closes the notice
      explorer.awaitTitle("*Test Valley · 6,4 erupting volcano");
      BufferedImage unturned = explorer.screenshot();
      explorer.act("key", "e");
      BufferedImage before = awaitTurned(explorer, unturned);
      String route = route(explorer);
      assertThat(purple(before)).isZero();

      paintGround();
      explorer.awaitTitle("*Test Valley · Test Valley has new tiles");
      assertThat(route(explorer)).isEqualTo(route);
      BufferedImage painted = awaitPurple(explorer, count -> count > 10_000);

      Files.writeString(tiles.resolve("tileset.json"), "{\n  oops");
      explorer.awaitTitle("tileset.json:2:");
      restoreGround();
      explorer.act("key", "F5");
      explorer.awaitTitle("tileset.json:2:");
      explorer.awaitPicture(painted);
      List<String> errors = explorer.errors().lines().toList();
      assertThat(errors).isNotEmpty().allMatch(line -> line.contains("tileset.json:2:"));

      describeTiles();
      explorer.awaitTitle("has new tiles");
      assertThat(route(explorer)).isEqualTo(route);
      explorer.awaitPicture(before);
      explorer.act("key", "ctrl+z"); // undoes what was drawn before the tiles changed
      explorer.awaitTitle("· Test Valley", words -> !words.startsWith("*"));
      assertThat(Files.readString(valley)).isEqualTo(TestMap.VALLEY);
    }
  }
}
