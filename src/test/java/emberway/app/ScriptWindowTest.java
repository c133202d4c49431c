package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Names in scripts that ImGui cannot draw, in the real window. */
final class ScriptWindowTest extends OnVirtualDisplay {
  private static final int LEFT = 300; // the part of the window without panels [px]
  private static final int RIGHT = 950;
  private static final int TOP = 200;
  private static final int BOTTOM = 700;

  private Path map(String name, String... places) throws IOException {
    String text = "emberway-map 1\nname: " + name + "\n[base]\n" + "GGGGGGGGGGGG\n".repeat(12);
    return Files.writeString(
        folder.resolve("names.map.txt"), text + "[places]\n" + String.join("\n", places) + "\n");
  }

  @Tag("slow") // TextShaperTest shapes them in every build
  @Test
  void window_namesInOtherScripts_areDrawnAsInPictures() throws IOException, InterruptedException {
    Path map = map("Plain חיפה", "3 3 بغداد", "8 4 ירושלים", "6 8 Oak");
    BufferedImage shown;
    BufferedImage saved;
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle("Plain");
      explorer.awaitRest();
      shown = explorer.screenshotBy("ctrl+F12");
      saved = explorer.screenshotBy("F12");
      quit(explorer);
    }
    assertThat(light(saved)).isGreaterThan(200);
    assertThat(light(shown)).isBetween(light(saved) * 9 / 10, light(saved) * 11 / 10);
    assertThat(far(shown, saved)).as("light letters apart from the picture's").isZero();
    assertThat(far(saved, shown)).as("light letters apart from the window's").isZero();
  }

  @Tag("slow")
  @Test
  void window_aCharacterThatNoFontHas_isReportedOnce() throws IOException, InterruptedException {
    String letters = "𞤃𞤄"; // of Adlam
    assumeFalse(
        new Font(Font.SANS_SERIF, Font.BOLD, 1).canDisplayUpTo(letters) < 0, "a font has it");
    try (RunningExplorer explorer = probe(map("Plain", "3 3 " + letters, "8 8 A " + letters))) {
      explorer.awaitTitle("Plain");
      explorer.awaitRest();
      explorer.act("key", "plus");
      explorer.awaitRest();
      assertThat(explorer.errors().strip())
          .isEqualTo(
              "emberway: warning: No font of this system has these characters of names: "
                  + "Adlam U+1E903, U+1E904");
    }
  }

  private static boolean isLight(BufferedImage picture, int x, int y) {
    int rgb = picture.getRGB(x, y);
    return (rgb >> 16 & 0xFF) > 0xd0 && (rgb >> 8 & 0xFF) > 0xc0 && (rgb & 0xFF) > 0xa0;
  }

  /** The number of pixels with the color of letters in the part without panels. */
  private static int light(BufferedImage picture) {
    int count = 0;
    for (int y = TOP; y < BOTTOM; y++) {
      for (int x = LEFT; x < RIGHT; x++) {
        count += isLight(picture, x, y) ? 1 : 0;
      }
    }
    return count;
  }

  /** The number of such pixels that have none in the other picture within two pixels. */
  private static int far(BufferedImage picture, BufferedImage other) {
    int count = 0;
    for (int y = TOP; y < BOTTOM; y++) {
      for (int x = LEFT; x < RIGHT; x++) {
        count += isLight(picture, x, y) && !isNear(other, x, y) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean isNear(BufferedImage picture, int x, int y) {
    for (int dy = -2; dy <= 2; dy++) {
      for (int dx = -2; dx <= 2; dx++) {
        if (isLight(picture, x + dx, y + dy)) {
          return true;
        }
      }
    }
    return false;
  }
}
