package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures with a frame or of a given size, from the command line. */
final class FramedPictureTest {
  private static final int RED = 0x8c2f1b; // of the point to the north, see MapSheet
  private static final String ALL = "title,legend,compass,scale,border";
  private static final Path SHEETS =
      Path.of(System.getProperty("emberway.home", ".")).resolve("src/test/resources/sheets");

  private static final String MAP =
      """
      emberway-map 2
      name: Wolf Fen
      cell: 500 m
      [base]
      GGGGGGGGGGGG
      GGG~~GGGSSSS
      GGGG~GGGGSSS
      GGGG~~GGGGSS
      GGGGGGGGGGGG
      mGGGGGGGGGGG
      mmGGGGffffGG
      mmmGGGGfffGG
      GmmmGGGGGGGG
      GGmmGGGGGGGG
      [overlay]
      ............
      V........M..
      ..F.........
      .FF....t....
      ............
      ............
      ......HH....
      .......HH...
      ............
      ............
      [places]
      1 1 Yarmill
      10 4 Ashfield
      [kinds]
      1 1 town
      10 4 castle
      """;

  @TempDir private Path folder;
  private String map = MAP;

  @BeforeAll
  static void openContext() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  private BufferedImage picture(String... options) throws IOException {
    Path png = folder.resolve("out.png");
    run(png, options).succeeded();
    return ImageIO.read(png.toFile());
  }

