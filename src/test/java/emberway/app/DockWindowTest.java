package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.settings.SettingsFile;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A panel that is dragged from its corner to a border of the real window. */
final class DockWindowTest extends OnVirtualDisplay {
  private static final int MENUS = 25; // the height of the menu bar [px]
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int BORDER_MARK = 18; // where to drop a panel that is to be docked [px]

  @Test
  void routePanel_draggedToTheLeftBorder_staysThereUntilTheLayoutIsReset()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    BufferedImage usual;
    BufferedImage docked;
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      window(explorer);
      explorer.act("key", "Home"); // fits the map beside panels that know the answer
      usual = window(explorer);
      explorer.pointAtPixel(18, 50); // on the border around the panel's content
      explorer.act("mousedown", "1");
      explorer.pointAtPixel(300, 300);
      explorer.pointAtPixel(400, 500);
      window(explorer); // waits until it is drawn there
      explorer.pointAtPixel(BORDER_MARK, MENUS + (HEIGHT - MENUS) / 2);
      window(explorer);
      explorer.act("mouseup", "1");
      window(explorer);
      explorer.act("key", "Home"); // as at a start, no map lies below the panel
      docked = window(explorer);
      assertThat(leftColumn(usual, docked)).isGreaterThan(20_000);
      assertThat(border(usual, docked)).as("it has the whole height").isGreaterThan(3000);
      quit(explorer);
    }
    assertThat(layout()).contains("[Window][###route]").contains("DockId=");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      assertThat(leftColumn(window(explorer), docked)).as("remembered").isZero();
      explorer.pointAtPixel(WIDTH / 2, HEIGHT / 2);
      explorer.act("key", "ctrl+shift+l");
      window(explorer);
      explorer.act("key", "Home");
      assertThat(border(window(explorer), usual)).as("back in its corner").isZero();
      quit(explorer);
    }
    assertThat(layout()).doesNotContain("###route");
  }

  @Tag("slow")
  @Test
  void panels_questionLargerContentAndPlaceOutsideTheWindow_areDimmedGrowAndStayInIt()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Files.createDirectories(folder.resolve("state"));
    Files.writeString(
        folder.resolve("state/settings.json"),
        "{"
            + RunningExplorer.STILL
            + ", \"layout\":"
            + " \"[Window][Maps]\\nPos=1200,780\\nSize=520,560\\nCollapsed=0\\n\\n\"}");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      explorer.pointAtPixel(640, 30); // off the map
      BufferedImage usual = window(explorer);
      explorer.act("key", "1");
      explorer.awaitTitle("route hidden");
      assertThat(differences(report(usual), report(window(explorer)))).isGreaterThan(10_000);
      explorer.act("key", "1");
      explorer.awaitTitle(" steps");
      assertThat(differences(report(usual), report(window(explorer)))).as("whole again").isZero();

      explorer.act("key", "ctrl+o");
      BufferedImage maps = window(explorer);
      BufferedImage corner = maps.getSubimage(WIDTH - 520, HEIGHT - 560, 520, 560);
      assertThat(differences(corner, usual.getSubimage(WIDTH - 520, HEIGHT - 560, 520, 560)))
          .as("all of it is in the window")
          .isGreaterThan(520 * 560 * 9 / 10);
      explorer.act("key", "Escape");

      explorer.act("key", "ctrl+shift+s");
      explorer.awaitTitle("Save as");
      explorer.act("key", "ctrl+F12");
      int dimmed = light(legend(picture(explorer)));
      assertThat(dimmed).isPositive().isLessThan(light(legend(usual)) * 3 / 4);
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void problems_windowShrinksUntilTheyLieFarOutside_comeBackIntoIt()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path broken = Files.writeString(folder.resolve("broken.map.txt"), "emberway-map 1\nnonsense\n");
    Files.createDirectories(folder.resolve("state"));
    Files.writeString(
        folder.resolve("state/settings.json"),
        "{"
            + RunningExplorer.STILL
            + ", \"layout\":"
            + " \"[Window][Problems]\\nPos=1000,530\\nSize=250,250\\nCollapsed=0\\n\\n\"}");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.drop(broken);
      explorer.awaitTitle("broken.map.txt");
      explorer.act("key", "F5"); // only clears the notice
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+p", "type", "Problems");
      explorer.act("key", "Return");
      explorer.pointAtPixel(300, 200);
      explorer.awaitRest();
      explorer.resize(400, 300);
      explorer.awaitRest();
      BufferedImage corner = window(explorer).getSubimage(160, 60, 230, 230);
      explorer.act("key", "Escape");
      explorer.awaitRest();
      BufferedImage without = window(explorer).getSubimage(160, 60, 230, 230);
      assertThat(differences(corner, without)).isGreaterThan(230 * 230 / 2);
    }
  }

  @Tag("slow")
  @Test
  void panel_draggedAwayInAWindowThatGetsNarrow_comesBackIntoIt()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Files.createDirectories(folder.resolve("state"));
    Files.writeString(
        folder.resolve("state/settings.json"),
        "{"
            + RunningExplorer.STILL
            + ", \"layout\":"
            + " \"[Window][###route]\\nPos=900,300\\nSize=280,300\\nCollapsed=0\\n\\n\"}");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      explorer.resize(600, 700);
      BufferedImage narrow = window(explorer).getSubimage(340, 310, 250, 150);
      explorer.act("key", "1"); // without the panel
      explorer.awaitTitle("route hidden");
      BufferedImage without = window(explorer).getSubimage(340, 310, 250, 150);
      assertThat(differences(narrow, without)).isGreaterThan(250 * 150 * 9 / 10);
      quit(explorer);
    }
  }

  /** Returns the part of the route panel below the route's ends. */
  private static BufferedImage report(BufferedImage window) {
    return window.getSubimage(0, 120, 290, 160);
  }

  /** Returns the legend of the fields' colors. */
  private static BufferedImage legend(BufferedImage window) {
    return window.getSubimage(20, HEIGHT - 130, 300, 60);
  }

  /** Returns the sum of all pixels' brightness. */
  private static int light(BufferedImage picture) {
    int sum = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int rgb = picture.getRGB(x, y);
        sum += (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff);
      }
    }
    return sum;
  }

  /** Returns the only picture in its folder, taken while a prompt has replaced the title. */
  private BufferedImage picture(RunningExplorer explorer) throws IOException, InterruptedException {
    Path pictures = folder.resolve("state/pictures");
    String file =
        explorer.await(
            "a picture",
            () -> {
              try (Stream<Path> files = Files.list(pictures)) {
                return files
                    .map(Path::toString)
                    .filter(name -> name.endsWith(".png"))
                    .findFirst()
                    .orElse("");
              }
            },
            name -> !name.isEmpty());
    return ImageIO.read(Path.of(file).toFile());
  }

  /** Returns a picture of the window while the pointer is where no panel ever lies. */
  private static BufferedImage window(RunningExplorer explorer)
      throws IOException, InterruptedException {
    return explorer.screenshotBy("ctrl+F12");
  }

  /** Returns how many pixels differ where the panel was docked. */
  private static int leftColumn(BufferedImage one, BufferedImage other) {
    return differences(
        one.getSubimage(0, MENUS, 200, HEIGHT - MENUS),
        other.getSubimage(0, MENUS, 200, HEIGHT - MENUS));
  }

  /** Returns how many pixels differ at the window's left border, between its corners. */
  private static int border(BufferedImage one, BufferedImage other) {
    return differences(
        one.getSubimage(0, MENUS, 10, HEIGHT - MENUS),
        other.getSubimage(0, MENUS, 10, HEIGHT - MENUS));
  }

  private String layout() {
    return new SettingsFile(folder.resolve("state")).read().settings().layout();
  }
}
