package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.gui.GuiStyle;
import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Screen;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The fields of the route panel, and the ways back to earlier routes. */
final class RouteWindowTest extends OnVirtualDisplay {
  private static final int FIELD_X = 150; // the middle of each field [px]
  private static final int FROM_Y = 88;
  private static final int TO_Y = 120;
  private static final int COST_Y = 232; // the first of the costs
  private static final int REST_Y = 500; // below the panel
  private static final int CROSS_X = 257; // the button that removes a stop

  private static String route(String title) {
    int at = title.indexOf("route ");
    return at < 0 ? "" : title.substring(at);
  }

  private static String awaitOther(RunningExplorer explorer, String than)
      throws IOException, InterruptedException {
    return route(
        explorer.awaitTitle(
            "of another route than " + than,
            title -> !route(title).isEmpty() && !route(title).equals(than)));
  }

  private static void type(RunningExplorer explorer, int y, String text)
      throws IOException, InterruptedException {
    explorer.pointAtPixel(FIELD_X, y);
    explorer.act("click", "1");
    explorer.awaitRest();
    explorer.act("type", text);
    explorer.act("key", "Return");
  }

  @Test
  void fields_typedInto_askForThatRouteAndAltArrowsLeadThroughThem()
      throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY + "[places]\n2 7 Fort Rook\n10 7 Meadow\n");
    try (RunningExplorer explorer = probe(map)) {
      String first = route(explorer.awaitTitle(" steps"));
      explorer.awaitRest();
      type(explorer, TO_Y, "rook");
      String toRook = awaitOther(explorer, first);
      explorer.awaitRest();
      type(explorer, FROM_Y, "0,0");
      String fromCell = awaitOther(explorer, toRook);
      explorer.act("key", "alt+Left");
      assertThat(awaitOther(explorer, fromCell)).isEqualTo(toRook);
      explorer.act("key", "alt+Left");
      assertThat(awaitOther(explorer, toRook)).isEqualTo(first);
      explorer.act("key", "alt+Left");
      explorer.awaitTitle("no earlier route");
      explorer.act("key", "alt+Right", "key", "alt+Right");
      explorer.awaitTitle(fromCell);

      explorer.awaitRest();
      explorer.pointAtPixel(CROSS_X, FROM_Y);
      explorer.act("click", "1");
      explorer.awaitTitle("without a route", title -> route(title).isEmpty());
      explorer.awaitRest();
      type(explorer, FROM_Y, "0,0");
      explorer.awaitTitle(fromCell);
      explorer.awaitRest();
      explorer.pointAtPixel(FIELD_X, FROM_Y); // dragged onto the other field
      explorer.act("mousedown", "1");
      explorer.pointAtPixel(FIELD_X, FROM_Y + 10);
      explorer.awaitRest();
      explorer.pointAtPixel(FIELD_X, TO_Y);
      explorer.awaitRest();
      explorer.act("mouseup", "1");
      assertThat(awaitOther(explorer, fromCell)).isNotEqualTo(toRook);
      quit(explorer);
    }
  }

  @Test
  void line_draggedToACell_passesThere() throws IOException, InterruptedException {
    Viewport view = Screen.view(12, 9);
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path settings = Files.createDirectories(folder.resolve("state")).resolve("settings.json");
    Files.writeString(settings, "{\"shown\": {\"panels\": false}}"); // the map fills the window
    try (RunningExplorer explorer = probe(map)) {
      String first = route(explorer.awaitTitle(" steps"));
      explorer.awaitRest();
      explorer.pointAt(view, new Cell(5, 7)); // which the route passes
      explorer.act("mousedown", "1");
      explorer.pointAt(view, new Cell(5, 6));
      explorer.pointAt(view, new Cell(2, 7));
      explorer.act("mouseup", "1");
      String by = awaitOther(explorer, first);
      explorer.awaitRest();
      explorer.pointAt(view, new Cell(2, 7)); // the marker
      explorer.act("mousedown", "1");
      explorer.pointAt(view, new Cell(2, 2));
      explorer.act("mouseup", "1");
      String moved = awaitOther(explorer, by);
      explorer.act("key", "alt+Left");
      assertThat(awaitOther(explorer, moved)).isEqualTo(by);
      explorer.act("key", "alt+Left");
      assertThat(awaitOther(explorer, by)).isEqualTo(first);
      quit(explorer);
    }
  }

  private static long emberPixels(RunningExplorer explorer)
      throws IOException, InterruptedException {
    BufferedImage window = explorer.screenshotBy("ctrl+F12");
    int[] pixels =
        window.getRGB(0, 0, window.getWidth(), window.getHeight(), null, 0, window.getWidth());
    return IntStream.of(pixels).filter(color -> (color & 0xffffff) == GuiStyle.EMBER).count();
  }

  @Test
  void lineOfACost_pointedAt_lightsItsPartOfTheRouteAndLeadsThere()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.pointAtPixel(FIELD_X, REST_Y);
      RunningExplorer.Done before = explorer.awaitRest();
      long dark = emberPixels(explorer);
      explorer.pointAtPixel(FIELD_X, COST_Y);
      explorer.awaitRest();
      assertThat(emberPixels(explorer)).isGreaterThan(dark + 300);
      explorer.act("click", "1");
      RunningExplorer.Done after = explorer.awaitRest();
      assertThat(after.left()).as("the view has moved").isNotEqualTo(before.left());
      explorer.pointAtPixel(FIELD_X, REST_Y);
      explorer.awaitRest();
      assertThat(emberPixels(explorer)).as("no longer lit").isLessThanOrEqualTo(dark);
      quit(explorer);
    }
  }
}
