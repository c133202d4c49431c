package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.iso.RouteMarks;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code render} with the options of {@code route}: it draws what {@code route --json} says. */
final class RoutePictureTest {
  private static final int SIDE = 16;
  private static final Cell START = new Cell(2, 8);
  private static final Cell GOAL = new Cell(13, 8);
  private static final int MARKED = 4; // cells around an end that its mark may cover

  private static final double[][] BANDS = { // as the helps list them, near to far
    {1.00, 0.95, 0.55}, {1.00, 0.76, 0.24}, {0.98, 0.53, 0.20},
    {0.87, 0.29, 0.33}, {0.65, 0.14, 0.46}, {0.38, 0.06, 0.48}
  };
  private static final double OPACITY = 0.55;
  private static final double[] TAKES = {1.1, 1.3, 1.1};

  private static final Pattern PATH = Pattern.compile("\"path\":\\[(\\[.*?])]");
  private static final Pattern CELL = Pattern.compile("\\[(\\d+),(\\d+)]");
  private static final Pattern EVENT =
      Pattern.compile(
          "\"step\":(\\d+),\"event\":\"(\\w+)\",\"cell\":\\[(\\d+),(\\d+)].*\"g\":([^,]+),");

  @TempDir private Path folder;

  @BeforeAll
  static void openGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  /** A meadow; a river between start and goal ends nearer to the southern edge. */
  private Path meadow() throws IOException {
    StringBuilder base = new StringBuilder();
    StringBuilder overlay = new StringBuilder();
    for (int y = 0; y < SIDE; y++) {
      boolean isRiver = y >= 3 && y <= 11;
      base.append("GGGGGGGG").append(isRiver ? "~" : "G").append("GGGGGGG\n");
      overlay.append(y == START.y() ? "..1..........2..\n" : ".".repeat(SIDE) + "\n");
    }
    return Files.writeString(
        folder.resolve("meadow.map.txt"),
        "emberway-map 1\nname: Meadow\n[base]\n" + base + "[overlay]\n" + overlay);
  }

  private BufferedImage render(Path map, String... options) throws IOException {
    Path png = folder.resolve("out.png");
    List<Object> args = new ArrayList<>(List.of("render", map, "-o", png));
    args.addAll(List.of(options));
    CommandRun.of(args.toArray()).succeeded();
    return ImageIO.read(png.toFile());
  }

