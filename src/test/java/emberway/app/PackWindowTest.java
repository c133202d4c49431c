package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Packs that are dropped on the real window, and a window that is minimized and restored. */
final class PackWindowTest extends OnVirtualDisplay {
  private static final int PURPLE = 0xFF9911EE; // in the preview and nowhere else
  private static final String PACK =
      """
      {"name": "Two Valleys", "author": "Ada", "license": "CC0-1.0",
       "description": "Two valleys to choose from.", "preview": "cover.png",
       "maps": [{"file": "first.map.txt", "name": "First"},
                {"file": "second.map.txt", "name": "Second", "description": "The other one"}]}
      """;

  private Path valley;

  @BeforeEach
  void writeMap() throws IOException {
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  private Path packFolder() throws IOException {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Files.writeString(pack.resolve("pack.json"), PACK);
    Files.writeString(pack.resolve("first.map.txt"), TestMap.VALLEY.replace("Test", "First"));
    Files.writeString(pack.resolve("second.map.txt"), TestMap.VALLEY.replace("Test", "Second"));
    BufferedImage cover = new BufferedImage(40, 40, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 1600; i++) {
      cover.setRGB(i % 40, i / 40, PURPLE);
    }
    ImageIO.write(cover, "png", pack.resolve("cover.png").toFile());
    return pack;
  }

  private Path zipped(Path pack) throws IOException {
    Path zip = folder.resolve("pack.zip");
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file, StandardCharsets.UTF_8)) {
      for (String name : List.of("pack.json", "cover.png", "first.map.txt", "second.map.txt")) {
        out.putNextEntry(new ZipEntry(name));
        Files.copy(pack.resolve(name), out);
      }
    }
    return zip;
  }

  private static int count(BufferedImage picture, int color) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += picture.getRGB(x, y) == color ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns the position of the lower left corner of the uppermost preview. */
  private static int[] corner(BufferedImage picture) {
    int[] found = {picture.getWidth(), 0};
    for (int y = 0; y < picture.getHeight() && (found[1] == 0 || found[1] == y - 1); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        if (picture.getRGB(x, y) == PURPLE) {
          found[0] = Math.min(found[0], x);
          found[1] = y;
        }
      }
    }
    return found;
  }

  private static BufferedImage awaitCover(RunningExplorer explorer)
      throws IOException, InterruptedException {
    BufferedImage[] seen = new BufferedImage[1];
    explorer.await(
        "the pack's preview",
        () -> {
          seen[0] = explorer.screenshotBy("ctrl+F12");
          return Integer.toString(count(seen[0], PURPLE));
        },
        pixels -> Integer.parseInt(pixels) > 2000);
    return seen[0];
  }

  @Test
  void drop_packOfSeveralMaps_showsWhatItIsAndOpensTheMapThatIsClicked()
      throws IOException, InterruptedException {
    Path pack = packFolder();
    Path zip = zipped(pack);
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.drop(pack);
      explorer.awaitTitle("Test Valley · Choose one of the 2 maps in Two Valleys");
      BufferedImage seen = awaitCover(explorer);
      int[] corner = corner(seen);
      explorer.pointAtPixel(corner[0] + 200, corner[1] + 95); // the second of two lines of 64 px
      explorer.act("click", "1");
      explorer.awaitTitle("Second Valley");
      explorer.drop(zip, valley);
      explorer.awaitTitle(
          "Only one file opens at a time: pack.zip was opened, valley.map.txt was not");
      corner = corner(awaitCover(explorer));
      explorer.pointAtPixel(corner[0] + 200, corner[1] + 35);
      explorer.act("click", "1");
      explorer.awaitTitle("First Valley");
      assertThat(explorer.errors()).isEmpty();
    }
  }

  @Tag("slow")
  @Test
  void minimize_panelsChange_sleepsUntilItIsRestored() throws IOException, InterruptedException {
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      BufferedImage before = explorer.screenshot();
      explorer.minimize();
      explorer.drop(folder.resolve("missing.map.txt")); // a toast reports it
      explorer.awaitTitle("not found");
      RunningExplorer.Done hidden = explorer.awaitRest();
      int questions = 20;
      for (int i = 0; i < questions; i++) {
        explorer.awaitTitle("not found"); // takes a while each
        explorer.awaitRest();
      }
      RunningExplorer.Done later = explorer.awaitRest();
      assertThat(later.frames()).as("frames").isEqualTo(hidden.frames());
      assertThat(later.passes() - hidden.passes())
          .as("times that it was awake, asked so often")
          .isLessThan(5L * questions);
      explorer.restore(before.getWidth(), before.getHeight());
      explorer.act("key", "F5"); // only clears the notice
      explorer.awaitPicture(before);
    }
  }

  @Tag("slow")
  @Test
  void minimize_whileAMapIsDropped_showsItWhenRestored() throws IOException, InterruptedException {
    Path other = folder.resolve("other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test", "Other"));
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.awaitRest();
      BufferedImage before = explorer.screenshot();
      explorer.minimize();
      RunningExplorer.Done hidden = explorer.awaitRest();
      explorer.drop(other);
      explorer.awaitTitle("Other Valley", title -> title.matches(".*Other Valley.* steps"));
      RunningExplorer.Done later = explorer.awaitRest();
      assertThat(later.frames()).as("nobody could see them").isEqualTo(hidden.frames());
      explorer.restore(before.getWidth(), before.getHeight());
      explorer.awaitRest();
      explorer.awaitPicture(before);
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors()).isEmpty();
    }
  }
}
