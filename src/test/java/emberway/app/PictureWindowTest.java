package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.render.iso.PixelBox;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pictures of regions, and pictures for the clipboard, in the real window. */
final class PictureWindowTest extends OnVirtualDisplay {
  private static final int LEFT = 700; // of the region that is dragged [px]
  private static final int TOP = 300;
  private static final int WIDTH = 240;
  private static final int HEIGHT = 160;

  private RunningExplorer explorer(String text) throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), text);
    return open(map);
  }

  private List<Path> pictures() throws IOException {
    Path pictures = folder.resolve("state/pictures");
    if (!Files.isDirectory(pictures)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(pictures)) {
      return files.toList();
    }
  }

  private static void drag(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.act("key", "ctrl+shift+e");
    explorer.pointAtPixel(LEFT, TOP);
    explorer.act("mousedown", "1");
    explorer.pointAtPixel(LEFT + WIDTH, TOP + HEIGHT);
  }

  @Tag("slow")
  @Test
  void region_givenUpThenDragged_isThatPartOfWhatIsSeen() throws IOException, InterruptedException {
    try (RunningExplorer explorer = explorer(TestMap.VALLEY)) {
      explorer.awaitTitle(" steps");
      BufferedImage seen = explorer.screenshot();
      drag(explorer);
      explorer.act("key", "Escape");
      explorer.act("mouseup", "1");
      drag(explorer);
      explorer.act("mouseup", "1");
      BufferedImage window = explorer.screenshotBy("ctrl+F12"); // taken once the panel is shown
      BufferedImage framed = window.getSubimage(LEFT + 10, TOP + 10, WIDTH - 80, HEIGHT - 60);
      assertThat(
              differences(framed, seen.getSubimage(LEFT + 10, TOP + 10, WIDTH - 80, HEIGHT - 60)))
          .as("the panel has moved aside")
          .isZero();
      explorer.pointAtPixel(LEFT - 12 - 500 + 87, 400 + 278); // "Save the picture"
      explorer.act("click", "1");
      explorer.awaitTitle("Saved test-valley-");
      assertThat(pictures()).hasSize(1);
      BufferedImage region = ImageIO.read(pictures().get(0).toFile());
      assertThat(region.getWidth()).isEqualTo(WIDTH);
      assertThat(region.getHeight()).isEqualTo(HEIGHT);
      int opaque = 0;
      for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
          if (region.getRGB(x, y) >>> 24 == 255) {
            opaque++;
            assertThat(region.getRGB(x, y))
                .as("%d,%d", x, y)
                .isEqualTo(seen.getRGB(LEFT + x, TOP + y));
          }
        }
      }
      assertThat(opaque).isGreaterThan(WIDTH * HEIGHT / 2);
      quit(explorer);
    }
  }

  @Tag("slow")
  @Test
  void quit_whileAPictureIsDrawn_asksFirst() throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(map)) {
      explorer.holdPictures();
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+e");
      explorer.awaitRest();
      explorer.act("key", "Return"); // the whole map at scale 1
      explorer.awaitRest();
      explorer.act("key", "ctrl+q");
      explorer.awaitTitle("Stop drawing the picture?");
      explorer.act("key", "Escape");
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+q");
      explorer.awaitTitle("Stop drawing the picture?");
      explorer.act("key", "Return");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(pictures()).isEmpty();
    }
  }

  @Tag("slow")
  @Test
  void save_byKeyboard_takesTheSizeOfAList() throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+e");
      explorer.awaitRest();
      pressFive(explorer, "Tab"); // by the second button and the parts to the sizes
      explorer.act("key", "space");
      explorer.awaitRest();
      pressFive(explorer, "Down"); // to A4
      explorer.act("key", "Return");
      explorer.awaitRest();
      pressFive(explorer, "shift+Tab");
      explorer.act("key", "Return");
      explorer.awaitTitle("Saved test-valley-"); // not just the file, or leaving would still ask
      BufferedImage page = ImageIO.read(pictures().get(0).toFile());
      assertThat(page.getWidth()).isEqualTo(3508);
      assertThat(page.getHeight()).isEqualTo(2480);
      quit(explorer);
    }
  }

  private static void pressFive(RunningExplorer explorer, String key)
      throws IOException, InterruptedException {
    for (int i = 0; i < 5; i++) {
      explorer.act("key", key);
      explorer.awaitRest();
    }
  }

  /** Kinds of places have icons, and letters of three sizes. */
  @Tag("slow")
  @Test
  void namesOfPlaces_shownOrNot_areInTheScreenshotAsInTheWindow()
      throws IOException, InterruptedException {
    assertNamedAlike("other", 1.1); // the window may round its place to the next pixel
    assertNamedAlike("capital", 1.1);
    assertNamedAlike("inn", 1.35); // small letters are scaled in the window
  }

  /**
   * Asserts that a name looks in the picture as in the window.
   *
   * @param unlike how many pixels may differ at all, as a share of those of the name
   */
  private void assertNamedAlike(String kind, double unlike)
      throws IOException, InterruptedException {
    String place = "[places]\n11 7 Lower Meadow\n[kinds]\n11 7 " + kind + "\n";
    String text = TestMap.VALLEY.replace("map 1", "map 2") + place;
    try (RunningExplorer explorer = explorer(text)) {
      explorer.awaitTitle(" steps");
      BufferedImage named = explorer.screenshot();
      BufferedImage window = explorer.screenshotBy("ctrl+F12");
      explorer.act("key", "4");
      BufferedImage bare = explorer.screenshot();
      PixelBox name = differing(named, bare);
      assertThat(name.width()).as("width of the name").isLessThan(220);
      assertThat(name.height()).as("height of the name").isLessThan(32);
      BufferedImage inPicture = cut(named, name);
      BufferedImage inWindow = cut(window, name);
      BufferedImage without = cut(bare, name);
      int letters = differences(inPicture, without);
      assertThat(differences(named, bare)).as(kind).isEqualTo(letters).isGreaterThan(800);
      assertThat(differences(inPicture, inWindow)).as(kind).isLessThan((int) (unlike * letters));
      assertThat(Math.abs(brightness(inPicture) - brightness(inWindow))).as(kind).isLessThan(2);
      explorer.act("key", "4"); // as it was
      assertThat(differences(named, explorer.screenshot())).as(kind).isZero();
      quit(explorer);
    }
  }

  /** Returns the mean of a picture's colors. [0..255] */
  private static double brightness(BufferedImage picture) {
    long sum = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int rgb = picture.getRGB(x, y);
        sum += (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF);
      }
    }
    return sum / 3.0 / picture.getWidth() / picture.getHeight();
  }

  @Test
  void copy_whatIsSeen_isThePictureThatF12Takes() throws IOException, InterruptedException {
    Path xclip = Files.createDirectory(folder.resolve("bin")).resolve("xclip");
    Files.writeString(xclip, "#!/bin/sh\necho \"$@\" > \"$0.args\"\ncat > \"$0.png\"\n");
    Assumptions.assumeTrue(
        xclip.toFile().setExecutable(true), "no copying is tested: no script can be run here");
    try (RunningExplorer explorer = explorer(TestMap.VALLEY)) {
      explorer.awaitTitle(" steps");
      BufferedImage seen = explorer.screenshot();
      explorer.act("key", "ctrl+shift+c");
      explorer.awaitTitle("The picture is on the clipboard");
      BufferedImage copied = ImageIO.read(folder.resolve("bin/xclip.png").toFile());
      assertThat(differences(seen, copied)).isZero();
      assertThat(Files.readString(folder.resolve("bin/xclip.args"))).contains("-t image/png");
      quit(explorer);
    }
  }

  /** The smallest rectangle around all pixels that differ. */
  private static PixelBox differing(BufferedImage one, BufferedImage other) {
    int left = one.getWidth();
    int top = one.getHeight();
    int right = 0;
    int bottom = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    return new PixelBox(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** Cuts 220 x 32 px around the middle of a box. */
  private static BufferedImage cut(BufferedImage image, PixelBox box) {
    int left = (box.left() + box.right()) / 2 - 110;
    return image.getSubimage(left, (box.top() + box.bottom()) / 2 - 16, 220, 32);
  }
}
