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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The hints, the menu of a cell, the cell cursor, and the lists of places and keys. */
final class CellWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int OPEN_X = 745; // in the list of maps
  private static final int OPEN_Y = 170;

  private final Viewport view =
      new Viewport(TileGeometry.PUBLISHED, new GridSize(12, 9), WIDTH, HEIGHT);

  /** The table of places leaves keys to the map once its field has not the keyboard. */
  @Tag("slow")
  @Test
  void placeTable_keysAfterItsField_actOnTheMapAlone() throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY + "[places]\n2 7 Fort Rook\n10 7 Meadow\n");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      BufferedImage whole = explorer.screenshot();
      explorer.act("key", "ctrl+shift+p");
      explorer.awaitRest();
      explorer.act("key", "Down", "key", "Return"); // flies to Fort Rook, and leaves the field
      explorer.awaitRest();
      int flown = differences(whole, explorer.screenshot());
      assertThat(flown).isGreaterThan(100_000);
      explorer.act("key", "Home", "key", "n");
      explorer.awaitRest();
      BufferedImage home = explorer.screenshot();
      explorer.act("key", "Return"); // the menu of the cell at the cursor
      explorer.awaitRest();
      explorer.act("key", "Escape");
      explorer.awaitRest();
      assertThat(differences(home, explorer.screenshot()))
          .as("has flown nowhere, though sprites of double size may have come")
          .isLessThan(flown / 8);
      quit(explorer);
    }
  }

  @Test
  void hand_mouseAndKeyboard_reachTheSameAndHintsAreDone()
      throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY + "[places]\n2 7 Fort Rook\n10 7 Meadow\n");
    Path settings = Files.createDirectories(folder.resolve("state")).resolve("settings.json");
    Files.writeString(settings, "{\"shown\": {\"motion\": false}}");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      doAllThatIsHinted(explorer, settings);
      explorer.act("key", "Home");

      explorer.pointAt(view, new Cell(1, 4));
      explorer.awaitTitle("1,4 ");
      explorer.act("key", "ctrl+Right", "key", "ctrl+Down"); // the first shows the cursor
      explorer.awaitTitle("1,5 ");
      explorer.act("key", "ctrl+Down");
      explorer.awaitTitle("1,6 ");
      explorer.act("key", "Return", "key", "Down", "key", "Return"); // start here
      explorer.awaitTitle("1 step");
      Cell cell = new Cell(1, 4);
      explorer.pointAt(view, cell);
      explorer.act("click", "3");
      int x = (int) view.screenX(cell);
      int y = (int) view.screenY(cell);
      explorer.pointAtPixel(x + 60, y + 68); // the second entry, which Enter selects then
      explorer.awaitRest();
      explorer.act("key", "Return"); // start here
      explorer.awaitTitle("3 steps");

      explorer.stall(); // all of these keys reach the window at once
      explorer.act("key", "Return", "key", "Escape"); // the menu comes and goes
      explorer.act("key", "f", "type", "nowhere");
      explorer.act("key", "Return"); // picks nothing; the field keeps the keyboard
      explorer.act("key", "ctrl+a", "key", "ctrl+x", "key", "ctrl+v"); // of the text, not the map
      explorer.act("key", "ctrl+z", "key", "ctrl+a", "type", "mea");
      explorer.act("key", "ctrl+Return");
      explorer.goOn();
      explorer.awaitTitle("9 steps");
      explorer.act("key", "f", "type", "rook");
      explorer.act("key", "shift+Return");
      explorer.awaitTitle("8 steps");
      quit(explorer);
    }
  }

  /** ImGui lays a new window over all others, also over open menus. */
  @Tag("slow")
  @Test
  void menusAndLists_panelComesUpMeanwhile_stayInFrontOfIt()
      throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY);
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "Escape");
      explorer.resize(480, 360); // so small that a notice has to cover something
      explorer.awaitWidth(480);
      explorer.awaitRest();
      explorer.act("key", "F6");
      explorer.awaitTitle("terrain, step 0");
      explorer.act("key", "ctrl+F6", "key", "Down", "key", "Left", "key", "Return"); // lessons
      explorer.awaitRest();
      assertStays(explorer, 100, 110, 200, 170, folder.resolve("missing-one.map.txt"));
      explorer.act("key", "Escape", "key", "F6");
      explorer.awaitTitle(" steps");

      explorer.pointAtPixel(385, 110);
      explorer.act("click", "3");
      explorer.awaitRest();
      assertStays(explorer, 200, 200, 150, 60, folder.resolve("missing-two.map.txt"));
      explorer.act("key", "Escape", "key", "Escape");

      explorer.act("key", "ctrl+F10", "key", "Right", "key", "Right"); // a long menu
      explorer.awaitRest();
      assertStays(explorer, 200, 200, 150, 60, folder.resolve("missing-three.map.txt"));
      explorer.act("key", "Escape", "key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
    }
  }

  @Tag("slow")
  @Test
  void helpPage_panelShownSinceItWasFirstOpen_isInFrontOfIt()
      throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY);
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "F1");
      explorer.awaitRest();
      BufferedImage before = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "Escape", "key", "F2"); // what is within reach, at the upper right
      explorer.awaitRest();
      BufferedImage panel = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "F1");
      explorer.awaitRest();
      BufferedImage after = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(upperRight(before), upperRight(panel))).isGreaterThan(1000);
      assertThat(clearDifferences(upperRight(before), upperRight(after))).isZero();
      quit(explorer);
    }
  }

  /** Returns the part of a window where the help page and panels at its right side overlap. */
  private static BufferedImage upperRight(BufferedImage window) {
    return window.getSubimage(950, 60, 200, 240);
  }

  /**
   * Drops a missing file, of which a notice tells, and asserts that the notice covers no part of a
   * menu.
   */
  private static void assertStays(
      RunningExplorer explorer, int x, int y, int width, int height, Path missing)
      throws IOException, InterruptedException {
    BufferedImage before = explorer.screenshotBy("ctrl+F12");
    explorer.drop(missing);
    explorer.awaitTitle(missing.getFileName().toString());
    explorer.awaitRest();
    BufferedImage after = explorer.screenshotBy("ctrl+F12");
    assertThat(differences(before, after)).as("the notice is shown").isGreaterThan(1000);
    assertThat(
            clearDifferences(
                before.getSubimage(x, y, width, height), after.getSubimage(x, y, width, height)))
        .as("behind the menu")
        .isZero();
  }

  /** Counts pixels that differ by more than what shows through a menu. */
  private static long clearDifferences(BufferedImage one, BufferedImage other) {
    return IntStream.range(0, one.getWidth() * one.getHeight())
        .filter(
            i -> {
              int x = i % one.getWidth();
              int y = i / one.getWidth();
              int green = one.getRGB(x, y) >> 8 & 0xFF;
              return Math.abs(green - (other.getRGB(x, y) >> 8 & 0xFF)) > 40;
            })
        .count();
  }

  @Tag("slow")
  @Test
  void hints_allDoneThenAskedForByKey_goAndComeBackForTheKeyboard()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path settings = Files.createDirectories(folder.resolve("state")).resolve("settings.json");
    Files.writeString(settings, "{\"shown\": {\"motion\": false}}");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      BufferedImage first = explorer.screenshotBy("ctrl+F12");
      doAllThatIsHinted(explorer, settings);
      explorer.act("key", "Home");
      explorer.pointAtPixel(WIDTH / 2, 60); // off the map
      explorer.awaitRest();
      BufferedImage last = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(strip(first), strip(last))).isGreaterThan(10_000);
      explorer.act("key", "b");
      explorer.pointAtPixel(WIDTH - 49, 64); // the button at the palette's title
      BufferedImage palette = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(corner(last), corner(palette))).isGreaterThan(40_000);
      explorer.act("click", "1");
      explorer.pointAtPixel(WIDTH / 2, 60);
      explorer.awaitRest();
      BufferedImage closed = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(corner(last), corner(closed))).as("put away").isZero();
      explorer.act("key", "shift+F1");
      explorer.await(
          "hints again", () -> Files.readString(settings), text -> !text.contains("hintsDone"));
      explorer.awaitRest();
      BufferedImage keys = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(strip(first), strip(keys))).as("hints of keys").isGreaterThan(500);
      explorer.pointAtPixel(WIDTH / 2, 61);
      explorer.awaitRest();
      BufferedImage again = explorer.screenshotBy("ctrl+F12");
      assertThat(clearDifferences(strip(first), strip(again))).isZero(); // of the hints
      quit(explorer);
    }
  }

  private void doAllThatIsHinted(RunningExplorer explorer, Path settings)
      throws IOException, InterruptedException {
    explorer.pointAt(view, new Cell(1, 7));
    explorer.act("click", "3", "key", "Return"); // go here
    explorer.awaitTitle("3 steps");
    awaitDone(explorer, settings, "menu", "go");
    explorer.pointAtPixel(WIDTH / 2, HEIGHT / 2); // on no panel
    explorer.act("click", "4");
    awaitDone(explorer, settings, "zoom");
    explorer.pointAtPixel(WIDTH / 2, 100); // on no marker, which the drag would move
    explorer.dragBy(1, 60, 30);
    awaitDone(explorer, settings, "pan");
  }

  @Tag("slow")
  @Test
  void lists_ofKeysAndMaps_takeWhatIsTypedAndClicked() throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY);
    Path settings = folder.resolve("state/settings.json");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      explorer.act("key", "ctrl+k", "type", "eyedropper");
      explorer.act("key", "Return"); // handled once a panel draws its next frame
      explorer.await(
          "another key",
          () -> {
            explorer.act("key", "ctrl+j");
            return Files.readString(settings);
          },
          text -> text.contains("\"eyedropper\""));
      explorer.act("key", "Escape");

      explorer.act("key", "ctrl+o");
      explorer.awaitRest();
      BufferedImage idle = explorer.screenshotBy("ctrl+F12");
      explorer.pointAtPixel(OPEN_X, OPEN_Y); // the button that opens what is typed: nothing yet
      explorer.awaitRest();
      BufferedImage blank = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(open(idle), open(blank))).as("cannot be used").isZero();
      explorer.act("type", "nowhere/none");
      explorer.awaitRest();
      BufferedImage typed = explorer.screenshotBy("ctrl+F12");
      assertThat(differences(open(idle), open(typed))).isGreaterThan(100);
      explorer.act("key", "Return"); // the list of maps says that there is none
      explorer.awaitRest();
      explorer.act("key", "ctrl+a", "type", "graveyard-v");
      explorer.awaitRest();
      explorer.act("key", "Down", "key", "Up", "key", "Return");
      explorer.awaitTitle("Graveyard Valley");

      explorer.act("key", "ctrl+o");
      explorer.awaitRest();
      explorer.act("key", "Down", "key", "Return"); // the one after the map on show
      explorer.awaitTitle("The Archipelago");

      Path another = folder.resolve("maps/another.map.txt");
      Files.createDirectories(another.getParent());
      Files.writeString(another, TestMap.VALLEY.replace("Test Valley", "Another Valley"));
      explorer.act("key", "ctrl+o", "type", another.getParent() + "/");
      explorer.pointAtPixel(535, 200); // the path that completes the typed one
      explorer.awaitRest();
      explorer.act("click", "1");
      explorer.awaitTitle("Another Valley");
      quit(explorer);
    }
  }

  /** Waits until the settings say that hints are no longer needed. */
  private static void awaitDone(RunningExplorer explorer, Path settings, String... hints)
      throws IOException, InterruptedException {
    for (String hint : hints) {
      explorer.await(
          hint, () -> Files.readString(settings), text -> text.contains("\"" + hint + "\""));
    }
  }

  /** Returns the part of a picture of the window where the palette of tiles lies. */
  private static BufferedImage corner(BufferedImage window) {
    return window.getSubimage(WIDTH - 300, 34, 300, 400);
  }

  /** Returns the part of a picture of the window where the button lies that opens a typed path. */
  private static BufferedImage open(BufferedImage window) {
    return window.getSubimage(OPEN_X - 12, OPEN_Y - 10, 24, 20);
  }

  /** Returns the part of a picture of the window where the hints lie. */
  private static BufferedImage strip(BufferedImage window) {
    return window.getSubimage(300, 34, 680, 46);
  }
}