  /** What {@code route --json} says with the same options: the cells of each route. */
  private static List<List<Cell>> paths(Path map, String... options) {
    List<Object> args = new ArrayList<>(List.of("route", map, "--json"));
    args.addAll(List.of(options));
    Matcher path = PATH.matcher(CommandRun.of(args.toArray()).succeeded().out());
    List<List<Cell>> paths = new ArrayList<>();
    while (path.find()) {
      List<Cell> cells = new ArrayList<>();
      Matcher cell = CELL.matcher(path.group(1));
      while (cell.find()) {
        cells.add(new Cell(Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2))));
      }
      paths.add(cells);
    }
    return paths;
  }

  private static int pixelX(int x, int y) {
    return (x + y) * 26 + 26;
  }

  private static int pixelY(int x, int y) {
    return (y - x + SIDE - 1) * 13 + 39;
  }

  /** Whether two pictures differ near the middle of a cell. */
  private static boolean isTouched(BufferedImage one, BufferedImage other, int x, int y) {
    for (int dy = -4; dy <= 4; dy++) {
      for (int dx = -8; dx <= 8; dx++) {
        int px = pixelX(x, y) + dx;
        int py = pixelY(x, y) + dy;
        if (one.getRGB(px, py) != other.getRGB(px, py)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  private static boolean isNear(Cell cell, int x, int y, int distance) {
    return Math.max(Math.abs(cell.x() - x), Math.abs(cell.y() - y)) <= distance;
  }

  private void assertDrawn(List<List<Cell>> paths, Path map, String... options) throws IOException {
    BufferedImage drawn = render(map, options);
    BufferedImage bare = render(map, "--no-route");
    Set<Cell> cells = new HashSet<>();
    paths.forEach(cells::addAll);
    Set<Cell> ends = new HashSet<>(Set.of(START, GOAL));
    paths.forEach(path -> ends.add(path.get(path.size() - 1)));
    int untouched = 0;
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int column = x;
        int row = y;
        if (ends.contains(new Cell(x, y))) {
          continue; // the mark goes around it
        }
        if (cells.contains(new Cell(x, y))) {
          assertThat(isTouched(drawn, bare, x, y)).as("%d,%d on the route", x, y).isTrue();
        } else if (cells.stream().noneMatch(cell -> isNear(cell, column, row, 1))
            && ends.stream().noneMatch(end -> isNear(end, column, row, MARKED))) {
          assertThat(isTouched(drawn, bare, x, y)).as("%d,%d off the route", x, y).isFalse();
          untouched++;
        }
      }
    }
    assertThat(untouched).isGreaterThan(30);
  }

  @Test
  void via_leadsThroughItsCells() throws IOException {
    Path map = meadow();
    assertThat(paths(map).get(0)).noneMatch(cell -> cell.y() < 8);
    List<List<Cell>> through = paths(map, "--via", "8,1;8,2");
    assertThat(through.get(0)).contains(new Cell(8, 1), new Cell(8, 2));
    assertDrawn(through, map, "--via", "8,1;8,2");
  }

  /** Counts the pixels of the banner's cloth, and those of the tent. */
  private static int[] marks(BufferedImage picture) {
    int[] count = new int[2];
    for (int pixel : pixels(picture)) {
      count[0] += pixel == (0xff000000 | RouteMarks.goal(false).rgb()) ? 1 : 0;
      count[1] += pixel == (0xff000000 | RouteMarks.start(false).rgb()) ? 1 : 0;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.5", "1", "2"})
  void marks_atTheMapsEdges_areWholeInAPictureOfTheSameSize(String scale) throws IOException {
    Path map = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
    BufferedImage inside = render(map, "--scale", scale, "--from", "1,5", "--to", "7,6");
    int[] usual = marks(inside);
    for (String corner : List.of("0,0", "9,0", "9,9", "0,9")) {
      BufferedImage going = render(map, "--scale", scale, "--from", "1,5", "--to", corner);
      BufferedImage coming = render(map, "--scale", scale, "--from", corner, "--to", "7,6");
      assertThat(going.getWidth()).isEqualTo(inside.getWidth());
      assertThat(going.getHeight()).isEqualTo(inside.getHeight());
      // Marks at other fractions of a pixel have a few pixels of their full color more or fewer.
      assertThat(marks(going)[0]).as(corner).isGreaterThan(usual[0] * 9 / 10);
      assertThat(marks(coming)[1]).as(corner).isGreaterThan(usual[1] * 9 / 10);
      assertDarkBorder(going);
      assertDarkBorder(coming);
    }
  }

  /** Asserts that a mark touches the picture's border with no more than its dark outline. */
  private static void assertDarkBorder(BufferedImage picture) {
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        if (x == 0 || y == 0 || x == picture.getWidth() - 1 || y == picture.getHeight() - 1) {
          int pixel = picture.getRGB(x, y);
          assertThat((pixel >> 16 & 0xff) * (pixel >>> 24) / 255)
              .as("%d, %d", x, y)
              .isLessThan(120);
        }
      }
    }
  }

  @Test
  void unreachable_isSaid() throws IOException {
    Path map = meadow();
    Path png = folder.resolve("out.png");
    CommandRun toRiver = CommandRun.of("render", map, "-o", png, "--to", "8,8").succeeded();
    assertThat(toRiver.err())
        .contains("no route from 2,8 to 8,8; the picture shows the one to the closest cell");
    CommandRun viaRiver = CommandRun.of("render", map, "-o", png, "--via", "8,8").succeeded();
    assertThat(viaRiver.err())
        .contains("to the waypoint 8,8; the picture shows the one to the goal, without it");
    assertThat(CommandRun.of("render", map, "-o", png).succeeded().err()).isEmpty();
  }

  @Test
  void toAny_leadsToTheCheapest() throws IOException {
    Path map = meadow();
    List<List<Cell>> paths = paths(map, "--to-any", "14,0;3,1;13,8");
    assertThat(paths.get(0)).endsWith(new Cell(3, 1));
    assertDrawn(paths, map, "--to-any", "14,0;3,1;13,8");
  }

  @Test
  void alternatives_areAllDrawn() throws IOException {
    Path map = meadow();
    String[] options = {"--alternatives", "3", "--stretch", "2"};
    List<List<Cell>> paths = paths(map, options);
    assertThat(paths).hasSizeGreaterThan(1);
    assertDrawn(paths, map, options);
  }

  /** A stop at every cell leaves no choice: what it draws is the path. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--corners no-cut",
        "--diagonal 3",
        "--turn 2",
        "--smooth",
        "--preset lester",
        "--from 4,14 --to 12,1 --estimate octile --ties lifo"
      })
  void rules_areThoseOfRoute(String words) throws IOException {
    Path map = meadow();
    String[] options = words.split(" ");
    List<Cell> path = paths(map, options).get(0);
    String cells = path.stream().map(Cell::toString).collect(Collectors.joining(";"));
    String from = path.get(0).toString();
    String to = path.get(path.size() - 1).toString();
    String[] stops = {"--from", from, "--to", to, "--via", cells};
    assertThat(paths(map, stops).get(0)).isEqualTo(path);
    assertThat(pixels(render(map, options))).isEqualTo(pixels(render(map, stops)));
  }

  @Test
  void corners_matter() throws IOException {
    Path map = meadow();
    List<Cell> plain = paths(map).get(0);
    for (String words : List.of("--corners no-cut", "--diagonal 3", "--turn 2")) {
      assertThat(paths(map, words.split(" ")).get(0)).as(words).isNotEqualTo(plain);
    }
  }

  @Test
  void step_showsOpenAndClosedCells() throws IOException {
    Path map = meadow();
    int step = 60;
    Path trace = folder.resolve("trace.jsonl");
    CommandRun.of("route", map, "--estimate", "zero", "--trace", trace).succeeded();
    Set<Cell> closed = new HashSet<>();
    Map<Cell, Double> costs = new HashMap<>();
    Cell latest = START;
    for (String line : Files.readAllLines(trace)) {
      Matcher event = EVENT.matcher(line);
      if (event.find() && Integer.parseInt(event.group(1)) <= step) {
        Cell cell = new Cell(Integer.parseInt(event.group(3)), Integer.parseInt(event.group(4)));
        costs.put(cell, Double.valueOf(event.group(5)));
        if (event.group(2).equals("expanded")) {
          closed.add(cell);
          latest = cell;
        } else {
          closed.remove(cell);
        }
      }
    }
    assertThat(closed).hasSize(step);
    double highest = closed.stream().mapToDouble(costs::get).max().orElseThrow();
    Cell last = latest;
    Set<Cell> path = new HashSet<>(paths(map, "--to", last.toString()).get(0));
    BufferedImage drawn = render(map, "--estimate", "zero", "--step", Integer.toString(step));
    BufferedImage bare = render(map, "--no-route");
    int[] checked = new int[3];
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int column = x;
        int row = y;
        Cell cell = new Cell(x, y);
        boolean isCovered =
            isNear(GOAL, x, y, MARKED)
                || isNear(START, x, y, 2)
                || path.stream().anyMatch(on -> isNear(on, column, row, 1));
        if (isCovered) {
          continue;
        }
        if (!costs.containsKey(cell)) {
          assertThat(isTouched(drawn, bare, x, y)).as("unseen %s", cell).isFalse();
          checked[0]++;
        } else if (!closed.contains(cell)) {
          assertColor(drawn, bare, cell, BANDS[0]);
          checked[1]++;
        } else if (isInside(closed, cell)) {
          double band = 1 + 5 * costs.get(cell) / highest;
          if (Math.abs(band - Math.round(band)) > 0.3) {
            assertColor(drawn, bare, cell, BANDS[(int) band]);
            checked[2]++;
          }
        }
      }
    }
    assertThat(checked[0]).isGreaterThan(40);
    assertThat(checked[1]).isGreaterThan(5);
    assertThat(checked[2]).isGreaterThan(2);
  }

  private static boolean isInside(Set<Cell> cells, Cell cell) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (!cells.contains(new Cell(cell.x() + dx, cell.y() + dy))) {
          return false;
        }
      }
    }
    return true;
  }

  private static void assertColor(
      BufferedImage drawn, BufferedImage bare, Cell cell, double[] band) {
    int px = pixelX(cell.x(), cell.y());
    int py = pixelY(cell.x(), cell.y());
    for (int channel = 0; channel < 3; channel++) {
      double below = (bare.getRGB(px, py) >> (16 - 8 * channel) & 0xFF) / 255.0;
      double expected = band[channel] * OPACITY + below * (1 - TAKES[channel] * OPACITY);
      assertThat((drawn.getRGB(px, py) >> (16 - 8 * channel) & 0xFF) / 255.0)
          .as("%s, channel %d", cell, channel)
          .isCloseTo(expected, within(0.02));
    }
  }

  @Test
  void step_beyondTheEnd_showsTheRoute() throws IOException {
    Path map = meadow();
    BufferedImage end = render(map, "--step", "100000");
    BufferedImage later = render(map, "--step", "100001");
    assertThat(pixels(later)).isEqualTo(pixels(end));
    BufferedImage bare = render(map, "--no-route");
    for (Cell cell : paths(map).get(0)) {
      assertThat(isTouched(end, bare, cell.x(), cell.y())).as("%s", cell).isTrue();
    }
  }

  @Test
  void within_followsTheRules() throws IOException {
    Path map = meadow();
    BufferedImage plain = render(map, "--within", "3");
    BufferedImage straight = render(map, "--within", "3", "--diagonal", "3");
    Cell corner = new Cell(START.x() + 2, START.y() + 2);
    assertThat(isTouched(plain, straight, corner.x(), corner.y())).isTrue();
    assertThat(isTouched(straight, render(map, "--no-route"), corner.x(), corner.y())).isFalse();
  }

  @Test
  void wrongUse_isOneLine() throws IOException {
    Path map = meadow();
    Path png = folder.resolve("no.png");
    for (String[] slip :
        new String[][] {
          {"--to 3,3 --to-any 3,3", "--to and --to-any do not go together; leave one of them out"},
          {"--turn 1 --step 3", "--turn and --step do not go together; leave one of them out"},
          {"--within 3 --step 3", "--within and --step do not go together; leave one of them out"},
          {"--stretch 2", "--stretch goes with --alternatives only; add that or leave it out"},
          {"--alternatives 0", "--alternatives: 0 routes: must be in 1..100"},
          {"--alternatives 2 --via 3,3", "--alternatives and --via do not go together"},
          {"--step -1", "--step -1: must be 0 or more"},
          {"--no-route --via 3,3", "--no-route draws no route, so --via has no use; leave one"},
          {"--no-route --from 3,3", "--no-route draws no route, so --from has no use; leave one"},
          {"--turn 1 --preset lester", "--turn follows the rules of preset terrain, not those of"},
          {"--within 3 --preset lester", "--within follows the rules of preset terrain, not those"},
          {"--via 8,8;99,1", "--via 99,1 is off the map"}
        }) {
      List<Object> args = new ArrayList<>(List.of("render", map, "-o", png));
      args.addAll(Arrays.asList(slip[0].split(" ")));
      CommandRun.of(args.toArray()).failedWith(ExitCode.USAGE, slip[1]);
    }
    assertThat(png).doesNotExist();
  }

  /** A meadow with a volcano in its east and a tombstone in its north. */
  private Path haunted() throws IOException {
    String[] lines = Files.readString(meadow()).split("\n");
    int overlay = List.of(lines).indexOf("[overlay]") + 1;
    lines[overlay + 13] = ".............V..";
    lines[overlay + 1] = "..........t.....";
    return Files.writeString(folder.resolve("haunted.map.txt"), String.join("\n", lines) + "\n");
  }

  /** The cells on which options draw something, wherever a turned picture shows them. */
  private Set<Cell> touched(Path map, Rotation rotation, String... options) throws IOException {
    String degrees = Integer.toString(rotation.degrees());
    List<String> turned = new ArrayList<>(List.of(options));
    turned.addAll(List.of("--rotate", degrees));
    BufferedImage drawn = render(map, turned.toArray(String[]::new));
    BufferedImage bare = render(map, "--no-route", "--fields", "none", "--rotate", degrees);
    GridSize size = new GridSize(SIDE, SIDE);
    Set<Cell> touched = new HashSet<>();
    for (int cell = 0; cell < size.cells(); cell++) {
      Cell at = rotation.apply(size, size.cell(cell));
      if (isTouched(drawn, bare, at.x(), at.y())) {
        touched.add(size.cell(cell));
      }
    }
    touched.removeIf(
        cell ->
            isNear(START, cell.x(), cell.y(), MARKED) || isNear(GOAL, cell.x(), cell.y(), MARKED));
    return touched;
  }

  @ParameterizedTest
  @EnumSource(value = Rotation.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void turned_routeFieldsAndSearch_turnWithTheMap(Rotation rotation) throws IOException {
    Path map = haunted();
    String[][] all = {
      {"--fields", "none"},
      {"--no-route", "--fields", "warmth"},
      {"--no-route", "--fields", "dread"},
      {"--step", "90"}
    };
    for (String[] options : all) {
      Set<Cell> plain = touched(map, Rotation.NONE, options);
      assertThat(plain).as("%s", List.of(options)).hasSizeBetween(2, SIDE * SIDE / 2);
      Set<Cell> turned = touched(map, rotation, options);
      Set<Cell> both = new HashSet<>(plain);
      both.retainAll(turned);
      int alone = plain.size() + turned.size() - 2 * both.size(); // where a field begins or ends
      assertThat(alone).as("%s", List.of(options)).isLessThanOrEqualTo(plain.size() / 5);
    }
  }

  /** Only what is asked for: neither the route between the marks nor the fields. */
  @Test
  void stepOrWithin_mapWithMarksAndInfluences_drawsNothingElse() throws IOException {
    Path map = haunted();
    assertThat(touched(map, Rotation.NONE, "--step", "6")).isEmpty();
    assertThat(touched(map, Rotation.NONE, "--within", "3", "--from", "2,8")).isEmpty();
    assertThat(touched(map, Rotation.NONE)).as("the route and the fields").isNotEmpty();
  }
}
