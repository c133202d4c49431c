package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.gui.LabColors;
import emberway.app.panel.SidePanelSlot;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.map.FogOfWar;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.testing.Screen;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The search lab and explore mode in the real window on a virtual display. */
final class LabWindowTest extends OnVirtualDisplay {
  private static final GridSize SIZE = new GridSize(7, 5);
  private static final Cell GOAL = new Cell(5, 2);
  private static final int MENUS = 24; // the height of the menu bar [px]
  private static final int COVERED = (int) SidePanelSlot.WIDTH + 3 * 12;

  /** From a cell's center toward its western corner; figures keep to the cell's inner part. */
  private static final double WEST = 0.8;

  private Path map;

  /** The part of the map that the window must show while the lab is open. */
  private final Viewport view = Screen.view(SIZE.width(), SIZE.height());

  @BeforeEach
  void writeMap() throws IOException {
    view.setSafeArea(new SafeArea(0, 0, COVERED, 0, MENUS, List.of()));
    view.fitClear();
    map = folder.resolve("around.map.txt");
    Files.writeString(
        map,
        """
        emberway-map 1
        name: Figure
        rules: lester
        [base]
        GGGGGGG
        GGGGGGG
        GGGGGGG
        GGGGGGG
        GGGGGGG
        [overlay]
        .......
        ...W...
        .1.W.2.
        ...W...
        .......
        """);
  }

  private RunningExplorer explorer() throws IOException, InterruptedException {
    RunningExplorer explorer = open(map);
    explorer.awaitTitle(" steps");
    return explorer;
  }

  /**
   * Returns the color of a cell near its western corner, where neither figures nor pointers lie.
   */
  private Color colorOf(BufferedImage window, Cell unturned) {
    Cell cell = view.rotation().apply(SIZE, unturned);
    Projection projection = view.frame().projection();
    double x = view.camera().worldToScreenX(projection.groundCenterX(cell.x(), cell.y()));
    double y = view.camera().worldToScreenY(projection.groundCenterY(cell.x(), cell.y()));
    double west = WEST * projection.halfWidth() * view.camera().scale();
    return new Color(window.getRGB((int) (x - west), (int) y));
  }

  /** Returns the color of the cloth of the goal's banner. */
  private int clothColor(BufferedImage window) {
    Cell goal = view.rotation().apply(SIZE, GOAL);
    double unit = view.unit();
    double size = RouteMarks.size(view.camera().scale(), unit);
    RouteMarks.Stance stance = RouteMarks.stance(true, view.frame(), false, goal, unit);
    double x = view.screenX(GOAL) + stance.x() + 0.4 * RouteMarks.CLOTH_WIDTH * size;
    double y =
        view.screenY(GOAL) + stance.y() - stance.pole() + 0.3 * RouteMarks.CLOTH_HEIGHT * size;
    return window.getRGB((int) x, (int) y) & 0xffffff;
  }

  private static boolean isYellow(Color color) {
    return color.getRed() > 180 && color.getGreen() > 170 && color.getBlue() < 120;
  }

  private static boolean isBlue(Color color) {
    return color.getBlue() > 110 && color.getBlue() > color.getRed() + 60;
  }

  private static boolean isGrass(Color color) {
    return color.getGreen() > color.getRed() && color.getGreen() > color.getBlue() + 20;
  }

  @Tag("slow")
  @Test
  void lab_threeStepsOnLestersMap_paintsHisFigure() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.act("key", "F6");
      explorer.awaitTitle("lester, step 0 of 14");
      explorer.act("key", "Home"); // fits the map beside the lab
      explorer.act("key", "period", "key", "period", "key", "period");
      explorer.awaitTitle("step 3 of 14");
      BufferedImage window = explorer.screenshotBy("ctrl+F12");
      assertThat(colorOf(window, new Cell(2, 2))).as("closed").matches(LabWindowTest::isBlue);
      assertThat(colorOf(window, new Cell(0, 1))).as("open").matches(LabWindowTest::isYellow);
      assertThat(colorOf(window, new Cell(3, 4))).as("not cut").matches(LabWindowTest::isGrass);
      assertThat(clothColor(window)).isEqualTo(RouteMarks.goal(false).rgb());