  private CommandRun run(Path png, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("fen.map.txt"), map);
    List<Object> args = new ArrayList<>(List.of("render", file, "-o", png));
    args.addAll(List.of(options));
    return CommandRun.of(args.toArray());
  }

  /** Counts the pixels of a map that are others in a picture which has it from a point on. */
  private static int differences(BufferedImage map, BufferedImage whole, int left, int top) {
    int different = 0;
    for (int y = 0; y < map.getHeight(); y++) {
      for (int x = 0; x < map.getWidth(); x++) {
        boolean isSame = map.getRGB(x, y) == whole.getRGB(left + x, top + y);
        different += map.getRGB(x, y) >>> 24 == 255 && !isSame ? 1 : 0;
      }
    }
    return different;
  }

  @ParameterizedTest
  @CsvSource({"0.7,0", "1,90", "2,180"})
  void frame_ofABorder_leavesEachPixelOfTheMapAsItIs(String scale, String degrees)
      throws IOException {
    map = MAP.substring(0, MAP.indexOf("[places]"));
    String[] options = {"--from", "1,1", "--to", "10,4", "--scale", scale, "--rotate", degrees};
    BufferedImage bare = picture(options);
    BufferedImage framed = picture(with(options, "--frame", "border"));
    int left = (framed.getWidth() - bare.getWidth()) / 2;
    int top = (framed.getHeight() - bare.getHeight()) / 2;
    assertThat(left).as("46 of 1280 units").isEqualTo(Math.round(46f * bare.getWidth() / 1188));
    assertThat((double) framed.getWidth() / framed.getHeight()).as("a page").isBetween(1.4, 1.43);
    assertThat(differences(bare, framed, left, top)).isZero();
    assertThat(framed.getRGB(1, 1) >>> 24).as("paper").isEqualTo(255);
  }

  @Test
  void frame_withoutBorder_hasTheSizeOfTheMap() throws IOException {
    BufferedImage bare = picture("--scale", "2");
    BufferedImage framed = picture("--scale", "2", "--frame", "Title, scale,compass");
    assertThat(framed.getWidth()).isEqualTo(bare.getWidth());
    assertThat(framed.getHeight()).isEqualTo(bare.getHeight());
    assertThat(differences(bare, framed, 0, 0)).as("names").isBetween(100, 20_000);
  }

  /** The map's first row is water; the red point of the rose must lie on the same side. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "90", "180", "270"})
  void compass_ofARotatedMap_pointsToItsFirstRow(String degrees) throws IOException {
    map = "emberway-map 1\nname: Sea\n[base]\n~~~~~~~~\n" + "SSSSSSSS\n".repeat(7);
    String[] options = {"--rotate", degrees, "--fit", "800x800"};
    BufferedImage bare = picture(options);
    BufferedImage framed = picture(with(options, "--frame", "compass"));
    double[] red = new double[3]; // sums of x and y, and their number
    double[] rose = new double[3];
    double[] water = new double[3];
    double[] ground = new double[3];
    for (int y = 0; y < 800; y++) {
      for (int x = 0; x < 800; x++) {
        if (bare.getRGB(x, y) != framed.getRGB(x, y)) {
          add(x, y, rose);
          if ((framed.getRGB(x, y) & 0xFFFFFF) == RED) {
            add(x, y, red);
          }
        } else if (bare.getRGB(x, y) >>> 24 == 255) {
          add(x, y, ground);
          if ((bare.getRGB(x, y) >> 16 & 0xFF) < 100) {
            add(x, y, water);
          }
        }
      }
    }
    for (int axis = 0; axis < 2; axis++) {
      double north = water[axis] / water[2] - ground[axis] / ground[2];
      double point = red[axis] / red[2] - rose[axis] / rose[2];
      assertThat(Math.signum(point)).as("axis %d", axis).isEqualTo(Math.signum(north));
      assertThat(Math.abs(point)).isGreaterThan(3);
    }
  }

  private static void add(int x, int y, double[] sums) {
    sums[0] += x;
    sums[1] += y;
    sums[2]++;
  }

  @Test
  void fit_anySize_isExactAndCentered() throws IOException {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < 12; i++) {
      int width = 40 + random.nextInt(800);
      int height = 40 + random.nextInt(800);
      String size = width + "x" + height;
      String turn = "" + 90 * random.nextInt(4);
      BufferedImage drawn =
          picture("--no-route", "--fit", size, "--rotate", turn, "--region", "2,1,6,4");
      assertThat(drawn.getWidth()).as("seed %d", seed).isEqualTo(width);
      assertThat(drawn.getHeight()).as("seed %d", seed).isEqualTo(height);
      int first = width;
      int last = 0;
      int low = 0;
      for (int at = 0; at < width * height; at++) {
        if (drawn.getRGB(at % width, at / width) >>> 24 > 0) {
          first = Math.min(first, at % width);
          last = Math.max(last, at % width);
          low = Math.max(low, at / width);
        }
      }
      String which = "%s turned by %s, seed %d".formatted(size, turn, seed);
      assertThat(first - (width - 1 - last)).as(which).isBetween(-2, 2);
      double pixel = Math.max(1, width / 262.0); // of the map, in the picture
      boolean isFull = first <= 3 * pixel || low >= height - 1 - 4 * pixel;
      assertThat(isFull).as("%s: as large as it fits", which).isTrue();
    }
  }

  @Test
  void fit_withAFrame_isExact() throws IOException {
    for (String size : new String[] {"700x300", "300x700", "16x16"}) {
      BufferedImage drawn = picture("--fit", size, "--frame", ALL);
      assertThat(drawn.getWidth() + "x" + drawn.getHeight()).isEqualTo(size);
    }
  }

  /** Each row is longer than a band, and the rows together are more than one. */
  @Test
  void frame_ofALargePicture_isThatOfASmallOne() throws IOException {
    BufferedImage small = picture("--fit", "1280x320", "--frame", ALL, "--no-route");
    BufferedImage large = picture("--fit", "10240x2560", "--frame", ALL, "--no-route");
    double difference = 0;
    for (int y = 0; y < 320; y += 2) {
      for (int x = 0; x < 1280; x += 2) {
        int middle = large.getRGB(8 * x + 4, 8 * y + 4) >> 8 & 0xFF;
        difference += Math.abs(middle - (small.getRGB(x, y) >> 8 & 0xFF));
      }
    }
    assertThat(difference / (640 * 160)).as("the mean difference of green").isLessThan(12);
  }

  @Test
  void frame_goldenPicture_isAsItWas() throws IOException {
    Path golden = SHEETS.resolve("fen.png");
    BufferedImage drawn = picture("--fit", "840x594", "--frame", ALL, "--fields", "none");
    if (Boolean.getBoolean("emberway.sheets")) {
      ImageIO.write(drawn, "png", golden.toFile());
    }
    BufferedImage wanted = ImageIO.read(golden.toFile());
    assertThat(drawn.getWidth()).isEqualTo(wanted.getWidth());
    int different = 0;
    for (int at = 0; at < 840 * 594; at++) {
      int one = drawn.getRGB(at % 840, at / 840);
      int other = wanted.getRGB(at % 840, at / 840);
      for (int shift = 0; shift < 24; shift += 8) {
        different += Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > 2 ? 1 : 0;
      }
    }
    assertThat(different).as("write it anew with -Demberway.sheets=true and look at it").isZero();
  }

  @Test
  void mistakes_areToldInOneSentence() throws IOException {
    assertError("--frame: unknown 'titel'; did you mean 'title'?", "--frame", "legend,titel");
    assertError("--frame title,none: 'none' does not go with others", "--frame", "title,none");
    assertError(
        "--fit and --scale do not go together; leave one of them out",
        "--fit",
        "64x64",
        "--scale",
        "1");
    String how = "write the width and the height in pixels, each at least 16: 1920x1080";
    for (String size : new String[] {"64", "64x", "15x64", "ax64", "9999999999x64"}) {
      assertError("--fit '" + size + "': " + how, "--fit", size);
    }
  }

  @Test
  void fit_tooSmallForTheMap_saysHowMuchLarger() throws IOException {
    map = "emberway-map 1\nname: Long\n[base]\n" + "G".repeat(9000) + "\n";
    assertError(
        "--fit: the map is too large for so small a picture; make it 29 times", "--fit", "16x16");
  }

  private void assertError(String message, String... options) throws IOException {
    CommandRun run = run(folder.resolve("none.png"), options);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(message).hasLineCount(1);
    assertThat(folder.resolve("none.png")).doesNotExist();
  }

  private static String[] with(String[] options, String... others) {
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of(others));
    return all.toArray(String[]::new);
  }
}
