package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Screen;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What reaches the real window from outside: late input, held keys, unusual drops. */
final class OutsideWindowTest extends OnVirtualDisplay {
  private Path valley;
  private final Viewport view = Screen.view(12, 9);

  @BeforeEach
  void writeMap() throws IOException {
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  @Tag("slow")
  @Test
  void drag_heldStillWhileTheWindowIsBusy_doesNotGlideOn()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.pointAt(view, new Cell(10, 7));
      explorer.awaitTitle("10,7 grass, cost 1");
      explorer.awaitRest();
      explorer.stall();
      explorer.pressAndMoveBy(1, 84, -46);
      explorer.releaseButton(1);
      explorer.goOn();
      view.pan(84, -46);
      explorer.awaitRest();
      explorer.pointAt(view, new Cell(9, 2));
      explorer.awaitTitle("9,2 grass");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void fullScreen_whenItIsLeftSo_isFullScreenAgainAndGoesBackToItsPlace()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = open(valley)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "F11");
      explorer.awaitWidth(VirtualDisplay.WIDTH);
      quit(explorer);
    }
    try (RunningExplorer explorer = open(valley)) {
      explorer.awaitWidth(VirtualDisplay.WIDTH);
      explorer.awaitTitle(" steps");
      explorer.act("key", "F11");
      explorer.awaitWidth(1280);
      quit(explorer);
    }
  }

  @Test
  void xServer_hasItsIconAndComplainsOfAWindowThatIsGone_isOutlived()
      throws IOException, InterruptedException {
    String main = XErrorProbe.class.getName();
    try (RunningExplorer explorer = new RunningExplorer(display, folder, main, valley.toString())) {
      explorer.awaitTitle(" steps");
      assertThat(explorer.icons()).contains("(54 x 54)").contains("(108 x 108)");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void listOfTravelers_openedByAClick_isGoneThroughByKeys()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      explorer.pointAtPixel(120, 61);
      explorer.awaitRest();
      String onFoot = explorer.awaitTitle(" steps");
      explorer.act("click", "1");
      explorer.awaitRest();
      explorer.act("key", "Down");
      explorer.act("key", "Return");
      explorer.awaitTitle(
          "another's way", title -> title.contains("route ") && !title.equals(onFoot));
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void backspace_heldInALineOfText_goesOnDeleting() throws IOException, InterruptedException {
    Path other = Files.writeString(folder.resolve("other.map.txt"), other());
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+o");
      explorer.act("type", "--delay", "20", "none");
      long before = explorer.awaitRest().frames();
      display.repeatKeys(true);
      explorer.act("keydown", "BackSpace");
      explorer.await(
          "frames",
          () -> Long.toString(explorer.awaitRest().frames() - before),
          frames -> Long.parseLong(frames) > 25);
      explorer.act("keyup", "BackSpace");
      display.repeatKeys(false);
      explorer.act("type", "--delay", "20", other.toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("Other Valley");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void path_typedAgain_isTypedOverTheOneBefore() throws IOException, InterruptedException {
    Path other = Files.writeString(folder.resolve("other.map.txt"), other());
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+o");
      explorer.act("type", "--delay", "20", other.toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("Other Valley");
      explorer.awaitRest();
      explorer.act("key", "1"); // the list of maps is closed, and its line with it
      explorer.awaitTitle("route hidden");
      explorer.act("key", "ctrl+o");
      explorer.act("type", "--delay", "20", valley.toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("Test Valley");
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void undo_held_goesBackToTheBeginning() throws IOException, InterruptedException {
    try (RunningExplorer explorer = open(valley)) {
      explorer.awaitTitle(" steps");
      explorer.pointAt(view, new Cell(6, 4));
      explorer.act("key", "ctrl+2", "click", "1", "key", "ctrl+BackSpace"); // the notice
      explorer.awaitTitle("6,4 erupting volcano");
      explorer.act("click", "1", "key", "ctrl+BackSpace");
      explorer.awaitTitle("6,4 dormant volcano");
      explorer.act("click", "1", "key", "ctrl+BackSpace");
      explorer.awaitTitle("*Test Valley · 6,4 erupting volcano");
      display.repeatKeys(true);
      explorer.act("keydown", "ctrl", "keydown", "z");
      explorer.awaitTitle("· Test Valley · 6,4 dormant volcano");
      explorer.act("keyup", "z", "keyup", "ctrl");
      display.repeatKeys(false);
      quit(explorer);
    }
  }

  private static String other() {
    return TestMap.VALLEY.replace("Test Valley", "Other Valley");
  }

  @Tag("slow")
  @Test
  void drop_severalOfWhichTheFirstIsBroken_opensTheFirstThatCanBeRead()
      throws IOException, InterruptedException {
    Path broken = Files.writeString(folder.resolve("broken.map.txt"), "emberway-map 1\n");
    Path good = Files.writeString(folder.resolve("good.map.txt"), other());
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.drop(broken, good, valley);
      explorer.awaitTitle("good.map.txt was opened, valley.map.txt was not");
      explorer.awaitTitle("Other Valley");
      assertThat(explorer.errors()).contains("broken.map.txt");
    }
  }

  @Tag("slow")
  @Test
  void scale_changedWhileItIsOpen_enlargesPanelsAndBack() throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      BufferedImage before = corner(explorer);
      explorer.rescale(2);
      explorer.awaitRest();
      assertThat(differences(before, corner(explorer))).isGreaterThan(10_000);
      explorer.rescale(1);
      explorer.awaitRest();
      assertThat(differences(before, corner(explorer))).isZero();
      quit(explorer);
    }
  }

  /** Returns the menus and the panel below them. */
  private static BufferedImage corner(RunningExplorer explorer)
      throws IOException, InterruptedException {
    return explorer.screenshotBy("ctrl+F12").getSubimage(0, 0, 300, 280);
  }
}
