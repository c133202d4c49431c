package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code render --within} over what the independent compositor makes of the map: beyond the budget
 * nothing is touched, within it each cell has the color of its band.
 */
final class WithinPictureTest {
  private static final double[][] BANDS = { // as the help lists them, near to far
    {1.00, 0.95, 0.55}, {1.00, 0.76, 0.24}, {0.98, 0.53, 0.20},
    {0.87, 0.29, 0.33}, {0.65, 0.14, 0.46}, {0.38, 0.06, 0.48}
  };
  private static final double OPACITY = 0.55;
  private static final double[] TAKES = {1.1, 1.3, 1.1};
  private static final int SIDE = 24;

  private static final Pattern RUN =
      Pattern.compile("\"from\":\\[(\\d+),(\\d+)],\"costs\":\\[([^]]*)]");

  @TempDir private Path folder;

  @BeforeAll
  static void openGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  /** A lake and a wall in a meadow. */
  private Path meadow() throws IOException {
    String[] base = new String[SIDE];
    Arrays.fill(base, "G".repeat(SIDE));
    for (int y = 4; y < 9; y++) {
      base[y] = "G".repeat(14) + "~".repeat(6) + "G".repeat(4);
    }
    return Files.writeString(
        folder.resolve("meadow.map.txt"),
        "emberway-map 1\nname: Meadow\n[base]\n" + String.join("\n", base) + "\n");
  }

  private BufferedImage render(Path map, Object... options) throws IOException {
    Path png = folder.resolve("out.png");
    Object[] args = {"render", map, "-o", png};
    Object[] all = Arrays.copyOf(args, args.length + options.length);
    System.arraycopy(options, 0, all, args.length, options.length);
    CommandRun.of(all).succeeded();
    return ImageIO.read(png.toFile());
  }

  @Test
  void within_eachCell_hasItsBandAndNothingBeyondIsTouched() throws Exception {
    Path file = meadow();
    double budget = 9;
    BufferedImage image = render(file, "--from", "10,11", "--within", budget);
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    TileMap map = loaded.map();
    GoldenPictureCompositor.Picture plain =
        new GoldenPictureCompositor(
                CommandRun.HOME.resolve("tiles/fantasy"),
                false,
                loaded.tiles().set().transitions(),
                1)
            .draw(map);
    double[] costs = costs(file, budget);
    int banded = 0;
    int untouched = 0;
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int px = (x + y) * 26 + 26;
        int py = (y - x + SIDE - 1) * 13 + 39;
        int at = 4 * (py * plain.width() + px);
        double share = costs[y * SIDE + x] / budget;
        if (share == Double.POSITIVE_INFINITY) {
          for (int channel = 0; channel < 3; channel++) {
            assertThat(channel(image, px, py, channel))
                .as("%d,%d", x, y)
                .isEqualTo(plain.rgba()[at + channel] & 0xFF);
          }
          untouched++;
        } else if (Math.abs(6 * share - Math.round(6 * share)) > 0.3 && isInside(costs, x, y)) {
          double[] band = BANDS[(int) (6 * share)];
          for (int channel = 0; channel < 3; channel++) {
            double below = (plain.rgba()[at + channel] & 0xFF) / 255.0;
            double expected = band[channel] * OPACITY + below * (1 - TAKES[channel] * OPACITY);
            assertThat(channel(image, px, py, channel) / 255.0)
                .as("%d,%d of share %.3f, channel %d", x, y, share, channel)
                .isCloseTo(expected, within(0.02));
          }
          banded++;
        }
      }
    }
    assertThat(banded).isGreaterThan(60);
    assertThat(untouched).isGreaterThan(200);
  }

  /** Whether all around a cell is within the budget, too, so that no outline is near. */
  private static boolean isInside(double[] costs, int x, int y) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean isOnMap = x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE;
        if (!isOnMap || costs[(y + dy) * SIDE + x + dx] == Double.POSITIVE_INFINITY) {
          return false;
        }
      }
    }
    return true;
  }

  private static int channel(BufferedImage image, int x, int y, int channel) {
    return image.getRGB(x, y) >> (16 - 8 * channel) & 0xFF;
  }

  /** What {@code route --within} says of each cell. */
  private static double[] costs(Path map, double budget) throws IOException {
    String json =
        CommandRun.of("route", map, "--from", "10,11", "--within", budget, "--json")
            .succeeded()
            .out();
    double[] costs = new double[SIDE * SIDE];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    Matcher run = RUN.matcher(json);
    while (run.find()) {
      int cell = Integer.parseInt(run.group(2)) * SIDE + Integer.parseInt(run.group(1));
      for (String cost : run.group(3).split(",", -1)) {
        costs[cell++] = Double.parseDouble(cost);
      }
    }
    return costs;
  }

  @Test
  void within_turned_turnsWithTheMap() throws IOException {
    Path file = meadow();
    BufferedImage image = render(file, "--from", "10,11", "--within", 3, "--rotate", 180);
    BufferedImage plain = render(file, "--no-route", "--rotate", 180);
    int x = SIDE - 1 - 10;
    int y = SIDE - 1 - 11;
    int px = (x + y) * 26 + 26;
    int py = (y - x + SIDE - 1) * 13 + 39;
    assertThat(image.getRGB(px, py)).isNotEqualTo(plain.getRGB(px, py));
    assertThat(image.getRGB(26, (SIDE - 1) * 13 + 39))
        .isEqualTo(plain.getRGB(26, (SIDE - 1) * 13 + 39));
  }

  @Test
  void within_onAMapOfATextbook_goesByTheDefaultRulesWithAWarning() throws IOException {
    Path file = meadow();
    BufferedImage plain = render(file, "--from", "10,11", "--within", 3);
    Path own = folder.resolve("own.map.txt");
    Files.writeString(
        own, Files.readString(file).replace("name: Meadow\n", "name: Meadow\nrules: lester\n"));
    Path png = folder.resolve("own.png");
    CommandRun run = CommandRun.of("render", own, "-o", png, "--from", "10,11", "--within", 3);
    assertThat(run.succeeded().err())
        .isEqualToNormalizingNewlines(
            "emberway: warning: %s: --within follows the rules of preset terrain, not the map's own, those of lester\n"
                .formatted(own));
    BufferedImage drawn = ImageIO.read(png.toFile());
    int width = plain.getWidth();
    assertThat(drawn.getRGB(0, 0, width, plain.getHeight(), null, 0, width))
        .isEqualTo(plain.getRGB(0, 0, width, plain.getHeight(), null, 0, width));
  }

  @Test
  void within_wrongUse_isOneLine() throws IOException {
    Path file = meadow();
    Path png = folder.resolve("no.png");
    CommandRun.of("render", file, "-o", png, "--within", "3")
        .failedWith(ExitCode.USAGE, "the map marks no start", "--from X,Y");
    CommandRun.of("render", file, "-o", png, "--from", "1,1", "--within", "-3")
        .failedWith(ExitCode.USAGE, "--within -3: must be");
  }
}
