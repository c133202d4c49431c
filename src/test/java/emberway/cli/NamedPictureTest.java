package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures with the names of places, from the command line. */
final class NamedPictureTest {
  @TempDir private Path folder;

  private BufferedImage picture(String... options) throws IOException {
    return pictureOf("Oakham", "", options);
  }

  /** A picture of a map with one name, about which the command says something. */
  private BufferedImage pictureOf(String name, String said, String... options) throws IOException {
    Path map = folder.resolve("plain.map.txt");
    Files.writeString(
        map,
        "emberway-map 1\nname: Plain\n[base]\n"
            + "GGGGGGGGGG\n".repeat(10)
            + "[places]\n7 2 "
            + name
            + "\n");
    Path png = folder.resolve("out.png");
    Object[] args = new Object[4 + options.length];
    args[0] = "render";
    args[1] = map;
    args[2] = "-o";
    args[3] = png;
    System.arraycopy(options, 0, args, 4, options.length);
    assertThat(CommandRun.of(args).succeeded().err()).contains(said);
    return ImageIO.read(png.toFile());
  }

  private static void assumeOpenGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  @Test
  void render_aNameThatNoFontHas_isQuestionMarksAndSaidOnce() throws IOException {
    assumeOpenGl();
    String letter = "𞤂"; // of Adlam
    assumeFalse(
        new Font(Font.SANS_SERIF, Font.BOLD, 1).canDisplayUpTo(letter) < 0, "a font has it");
    BufferedImage first = pictureOf(letter, "no font of this system has these", "--names");
    BufferedImage second = pictureOf("?", "", "--names");
    assertThat(pixels(first)).isEqualTo(pixels(second));
  }

  private static int[] pixels(BufferedImage picture) {
    int width = picture.getWidth();
    return picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
  }

  @Test
  void render_largeNames_growOnlyWithALargePicture() throws IOException {
    assumeOpenGl();
    int[] usual = pixels(picture("--names", "--scale", "2"));
    assertThat(pixels(picture("--large-names", "--scale", "2")))
        .as("1040 pixels wide, the names of which are as large as usual")
        .isEqualTo(usual);
    int[] bare = pixels(picture("--scale", "4"));
    int[] named = pixels(picture("--names", "--scale", "4"));
    int[] large = pixels(picture("--large-names", "--scale", "4"));
    assertThat((double) differences(large, bare) / differences(named, bare))
        .as("of 2080 pixels instead of 1280, squared")
        .isBetween(2.0, 3.5);
  }

  @Test
  void render_namesOfAnEnlargedPicture_areEnlarged() throws IOException {
    assumeOpenGl();
    int usual = differences(pixels(picture("--names")), pixels(picture()));
    int large =
        differences(pixels(picture("--names", "--scale", "2")), pixels(picture("--scale", "2")));
    assertThat((double) large / usual).isBetween(3.0, 5.0);
  }

  private static int differences(int[] one, int[] other) {
    return (int) IntStream.range(0, one.length).filter(i -> one[i] != other[i]).count();
  }

  @Test
  void render_namesTurned_areWrittenAboveTheirCellsOnly() throws IOException {
    assumeOpenGl();
    for (String degrees : new String[] {"0", "90"}) {
      BufferedImage bare = picture("--rotate", degrees);
      BufferedImage named = picture("--rotate", degrees, "--names");
      int x = 7; // of both: the column of 7,2 in the turned map is 10 - 1 - 2
      int y = degrees.equals("0") ? 2 : 7;
      int middle = (x + y) * 26 + 26;
      int ground = (y - x + 9) * 13 + 39;
      int changed = 0;
      for (int row = 0; row < bare.getHeight(); row++) {
        for (int column = 0; column < bare.getWidth(); column++) {
          if (bare.getRGB(column, row) != named.getRGB(column, row)) {
            changed++;
            assertThat(column).isBetween(middle - 45, middle + 45);
            assertThat(row).isBetween(ground - 13 - 24, ground - 13);
          }
        }
      }
      assertThat(changed).isGreaterThan(300);
    }
  }
}
