package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.render.iso.Projection;
import emberway.testing.Screen;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Surveys in the real window, one after the other. */
final class SurveyWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 24;
  private static final int HEIGHT = 20;
  private static final Cell START = new Cell(4, 10);
  private static final Cell FAR = new Cell(22, 10);
  private static final Pattern CELLS = Pattern.compile("(\\d+) cells within ([0-9.]+)");

  private final Projection projection = Screen.view(WIDTH, HEIGHT).frame().projection();

  /** Returns a meadow with a wall in its middle that can be passed on both sides. */
  private static String meadow() {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Meadow\npace: 30 min\n");
    text.append("[base]\n");
    text.append(("G".repeat(WIDTH) + "\n").repeat(HEIGHT)).append("[overlay]\n");
    for (int y = 0; y < HEIGHT; y++) {
      StringBuilder row = new StringBuilder(".".repeat(WIDTH));
      if (y > 1 && y < HEIGHT - 2) {
        row.setCharAt(12, 'W');
      }
      if (y == 1) {
        row.setCharAt(12, 'D');
      }
      if (y == START.y()) {
        row.setCharAt(START.x(), '1');
        row.setCharAt(FAR.x(), '2');
      }
      text.append(row).append('\n');
    }
    return text.append("[places]\n12 1 Northgate\n2 2 Westend\n").toString();
  }

  private Color colorAt(BufferedImage window, RunningExplorer.Done shown, Cell cell) {
    double x = projection.groundCenterX(cell.x(), cell.y()) * shown.scale() - shown.left();
    double y = projection.groundCenterY(cell.x(), cell.y()) * shown.scale() - shown.top();
    return new Color(window.getRGB((int) x, (int) y));
  }

  private void pointAt(RunningExplorer explorer, RunningExplorer.Done shown, Cell cell)
      throws IOException, InterruptedException {
    double x = projection.groundCenterX(cell.x(), cell.y()) * shown.scale() - shown.left();
    double y = projection.groundCenterY(cell.x(), cell.y()) * shown.scale() - shown.top();
    explorer.pointAtPixel((int) x, (int) y);
  }

  private static int count(String title) {
    Matcher matcher = CELLS.matcher(title);
    assertThat(matcher.find()).as(title).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  @Test
  void surveys_byKeys_showBandsRoutesAndTheNearestOfEachKind()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("meadow.map.txt"), meadow());
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle("route ");
      explorer.act("key", "F2");
      int cells = count(explorer.awaitTitle("cells within 8.8"));
      RunningExplorer.Done shown = explorer.awaitRest();
      BufferedImage window = explorer.screenshotBy("ctrl+F12");
      Color near = colorAt(window, shown, new Cell(START.x() - 2, START.y() - 1));
      Color far = colorAt(window, shown, new Cell(FAR.x() - 1, FAR.y() + 3));
      assertThat(near.getRed()).as("in a band: %s", near).isGreaterThan(near.getGreen());
      assertThat(far.getGreen()).as("grass: %s", far).isGreaterThan(far.getRed());
      explorer.act("key", "ctrl+F2");
      explorer.awaitTitle("a farther reach", title -> title.contains("cells within 11"));
      explorer.act("key", "ctrl+shift+F2", "key", "ctrl+shift+F2");
      assertThat(count(explorer.awaitTitle("cells within 7"))).isLessThan(cells);

      explorer.act("key", "F3");
      explorer.awaitTitle(" routes side by side");
      explorer.awaitRest();
      explorer.act("key", "ctrl+F3");
      explorer.awaitRest();

      explorer.act("key", "F4");
      explorer.awaitTitle("nearest of");
      explorer.act("key", "ctrl+F6", "key", "Down", "key", "Return"); // go to the first row
      explorer.act("key", "Escape", "key", "F4"); // back to the map, and away with the panel
      explorer.awaitTitle("route ");

      explorer.act("key", "F9");
      explorer.awaitTitle("costs between 2 places");
      explorer.act("key", "ctrl+F6", "key", "Tab", "key", "Right", "key", "Return");
      explorer.awaitTitle("The table of costs is on the clipboard");

      explorer.act("key", "F10");
      explorer.awaitTitle("route ");
      explorer.awaitRest();

      explorer.act("key", "h");
      explorer.awaitTitle("From 4,10 to 2,2"); // the row's place
      shown = explorer.awaitRest();
      pointAt(explorer, shown, new Cell(6, 16));
      explorer.act("mousedown", "1");
      pointAt(explorer, shown, new Cell(9, 12));
      explorer.act("mouseup", "1");
      explorer.awaitTitle("From 6,16 to 9,12");
      explorer.awaitRest();
      explorer.act("key", "Escape");
      explorer.awaitTitle("route ");
      quit(explorer);
    }
  }
}
