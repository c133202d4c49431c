package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The window at a size that its menus and pages do not fit. */
final class SmallWindowTest extends OnVirtualDisplay {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;
  private static final int VIEW = 114; // the title of a menu longer than the window [px]
  private static final int BAR = 10;

  @Tag("slow")
  @Test
  void mouse_menuLongerThanTheWindow_staysOpenAndScrolls()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = small()) {
      BufferedImage before = explorer.screenshotBy("ctrl+F12");
      explorer.pointAtPixel(VIEW, BAR);
      explorer.act("click", "1");
      explorer.awaitRest();
      BufferedImage open = explorer.screenshotBy("ctrl+F12");
      assertThat(changed(before, open)).isGreaterThan(20_000);
      explorer.pointAtPixel(VIEW + 60, HEIGHT / 2);
      explorer.act("click", "--repeat", "30", "5");
      explorer.awaitRest();
      assertThat(changed(open, explorer.screenshotBy("ctrl+F12"))).isGreaterThan(2_000);
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void helpPage_keysScrollIt_andAClickBesideItClosesIt() throws IOException, InterruptedException {
    try (RunningExplorer explorer = small()) {
      explorer.pointAtPixel(WIDTH - 4, HEIGHT / 2);
      explorer.awaitRest();
      BufferedImage before = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "F1");
      explorer.awaitRest();
      int opened = changed(before, explorer.screenshotBy("ctrl+F12"));
      assertThat(opened).isGreaterThan(20_000);
      BufferedImage top = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "Next"); // scrolls, and begins no lesson
      explorer.awaitRest();
      int scrolled = changed(top, explorer.screenshotBy("ctrl+F12"));
      assertThat(scrolled).isGreaterThan(2_000);
      explorer.act("key", "Home");
      explorer.awaitRest();
      assertThat(changed(top, explorer.screenshotBy("ctrl+F12"))).isLessThan(scrolled / 2);
      explorer.act("key", "ctrl+BackSpace"); // closes the notices
      explorer.act("click", "1");
      explorer.awaitRest();
      // notices of the pictures move the hints
      assertThat(changed(before, explorer.screenshotBy("ctrl+F12"))).isLessThan(opened / 2);
      quit(explorer);
    }
  }

  private RunningExplorer small() throws IOException, InterruptedException {
    Path map = folder.resolve("valley.map.txt");
    Files.writeString(map, TestMap.VALLEY);
    Path settings = Files.createDirectories(folder.resolve("state")).resolve("settings.json");
    Files.writeString(settings, "{\"shown\": {\"motion\": false}}");
    RunningExplorer explorer = probe(map);
    explorer.awaitTitle(" steps");
    explorer.resize(WIDTH, HEIGHT);
    explorer.awaitRest();
    return explorer;
  }

  /** Returns the number of pixels that differ where menus and pages lie, but no notices. */
  private static int changed(BufferedImage one, BufferedImage other) {
    return differences(upper(one), upper(other));
  }

  private static BufferedImage upper(BufferedImage window) {
    return window.getSubimage(90, 26, 300, 200);
  }
}
