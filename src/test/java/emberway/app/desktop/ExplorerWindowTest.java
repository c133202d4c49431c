package emberway.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.OnVirtualDisplay;
import emberway.app.RunningExplorer;
import emberway.app.VirtualDisplay;
import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.sprite.TileGeometry;
import emberway.testing.Patience;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real window on a virtual display, with simulated mouse and keyboard. */
final class ExplorerWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final Cell VOLCANO = new Cell(6, 4);

  private Path valley;

  /** The part of the map that the window must show. */
  private final Viewport view =
      new Viewport(TileGeometry.PUBLISHED, new GridSize(12, 9), WIDTH, HEIGHT);

  @BeforeEach
  void writeMap() throws IOException {
    valley = folder.resolve("valley.map.txt");
    Files.writeString(valley, TestMap.VALLEY);
  }

  private RunningExplorer explorer() throws IOException, InterruptedException {
    return open(valley);
  }

  @Tag("slow")
  @Test
  void window_bareMap_showsThePictureThatRenderDraws() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "2", "key", "1");
      explorer.awaitTitle("route hidden");
      explorer.act("key", "Tab", "key", "Home"); // without panels, beside which it was fitted
      BufferedImage seen = explorer.screenshot();
      BufferedImage drawn = rendered(valley, "--no-route", "--fields", "none", "--scale", "2");
      assertThat(seen.getWidth()).isEqualTo(WIDTH);
      assertThat(seen.getHeight()).isEqualTo(HEIGHT);
      int third = drawn.getWidth() * drawn.getHeight() / 3;
      assertThat(difference(seen, drawn, view, third)).isEmpty();
      assertThat(seen.getRGB(3, 3) >>> 24).isEqualTo(255);
      quit(explorer);
    }
  }

  /** One window for both, as it is the start that takes longest. */
  @Test
  void routesThenLookingAround_mouseAndKeys_areAnsweredInTheTitleAndMoveThePicture()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      assertRoutesAreAnswered(explorer);
      assertPictureMoves(explorer);
      quit(explorer);
    }
  }

  private void assertRoutesAreAnswered(RunningExplorer explorer)
      throws IOException, InterruptedException {
    String cold = route(explorer.awaitTitle(" steps"));
    explorer.act("key", "ctrl+2"); // Build, where a click edits
    explorer.pointAt(view, VOLCANO);
    explorer.awaitTitle("6,4 dormant volcano on snow");
    BufferedImage dormant = explorer.screenshot();
    explorer.act("click", "1", "key", "ctrl+BackSpace"); // without the notice
    String warm = route(explorer.awaitTitle("erupting volcano on snow", t -> isWarm(t, cold)));
    BufferedImage erupting = explorer.screenshot();
    assertThat(differences(dormant, erupting)).isGreaterThan(5000);
    assertThat(cost(warm)).isLessThan(cost(cold));

    explorer.act("click", "1", "key", "ctrl+BackSpace");
    explorer.awaitTitle(cold);
    explorer.act("key", "ctrl+1");
    explorer.pointAt(view, new Cell(1, 7));
    explorer.act("click", "3", "key", "Return");
    String near = route(explorer.awaitTitle("3 steps"));
    assertThat(cost(near)).isLessThan(cost(cold));

    explorer.pointAt(view, new Cell(1, 6));
    explorer.act("keydown", "shift", "click", "3", "keyup", "shift");
    explorer.awaitTitle("1 step");
    explorer.act("mousedown", "3");
    explorer.pointAt(view, new Cell(3, 3));
    explorer.awaitTitle("no route to 3,3; closest");
    explorer.pointAt(view, new Cell(1, 1));
    explorer.awaitTitle("5 steps");
    explorer.act("mouseup", "3");
  }

  private void assertPictureMoves(RunningExplorer explorer)
      throws IOException, InterruptedException {
    explorer.act("key", "2", "key", "1");
    explorer.awaitTitle("route hidden");
    explorer.pointAt(view, new Cell(8, 6));
    explorer.awaitTitle("8,6 grass, cost 1");
    explorer.awaitRest(); // until the sprites of double size are there
    BufferedImage before = explorer.screenshot();
    explorer.dragBy(1, 84, -46);
    view.pan(84, -46);
    explorer.awaitTitle("8,6 grass, cost 1");
    BufferedImage after = explorer.screenshot();
    for (int y = 300; y < 500; y++) {
      for (int x = 500; x < 800; x++) {
        assertThat(after.getRGB(x + 84, y - 46)).as("%d,%d", x, y).isEqualTo(before.getRGB(x, y));
      }
    }

    explorer.pointAt(view, new Cell(9, 2));
    explorer.awaitTitle("9,2 grass");
    explorer.act("click", "4", "click", "4");
    BufferedImage zoomed = explorer.screenshot();
    assertThat(isMadeOfBlocks(after, 2)).as("sprites of double size at scale 2").isFalse();
    assertThat(isMadeOfBlocks(zoomed, 2)).as("the same at scale 4").isTrue();
    assertThat(isMadeOfBlocks(zoomed, 4)).isFalse();
    explorer.awaitTitle("9,2 grass");

    explorer.act("key", "Home");
    view.fit();
    explorer.act("key", "e");
    view.turnTo(Rotation.QUARTER);
    explorer.pointAt(view, Rotation.QUARTER.apply(new GridSize(12, 9), VOLCANO));
    explorer.awaitTitle("6,4 dormant volcano on snow");
    explorer.act("key", "q", "key", "q");
    view.turnTo(Rotation.THREE_QUARTERS);
    explorer.pointAt(view, Rotation.THREE_QUARTERS.apply(new GridSize(12, 9), new Cell(3, 3)));
    explorer.awaitTitle("3,3 stone wall on grass, blocked");

    explorer.act("key", "F11");
    explorer.awaitWidth(VirtualDisplay.WIDTH);
    BufferedImage full = explorer.screenshot();
    assertThat(full.getWidth()).isEqualTo(VirtualDisplay.WIDTH);
    assertThat(full.getHeight()).isEqualTo(VirtualDisplay.HEIGHT);
    explorer.act("key", "F11");
    explorer.awaitWidth(WIDTH);
    assertThat(explorer.screenshot().getWidth()).isEqualTo(WIDTH);
  }

  @Tag("slow")
  @Test
  void pointer_overThePanelOfARoute_isOnNoCellButOverTheSignBelowItIs()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      for (int i = 0; i < 4; i++) {
        explorer.act("key", "plus"); // until the map fills the window behind all panels
      }
      explorer.pointAtPixel(WIDTH / 2, HEIGHT / 2);
      explorer.awaitTitle("of a cell", ExplorerWindowTest::namesCell);
      explorer.pointAtPixel(120, 200);
      explorer.awaitTitle("of no cell", title -> !namesCell(title));
      explorer.pointAtPixel(40, HEIGHT - 25); // where the panel names the cell
      explorer.awaitTitle("of a cell", ExplorerWindowTest::namesCell);
      explorer.screenshot();
      explorer.pointAtPixel(41, HEIGHT - 25); // now that the text is shown
      explorer.pointAtPixel(42, HEIGHT - 25);
      explorer.screenshot();
      explorer.awaitTitle("of a cell", ExplorerWindowTest::namesCell);
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void ends_withoutARouteBetweenThem_areMarkedOnTheMap() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+p", "type", "Boat");
      explorer.act("key", "Return");
      explorer.awaitTitle("is blocked (");
      BufferedImage seen = explorer.screenshot();
      assertThat(count(seen, RouteMarks.start(false).rgb())).isGreaterThan(20);
      assertThat(count(seen, RouteMarks.goal(false).rgb())).isGreaterThan(20);
      quit(explorer);
    }
    Path open = folder.resolve("open.map.txt");
    Files.writeString(open, "emberway-map 1\nname: Open\n[base]\n" + "GGGGGGGG\n".repeat(8));
    try (RunningExplorer explorer = open(open)) {
      explorer.awaitTitle("right-click");
      explorer.pointAtPixel(WIDTH / 2, HEIGHT / 2);
      explorer.act("click", "3", "key", "Return");
      explorer.awaitTitle("start here");
      BufferedImage goal = explorer.screenshotBy("ctrl+F12");
      assertThat(count(goal, RouteMarks.goal(false).rgb())).isGreaterThan(20);
      assertThat(count(goal, RouteMarks.start(false).rgb())).isZero();
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void overview_mapTurned_tellsWhereNorthIsAndWhereTheRouteEnds()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.awaitTitle(" steps");
      BufferedImage upright = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "e");
      BufferedImage turned = explorer.screenshotBy("ctrl+F12");
      assertThat(gray(upright, WIDTH - 246)).isGreaterThan(20);
      assertThat(gray(upright, WIDTH - 86)).isZero();
      assertThat(gray(turned, WIDTH - 246)).isZero();
      assertThat(gray(turned, WIDTH - 86)).isGreaterThan(20);
      explorer.act("key", "1");
      explorer.awaitTitle("route hidden");
      BufferedImage bare = explorer.screenshotBy("ctrl+F12");
      assertThat(count(overview(turned), RouteMarks.start(false).rgb())).isGreaterThan(8);
      assertThat(count(overview(turned), RouteMarks.goal(false).rgb())).isGreaterThan(8);
      assertThat(count(overview(bare), RouteMarks.start(false).rgb())).isZero();
      assertThat(count(overview(bare), RouteMarks.goal(false).rgb())).isZero();
      quit(explorer);
    }
  }

  /** Returns how much is written in an upper corner of the overview. [px] */
  private static long gray(BufferedImage window, int left) {
    BufferedImage corner = window.getSubimage(left, HEIGHT - 131, 60, 38);
    int[] all = corner.getRGB(0, 0, 60, 38, null, 0, 60);
    return IntStream.of(all)
        .filter(rgb -> (rgb & 0xff) > 100 && Math.abs((rgb >> 16 & 0xff) - (rgb & 0xff)) < 30)
        .count();
  }

  private static BufferedImage overview(BufferedImage window) {
    return window.getSubimage(WIDTH - 246, HEIGHT - 131, 220, 120);
  }

  private static long count(BufferedImage picture, int rgb) {
    int[] all =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    return IntStream.of(all).filter(each -> (each & 0xffffff) == rgb).count();
  }

  private static boolean namesCell(String title) {
    return title.matches(".* \\d+,\\d+ .*");
  }

  /** Whether a picture's center consists of equal squares, at any offset of their grid. */
  private static boolean isMadeOfBlocks(BufferedImage picture, int side) {
    for (int phase = 0; phase < side * side; phase++) {
      if (isMadeOfBlocks(picture, side, phase % side, phase / side)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMadeOfBlocks(BufferedImage picture, int side, int left, int top) {
    for (int y = 400 + top; y < 430; y += side) {
      for (int x = 560 + left; x < 610; x += side) {
        for (int i = 0; i < side * side; i++) {
          if (picture.getRGB(x + i % side, y + i / side) != picture.getRGB(x, y)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isWarm(String title, String cold) {
    return title.contains("erupting volcano") && !title.endsWith(cold);
  }

  /** Returns the part of a title about the route. */
  private static String route(String title) {
    return title.substring(title.lastIndexOf(" · ") + " · ".length());
  }

  private static double cost(String route) {
    return Double.parseDouble(route.substring("route ".length(), route.indexOf(',')));
  }

  @Tag("slow")
  @Test
  void panels_overviewPaletteAndHelp_actAndKeepTheMapOut()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      String route = route(explorer.awaitTitle(" steps"));
      explorer.act("key", "plus", "key", "plus");
      Cell corner = new Cell(1, 7);
      explorer.pointAtPixel(overviewX(corner), overviewY(corner));
      explorer.act("click", "1");
      explorer.pointAtPixel(WIDTH / 2, HEIGHT / 2);
      explorer.awaitTitle(corner + " ");

      BufferedImage map = explorer.screenshot();
      BufferedImage window = explorer.screenshotBy("ctrl+F12");
      assertThat(window.getWidth()).isEqualTo(map.getWidth());
      assertThat(window.getHeight()).isEqualTo(map.getHeight());
      assertThat(differences(map, window)).isGreaterThan(20_000);
      for (int y = 500; y < 600; y++) { // where no panel lies
        assertThat(window.getRGB(1100, y)).as("%d", y).isEqualTo(map.getRGB(1100, y));
      }

      explorer.pointAtPixel(100, 60); // on the route panel
      explorer.act("click", "3");
      explorer.act("click", "1");
      explorer.act("key", "Tab", "key", "Home"); // without panels
      explorer.pointAt(view, VOLCANO);
      explorer.awaitTitle("6,4 dormant volcano", title -> title.endsWith(route));

      explorer.act("key", "ctrl+p");
      explorer.act("type", "turn right");
      explorer.act("key", "Return");
      view.turnTo(Rotation.QUARTER);
      explorer.pointAt(view, Rotation.QUARTER.apply(new GridSize(12, 9), new Cell(3, 3)));
      explorer.awaitTitle("3,3 stone wall");

      explorer.act("key", "F1", "key", "Escape", "key", "q");
      view.turnTo(Rotation.NONE);
      explorer.pointAt(view, VOLCANO);
      explorer.awaitTitle("6,4 dormant volcano on snow");
      quit(explorer);
    }
  }

  /** Returns where the overview in the window's lower right corner shows a cell. [px] */
  private int overviewX(Cell cell) {
    Projection projection = view.frame().projection();
    double scale = 220.0 / projection.pictureWidth();
    return (int)
        Math.round(WIDTH - 12 - 12 - 220 + scale * projection.groundCenterX(cell.x(), cell.y()));
  }

  private int overviewY(Cell cell) {
    Projection projection = view.frame().projection();
    double scale = 220.0 / projection.pictureWidth();
    double height = scale * projection.pictureHeight();
    return (int)
        Math.round(
            HEIGHT - 12 - 12 - height + scale * projection.groundCenterY(cell.x(), cell.y()));
  }

  @Tag("slow")
  @Test
  void drop_aBrokenFileThenAMap_staysThenOpens() throws IOException, InterruptedException {
    Path broken = folder.resolve("broken.map.txt");
    Files.writeString(broken, "emberway-map 1\nname: Broken\n[base]\nGGG\nGQ\n");
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.drop(broken);
      explorer.awaitTitle("broken.map.txt:5:");
      assertThat(explorer.errors().strip().lines()).hasSize(1);
      assertThat(explorer.errors()).startsWith("emberway: ").contains("broken.map.txt:5:");
      explorer.pointAt(view, VOLCANO);
      explorer.act("key", "ctrl+2", "click", "1", "key", "ctrl+BackSpace");
      explorer.awaitTitle("Test Valley · 6,4 erupting volcano");
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("Test Valley · 6,4 dormant volcano");
      explorer.drop(other);
      explorer.awaitTitle("Other Valley", title -> title.matches(".*Other Valley.* steps"));
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
    }
  }

  @Test
  void start_withoutADisplay_saysSoAtOnceWithItsStatus() throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        System.getProperty("os.name").startsWith("Linux"), "only X11 can be taken away so easily");
    Path errors = folder.resolve("errors.txt");
    for (String name : new String[] {"", ":987"}) {
      Process process = RunningExplorer.start(name, folder, errors, MAIN, valley.toString());
      assertThat(Patience.awaitEnd(process)).isTrue();
      assertThat(process.exitValue()).isEqualTo(4);
      assertThat(Files.readString(errors).strip().lines()).hasSize(1);
      assertThat(Files.readString(errors))
          .startsWith("emberway: no display")
          .contains("draw a picture instead: emberway render ")
          .contains(" -o map.png");
    }
  }

  @Test
  void start_withABrokenMap_opensNoWindow() throws IOException, InterruptedException {
    Path errors = folder.resolve("errors.txt");
    Files.writeString(valley, "");
    Process process =
        RunningExplorer.start(display.name(), folder, errors, MAIN, valley.toString());
    assertThat(Patience.awaitEnd(process)).isTrue();
    assertThat(process.exitValue()).isEqualTo(3);
    assertThat(Files.readString(errors)).contains("valley.map.txt");
  }
}
