package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import emberway.testing.Patience;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Tiled map with an animated tile in the real window. */
final class TiledWindowTest extends OnVirtualDisplay {
  private static final int SIDE = 8;
  private static final int SPRITE = 32;
  private static final TileGeometry CELLS = new TileGeometry(64, 32, 64, 32);

  /** Returns a plain of blinking tiles; its sheet has a red and a blue tile. */
  private Path blinkingMap() throws IOException {
    BufferedImage sheet = new BufferedImage(128, SPRITE, BufferedImage.TYPE_INT_ARGB);
    for (int x = 0; x < sheet.getWidth(); x++) {
      for (int y = 0; y < SPRITE; y++) {
        boolean inside = Math.abs(x % 64 - 31.5) / 2 + Math.abs(y - 15.5) < 16;
        sheet.setRGB(x, y, inside ? x < 64 ? 0xFFB04030 : 0xFF3050B0 : 0);
      }
    }
    ImageIO.write(sheet, "png", folder.resolve("sheet.png").toFile());
    String cells = "1,".repeat(SIDE * SIDE);
    return Files.writeString(
        folder.resolve("blink.tmx"),
        """
        <map version="1.10" orientation="isometric" width="%1$d" height="%1$d" tilewidth="64" tileheight="32">
        <tileset firstgid="1" name="coals" tilewidth="64" tileheight="32"><image source="sheet.png"/>
        <tile id="0"><animation><frame tileid="0" duration="150"/><frame tileid="1" duration="150"/></animation></tile>
        </tileset>
        <layer id="1" width="%1$d" height="%1$d"><data encoding="csv">%2$s</data></layer>
        <objectgroup id="2"><object id="1" class="start" x="16" y="16"><point/></object></objectgroup>
        </map>
        """
            .formatted(SIDE, cells.substring(0, cells.length() - 1)));
  }

  @Test
  void animatedMap_draggedGoalAndMotion_movesWhenToldAndTakesThePictureThatRenderMakes()
      throws IOException, InterruptedException {
    Path map = blinkingMap();
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle("blink");
      explorer.act("key", "Tab", "key", "Home"); // without panels
      BufferedImage first = explorer.screenshot();
      Viewport view =
          new Viewport(CELLS, new GridSize(SIDE, SIDE), first.getWidth(), first.getHeight());
      explorer.pointAt(view, new Cell(3, 3));
      explorer.act("click", "3", "key", "Return");
      String near = explorer.awaitTitle(" steps");
      explorer.pointAt(view, new Cell(3, 3));
      explorer.dragBy(1, 64, 0); // one cell to the right: x + 1, y + 1
      explorer.awaitTitle(
          "a longer route", title -> title.contains(" steps") && !title.equals(near));
      explorer.awaitRest();
      BufferedImage still = explorer.screenshot();
      assertThat(differences(still, explorer.screenshot())).as("stands still").isZero();
      explorer.act("key", "n");
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Patience.LIMIT);
      while (differences(still, explorer.screenshot()) < 1000) {
        assertThat(System.nanoTime()).as("the coals never blink").isLessThan(end);
      }
      explorer.act("key", "n");
      explorer.awaitRest(); // else F12 may come before the frame
      assertThat(differences(still, explorer.screenshot())).as("is still again").isZero();
      explorer.act("key", "1");
      explorer.awaitTitle("route hidden");
      BufferedImage drawn =
          rendered(map, "--no-route", "--scale", Double.toString(view.camera().scale()));
      assertThat(difference(explorer.screenshot(), drawn, view, 10_000)).isEmpty();
      quit(explorer);
    }
  }

  @Tag("slow") // TiledCommandTest draws it in every build
  @Test
  void picture_ofTheWholeMapWithTheGoalAtItsRim_isThatOfRender()
      throws IOException, InterruptedException {
    Path map = blinkingMap();
    String marked =
        Files.readString(map)
            .replace(
                "</objectgroup>",
                "<object id=\"2\" class=\"goal\" x=\"240\""
                    + " y=\"16\"><point/></object></objectgroup>");
    Files.writeString(map, marked);
    BufferedImage drawn = rendered(map);
    assertThat(drawn.getWidth()).as("wider than the map").isGreaterThan(SIDE * 64);
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle("says nothing of costs");
      explorer.act("key", "ctrl+BackSpace"); // closes the notice
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+e");
      explorer.awaitRest();
      BufferedImage picture = explorer.screenshotBy("Return");
      assertThat(differences(picture, drawn)).isZero();
      quit(explorer);
    }
  }
}
