package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A panel that is dragged out of its corner to a border of the real window. */
final class DockWindowTest extends OnVirtualDisplay {
  private static final int MENUS = 25; // the height of the bar [px]
  private static final int HEIGHT = 800;
  private static final int BORDER_MARK = 18; // where one drops what is to dock [px]

  @Test
  void routePanel_draggedToTheLeftBorder_staysThereUntilTheLayoutIsReset()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    BufferedImage usual;
    BufferedImage docked;
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      usual = window(explorer);
      explorer.pointAtPixel(18, 50); // in the border around what the panel holds
      explorer.act("mousedown", "1");
      explorer.pointAtPixel(300, 300);
      explorer.pointAtPixel(400, 500);
      window(explorer); // so that it has been drawn there
      explorer.pointAtPixel(BORDER_MARK, MENUS + (HEIGHT - MENUS) / 2);
      window(explorer);
      explorer.act("mouseup", "1");
      docked = window(explorer);
      assertThat(leftColumn(usual, docked)).isGreaterThan(20_000);
      assertThat(border(usual, docked)).as("it has the whole height").isGreaterThan(3000);
      quit(explorer);
    }
    assertThat(layout()).contains("[Window][###route]").contains("DockId=");
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      assertThat(leftColumn(window(explorer), docked)).as("remembered").isZero();
      explorer.act("key", "ctrl+shift+l");
      assertThat(border(window(explorer), usual)).as("back in its corner").isZero();
      quit(explorer);
    }
    assertThat(layout()).doesNotContain("###route");
  }

  /** The window while the pointer is where no panel ever lies. */
  private static BufferedImage window(RunningExplorer explorer)
      throws IOException, InterruptedException {
    return explorer.screenshotBy("ctrl+F12");
  }

  /** How many pixels differ where the panel has been docked. */
  private static int leftColumn(BufferedImage one, BufferedImage other) {
    return differences(
        one.getSubimage(0, MENUS, 200, HEIGHT - MENUS),
        other.getSubimage(0, MENUS, 200, HEIGHT - MENUS));
  }

  /** How many pixels differ between the window's left border and what lies in its corners. */
  private static int border(BufferedImage one, BufferedImage other) {
    return differences(
        one.getSubimage(0, MENUS, 10, HEIGHT - MENUS),
        other.getSubimage(0, MENUS, 10, HEIGHT - MENUS));
  }

  private String layout() {
    return new SettingsFile(folder.resolve("state")).read().settings().layout();
  }
}