      explorer.act("key", "e");
      view.turnTo(Rotation.QUARTER);
      explorer.act("key", "comma");
      explorer.awaitTitle("step 2 of 14");
      BufferedImage turned = explorer.screenshotBy("ctrl+F12");
      assertThat(colorOf(turned, new Cell(2, 2))).as("turned").matches(LabWindowTest::isBlue);
      assertThat(colorOf(turned, new Cell(2, 1))).as("open still").matches(LabWindowTest::isYellow);

      explorer.act("key", "shift+period");
      explorer.awaitTitle("step 14 of 14");
      explorer.act("key", "F8");
      explorer.awaitTitle("6 presets side by side");
      explorer.act("key", "F8", "key", "shift+comma", "key", "p");
      explorer.awaitTitle("step 14 of 14");
      explorer.act("key", "F6");
      explorer.awaitTitle("route 68");
      quit(explorer);
    }
  }

  @Test
  void tourAndExploreMode_byKeys_openLessonsAndReachTheGoal()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer()) {
      explorer.act("key", "Next");
      explorer.awaitTitle(
          "Around the Wall", title -> title.endsWith("lesson 1, lester, step 1 of 14"));
      explorer.act("key", "Next");
      explorer.awaitTitle("lesson 2, lester, step 2 of 14");
      explorer.act("key", "Prior");
      explorer.awaitTitle("lesson 1, lester, step 1 of 14");

      explorer.act("key", "F7");
      explorer.awaitTitle("tick 0, 0 of 1 arrived");
      BufferedImage before = explorer.screenshotBy("ctrl+F12");
      assertThat(clothColor(before)).isEqualTo(LabColors.ofTraveler(0));
      explorer.act("key", "p");
      explorer.awaitTitle("1 of 1 arrived");
      BufferedImage after = explorer.screenshotBy("ctrl+F12");
      Color fog = colorOf(before, new Cell(6, 0));
      Color seen = colorOf(after, new Cell(6, 0));
      assertThat(isParchment(fog)).as("unseen").isTrue();
      assertThat(isParchment(seen)).as("seen by now").isFalse();
      explorer.act("key", "comma");
      explorer.awaitTitle("0 of 1 arrived");
      quit(explorer);
    }
  }

  private static boolean isParchment(Color color) {
    Color paper = new Color(FogOfWar.PARCHMENT);
    return Math.abs(color.getRed() - paper.getRed()) < 15
        && Math.abs(color.getGreen() - paper.getGreen()) < 15
        && Math.abs(color.getBlue() - paper.getBlue()) < 15;
  }

  /**
   * Returns a map with a wall at every other cell in every other row: more pieces than 65,536
   * vertices.
   */
  private static String pillars(int side) {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Pillars\n[base]\n");
    text.append(("G".repeat(side) + "\n").repeat(side)).append("[overlay]\n");
    for (int y = 0; y < side; y++) {
      String row = (y % 2 == 1 ? ".W" : "..").repeat(side / 2);
      if (y == 0) {
        row = "1" + row.substring(1);
      } else if (y >= side - 3) { // the goal cannot be reached
        row = row.substring(0, side - 2) + (y == side - 2 ? "W2" : "WW");
      }
      text.append(row).append('\n');
    }
    return text.toString();
  }

  /** Returns the mean of each channel in a square of the window. */
  private static int[] mean(BufferedImage window, int left, int top, int side) {
    long[] sums = new long[3];
    for (int rgb : window.getRGB(left, top, side, side, null, 0, side)) {
      for (int channel = 0; channel < 3; channel++) {
        sums[channel] += (rgb >> (8 * channel)) & 0xff;
      }
    }
    return LongStream.of(sums).mapToInt(sum -> (int) (sum / ((long) side * side))).toArray();
  }

  @Tag("slow")
  @Test
  void comparison_ofTwoPresetsInManyPieces_tintsTheWholeMapAlike()
      throws IOException, InterruptedException {
    Path large = Files.writeString(folder.resolve("pillars.map.txt"), pillars(260));
    try (RunningExplorer explorer = open(large)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "F8");
      explorer.awaitTitle("6 presets side by side");
      explorer.act("key", "Home"); // fits the map beside the lab
      explorer.act("key", "n"); // hides names
      BufferedImage window = explorer.screenshotBy("ctrl+F12");
      int[] border = mean(window, 210, 317, 12); // at the border
      int[] middle = mean(window, 410, 442, 40);
      for (int channel = 0; channel < 3; channel++) {
        assertThat(middle[channel]).isCloseTo(border[channel], within(4));
      }
    }
  }
}
