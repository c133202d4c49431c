package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --danger}: the answer is that of a plain search over the multiplied costs. */
final class DangerOptionsTest {
  private static final int SIDE = 12;
  private static final double DIAGONAL = 3;
  private static final Pattern COST = Pattern.compile("\"cost\":([^,]+),");

  @TempDir private Path folder;

  /** Grass with a pond, from corner to corner. */
  private Path map() throws IOException {
    StringBuilder text = new StringBuilder("emberway-map 1\nname: Test\n[base]\n");
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        text.append(isWater(x, y) ? '~' : isSnow(x, y) ? 'S' : 'G');
      }
      text.append('\n');
    }
    text.append("[overlay]\n1").append(".".repeat(SIDE - 1)).append('\n');
    text.append((".".repeat(SIDE) + "\n").repeat(SIDE - 2));
    text.append(".".repeat(SIDE - 1)).append("2\n");
    return Files.writeString(folder.resolve("test.map.txt"), text);
  }

  private static boolean isWater(int x, int y) {
    return x >= 5 && x <= 7 && y >= 4 && y <= 6;
  }

  private static boolean isSnow(int x, int y) {
    return x + y == 9;
  }

  private Path csv(double[] factors) throws IOException {
    String text =
        java.util.stream.IntStream.range(0, SIDE)
            .mapToObj(
                y ->
                    Arrays.stream(factors, y * SIDE, (y + 1) * SIDE)
                        .mapToObj(Double::toString)
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining("\n"));
    return Files.writeString(folder.resolve("danger.csv"), text + "\n");
  }

  private Path png(BufferedImage image) throws IOException {
    Path png = folder.resolve("danger.png");
    ImageIO.write(image, "png", png.toFile());
    return png;
  }

  private static double cost(Path map, Path danger, String... options) {
    Object[] args = {"route", map, "--json", "--diagonal", DIAGONAL, "--danger", danger.toString()};
    Object[] all = Arrays.copyOf(args, args.length + options.length);
    System.arraycopy(options, 0, all, args.length, options.length);
    Matcher cost = COST.matcher(CommandRun.of(all).succeeded().out());
    assertThat(cost.find()).isTrue();
    return Double.parseDouble(cost.group(1));
  }

  /** A plain Dijkstra from corner to corner. */
  private static double expected(double[] factors) {
    double[] best = new double[SIDE * SIDE];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[0] = 0;
    PriorityQueue<double[]> open = new PriorityQueue<>((a, b) -> Double.compare(a[0], b[0]));
    open.add(new double[] {0, 0});
    while (!open.isEmpty()) {
      int cell = (int) open.poll()[1];
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int x = cell % SIDE + dx;
          int y = cell / SIDE + dy;
          if (x >= 0 && x < SIDE && y >= 0 && y < SIDE && !isWater(x, y)) {
            double ground = isSnow(x, y) ? 3 : 1;
            double step = ground * factors[y * SIDE + x] * (dx != 0 && dy != 0 ? DIAGONAL : 1);
            if (best[cell] + step < best[y * SIDE + x]) {
              best[y * SIDE + x] = best[cell] + step;
              open.add(new double[] {best[cell] + step, y * SIDE + x});
            }
          }
        }
      }
    }
    return best[SIDE * SIDE - 1];
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void csv_multipliesEachCost(long seed) throws IOException {
    Random random = new Random(seed);
    double[] factors = random.doubles(SIDE * SIDE, 0.25, 8).toArray();
    Path map = map();
    double expected = expected(factors);
    assertThat(cost(map, csv(factors))).isCloseTo(expected, within(1e-9 * expected));
  }

  @ParameterizedTest
  @ValueSource(longs = {6, 7})
  void png_doublesWithEvery32Grays(long seed) throws IOException {
    Random random = new Random(seed);
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
    double[] factors = new double[SIDE * SIDE];
    for (int cell = 0; cell < factors.length; cell++) {
      int gray = random.nextInt(256);
      boolean isClear = random.nextInt(4) == 0;
      image.setRGB(cell % SIDE, cell / SIDE, isClear ? 0 : 0xFF000000 | gray * 0x10101);
      factors[cell] = isClear ? 1 : Math.pow(2, (gray - 128) / 32.0);
    }
    double expected = expected(factors);
    assertThat(cost(map(), png(image))).isCloseTo(expected, within(1e-9 * expected));
  }

  @Test
  void csv_ofAnotherProgram_isRead() throws IOException {
    double[] factors = new Random(8).doubles(SIDE * SIDE, 0.25, 8).toArray();
    Path map = map();
    double plain = cost(map, csv(factors));
    String text = Files.readString(csv(factors));
    Path other =
        Files.writeString(
            folder.resolve("other.csv"),
            "\uFEFF" + text.replace(",", " , ").replace("\n", "\r\n") + "\r\n");
    assertThat(cost(map, other)).isEqualTo(plain);
  }

  @Test
  void neutralLayer_changesNothing() throws IOException {
    double[] ones = new double[SIDE * SIDE];
    Arrays.fill(ones, 1);
    Path map = map();
    Path file = csv(ones);
    for (String question : new String[] {"--within 5", "--matrix 0,0;9,9", "--alternatives 2"}) {
      assertThat(json(map, question + " --danger " + file)).isEqualTo(json(map, question));
    }
  }

  @Test
  void reach_countsIt() throws IOException {
    double[] twice = new double[SIDE * SIDE];
    Arrays.fill(twice, 2);
    Path map = map();
    String plain = json(map, "--within 3").replaceAll(".*\"cells\":(\\d+).*", "$1");
    String doubled = json(map, "--within 6 --danger " + csv(twice));
    assertThat(doubled).contains("\"cells\":" + plain + ",");
  }

  private static String json(Path map, String options) {
    Object[] args = ("route " + map + " --json " + options).split(" ");
    return CommandRun.of(args).succeeded().out().strip().replaceAll("\"(map|millis)\":[^,]+,", "");
  }

  /** A factor for each tile is a tile set with other costs. */
  @Test
  void render_drawsRouteAndCostsWithIt() throws IOException {
    double[] factors = new double[SIDE * SIDE];
    for (int cell = 0; cell < factors.length; cell++) {
      factors[cell] = isSnow(cell % SIDE, cell / SIDE) ? 0.125 : 1;
    }
    Path map = map();
    Path png = folder.resolve("out.png");
    CommandRun run =
        CommandRun.of("render", map, "-o", png, "--fields", "cost", "--danger", csv(factors));
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL");
    run.succeeded();
    Path expected = folder.resolve("expected.png");
    CommandRun.of("render", map, "-o", expected, "--fields", "cost", "--set", "snow.cost=0.375")
        .succeeded();
    assertThat(png).hasSameBinaryContentAs(expected);
  }

  @Test
  void wrongFile_isNamedWithItsLine() throws IOException {
    Path map = map();
    String row = "1,".repeat(SIDE - 1) + "1\n";
    String rows = row.repeat(SIDE - 1);
    refuse(map, row + rows + row, "danger.csv: 13 rows, but the map has 12; write a line for each");
    refuse(map, rows + "1,2\n", "danger.csv:12: 2 numbers, but the map has 12 columns; write a");
    refuse(
        map,
        rows + row.replaceFirst("1,1,", "1,x,"),
        "danger.csv:12:3: 'x' is not a number in 0.000001..1000000; 1 leaves the cost of a cell");
    refuse(map, rows + row.replaceFirst("1", "0"), "danger.csv:12:1: '0' is not a number in");
    refuse(map, row + "\n" + rows, "danger.csv:2: an empty line between rows; remove it");
    refuse(map, "", "danger.csv: this is an empty file, not a danger layer; name a CSV of numbers");
    CommandRun.of("route", map, "--danger", folder.resolve("none.csv"))
        .failedWith(ExitCode.INPUT, "none.csv", "not found");
    Path small = png(new BufferedImage(3, 2, BufferedImage.TYPE_INT_RGB));
    CommandRun.of("route", map, "--danger", small)
        .failedWith(
            ExitCode.INPUT,
            "danger.png: the picture is 3 × 2 px, but the map is 12×12 cells; give it a pixel");
    BufferedImage colored = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    colored.setRGB(4, 1, 0x102030);
    CommandRun.of("route", map, "--danger", png(colored))
        .failedWith(ExitCode.INPUT, "the pixel at 4,1 is not gray; save the picture in shades");
    CommandRun.of("route", map, "--danger", "-")
        .failedWith(ExitCode.USAGE, "--danger -: a danger layer is a file, not standard input");
    refuse(map, rows + row.replaceFirst("1", "1d"), "danger.csv:12:1: '1d' is not a number in");
    CommandRun.of("route", map, "--itinerary", "--danger", small)
        .failedWith(ExitCode.USAGE, "--itinerary and --danger do not go together");
  }

  private void refuse(Path map, String content, String sentence) throws IOException {
    Path file = Files.writeString(folder.resolve("danger.csv"), content);
    CommandRun run = CommandRun.of("route", map, "--danger", file);
    assertThat(run.err().toLowerCase(Locale.ROOT)).contains(sentence.toLowerCase(Locale.ROOT));
    assertThat(run.status()).isEqualTo(ExitCode.INPUT.status());
    CommandRun.of("render", map, "-o", folder.resolve("no.png"), "--danger", file)
        .failedWith(ExitCode.INPUT, sentence);
  }
}
