package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.sprite.TileGeometry;
import emberway.testing.FieldValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RouteGeometryTest {
  private static final GridSize SIZE = new GridSize(12, 9);
  private static final IsoProjection PROJECTION = new IsoProjection(TileGeometry.PUBLISHED, SIZE);

  private final RouteGeometry laidOut = new RouteGeometry(); // one route after another

  private RouteGeometry laidOut(RouteOverlay route) {
    laidOut.layOut(PROJECTION, route);
    return laidOut;
  }

  /**
   * The line never leaves the cells of the route, and passes through all of them; where it leads
   * there and back, it is 6 world pixels aside, which is beyond a corner of cells.
   */
  @Test
  void pieces_randomWalks_stayInTheCellsOfTheRoute() {
    long seed = 19;
    Random random = new Random(seed);
    for (int i = 0; i < 300; i++) {
      int[] cells = walk(random);
      RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, cells[cells.length - 1]));
      Set<Integer> visited = new TreeSet<>();
      double endX = centerX(cells[0]);
      double endY = centerY(cells[0]);
      for (int piece = 0; piece < route.pieces(); piece++) {
        double x = x(route, piece);
        double y = y(route, piece);
        assertThat(Math.hypot(x - endX, y - endY))
            .as("piece %d joins the one before, seed %d", piece, seed)
            .isLessThan(1e-3);
        endX = x + route.shapes()[4 * piece + 2];
        endY = y + route.shapes()[4 * piece + 3];
        for (int step = 0; step <= 200; step++) {
          double t = step / 200.0;
          double atX = x + (endX - x) * t;
          double atY = y + (endY - y) * t;
          if (!isInACell(cells, atX, atY, 0.5 + 1e-4 + (comesBack(cells) ? 6 / 26.0 : 0))) {
            fail("piece %d leaves the cells of the route, seed %d", piece, seed);
          }
          Cell cell = PROJECTION.worldToCell(atX, atY);
          if (SIZE.contains(cell.x(), cell.y())) {
            visited.add(SIZE.index(cell));
          }
        }
      }
      assertThat(
              Math.hypot(
                  centerX(cells[cells.length - 1]) - endX, centerY(cells[cells.length - 1]) - endY))
          .as("the line ends at the goal, seed %d", seed)
          .isLessThan(1e-3);
      for (int cell : cells) {
        assertThat(visited).as("seed %d", seed).contains(cell);
      }
    }
  }

  private static boolean comesBack(int[] cells) {
    Set<List<Integer>> steps = new HashSet<>();
    for (int i = 1; i < cells.length; i++) {
      steps.add(List.of(cells[i - 1], cells[i]));
      if (steps.contains(List.of(cells[i], cells[i - 1]))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInACell(int[] cells, double x, double y, double reach) {
    for (int cell : cells) {
      double offX = Math.abs(PROJECTION.worldToCellX(x, y) - SIZE.x(cell));
      double offY = Math.abs(PROJECTION.worldToCellY(x, y) - SIZE.y(cell));
      if (Math.max(offX, offY) < reach) {
        return true;
      }
    }
    return false;
  }

  private static double centerX(int cell) {
    return PROJECTION.groundCenterX(SIZE.x(cell), SIZE.y(cell));
  }

  private static double centerY(int cell) {
    return PROJECTION.groundCenterY(SIZE.x(cell), SIZE.y(cell));
  }

  @Test
  void pieces_straightRoute_areOneFromStartToGoal() {
    int[] cells = {0, 1, 2, 3, 4};
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, 4));
    assertThat(route.pieces()).isEqualTo(1);
    assertThat(route.length()).isCloseTo(4 * Math.hypot(26, 13), Offset.offset(1e-9));
    assertThat(lengthOf(route, 0)).isCloseTo(route.length(), Offset.offset(1e-4));
  }

  /** Two lines 12 world pixels apart, each to the right of its way, that meet where it turns. */
  @Test
  void pieces_wayThereAndBack_areTwoLines() {
    int[] cells = {0, 1, 2, 3, 4, 3, 2, 1, 0};
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, 0));
    int longest = 0;
    int longestBack = 0;
    for (int piece = 0; piece < route.pieces(); piece++) {
      boolean isBack = route.shapes()[RouteGeometry.FLOATS * piece + 2] < 0;
      longest = !isBack && lengthOf(route, piece) > lengthOf(route, longest) ? piece : longest;
      longestBack =
          isBack && lengthOf(route, piece) > lengthOf(route, longestBack) ? piece : longestBack;
    }
    double endX = x(route, longest) + route.shapes()[RouteGeometry.FLOATS * longest + 2];
    double endY = y(route, longest) + route.shapes()[RouteGeometry.FLOATS * longest + 3];
    double across = Math.hypot(x(route, longestBack) - endX, y(route, longestBack) - endY);
    assertThat(across).isCloseTo(12, Offset.offset(0.01));
    assertThat(y(route, longestBack)).as("eastward, the right is below").isLessThan(endY);
    assertThat(route.marks()).as("arrowheads on both").isGreaterThan(4);
  }

  @Test
  void pieces_routeToANeighbor_areOne() {
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, new int[] {0, 1}, 1));
    assertThat(route.pieces()).isEqualTo(1);
    assertThat(route.marks()).isEqualTo(2);
  }

  @Test
  void marks_completeRoute_endWithStartAndGoal() {
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, new int[] {0, 1, 2, 3}, 3));
    int marks = route.marks();
    int[] places = route.places();
    assertThat(places[3 * (route.pieces() + marks - 2) + 2]).isEqualTo(RouteGeometry.START);
    assertThat(places[3 * (route.pieces() + marks - 1) + 2]).isEqualTo(RouteGeometry.GOAL);
    assertThat(marks).isGreaterThan(2);
  }

  @Test
  void marks_goalNotReached_areStartAndCrossAndTheLineIsDashed() {
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, new int[] {0, 1, 2, 3}, 50));
    int[] places = route.places();
    assertThat(route.marks()).isEqualTo(2);
    assertThat(route.pieces()).isGreaterThan(2);
    int last = route.pieces() + 1;
    assertThat(places[3 * last + 2]).isEqualTo(RouteGeometry.UNREACHED);
    assertThat(PROJECTION.worldToCell(x(route, last), y(route, last)))
        .isEqualTo(new Cell(SIZE.x(50), SIZE.y(50)));
  }

  @Test
  void pieces_routeOfOneCell_areNone() {
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, new int[] {7}, 7));
    assertThat(route.pieces()).isZero();
    assertThat(route.marks()).isEqualTo(2);
  }

  @Test
  void overlays_turnedFourTimes_areAsBefore() {
    RouteOverlay route = new RouteOverlay(SIZE, new int[] {0, 13, 14, 27}, 50);
    float[] values = new float[SIZE.cells()];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + i;
    }
    FieldOverlay field = new FieldOverlay(FieldOverlay.Kind.REPEL, SIZE, values);
    for (int i = 0; i < 4; i++) {
      route = route.rotated(Rotation.QUARTER);
      field = field.rotated(Rotation.QUARTER);
    }
    assertThat(route.cells()).containsExactly(0, 13, 14, 27);
    assertThat(route.goal()).isEqualTo(50);
    assertThat(FieldValues.values(field)).containsExactly(values);
  }

  @Test
  void strengths_costs_areTheirPlacesOnTheLogarithmicRamp() {
    float[] costs = {2, 8, 4, Float.POSITIVE_INFINITY};
    FieldOverlay field = new FieldOverlay(FieldOverlay.Kind.COST, new GridSize(4, 1), costs);
    assertThat(FieldValues.strengths(field)).containsExactly(0, 1, 0.5f, FieldOverlay.BLOCKED);
    assertThat(
            FieldValues.strengths(
                new FieldOverlay(FieldOverlay.Kind.COST, new GridSize(1, 1), new float[] {5})))
        .containsExactly(0);
  }

  @Test
  void fieldOverlay_valueNotAboveZero_isRefused() {
    GridSize one = new GridSize(1, 1);
    assertThatThrownBy(() -> new FieldOverlay(FieldOverlay.Kind.COST, one, new float[] {0}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new FieldOverlay(FieldOverlay.Kind.COST, one, new float[] {Float.NaN}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Joined pieces pass near all that they replace, in their order, and the marks stay. */
  @ParameterizedTest
  @ValueSource(doubles = {2, 8, 30})
  void simplify_randomWalks_staysNearTheLine(double tolerance) {
    long seed = 23;
    Random random = new Random(seed);
    int replaced = 0;
    for (int i = 0; i < 200; i++) {
      int[] cells = walk(random);
      RouteOverlay route = new RouteOverlay(SIZE, cells, cells[cells.length - 1]);
      RouteGeometry whole = new RouteGeometry();
      whole.layOut(PROJECTION, route);
      RouteGeometry joined = laidOut(route);
      joined.simplify(tolerance);
      assertThat(joined.marks()).isEqualTo(whole.marks());
      for (int mark = 0; mark < whole.marks(); mark++) {
        assertThat(x(joined, joined.pieces() + mark)).isEqualTo(x(whole, whole.pieces() + mark));
        assertThat(y(joined, joined.pieces() + mark)).isEqualTo(y(whole, whole.pieces() + mark));
      }
      int piece = 0;
      for (int line = 0; line < joined.pieces(); line++) {
        assertThat(x(joined, line)).isCloseTo(x(whole, piece), Offset.offset(1e-2));
        assertThat(y(joined, line)).isCloseTo(y(whole, piece), Offset.offset(1e-2));
        int end = piece + joined.places()[3 * line + 2];
        for (; piece < end; piece++) {
          double off = distance(joined, line, x(whole, piece), y(whole, piece));
          assertThat(off).as("seed %d", seed).isLessThan(2 * tolerance + 1e-2);
        }
      }
      assertThat(piece).as("all pieces, seed %d", seed).isEqualTo(whole.pieces());
      replaced += whole.pieces() - joined.pieces();
    }
    assertThat(replaced).isGreaterThan(200 * 12);
  }

  /** How far a point lies from a piece. */
  private static double distance(RouteGeometry route, int piece, double x, double y) {
    double dx = route.shapes()[4 * piece + 2];
    double dy = route.shapes()[4 * piece + 3];
    double fromX = x - x(route, piece);
    double fromY = y - y(route, piece);
    double t = (fromX * dx + fromY * dy) / Math.max(1e-9, dx * dx + dy * dy);
    double nearest = Math.max(0, Math.min(1, t));
    return Math.hypot(fromX - nearest * dx, fromY - nearest * dy);
  }

  private static int[] walk(Random random) {
    List<Integer> cells = new ArrayList<>();
    int x = random.nextInt(SIZE.width());
    int y = random.nextInt(SIZE.height());
    cells.add(SIZE.index(x, y));
    while (cells.size() < 12) {
      int toX = x + random.nextInt(3) - 1;
      int toY = y + random.nextInt(3) - 1;
      if (SIZE.contains(toX, toY) && (toX != x || toY != y)) {
        x = toX;
        y = toY;
        cells.add(SIZE.index(x, y));
      }
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private static double x(RouteGeometry route, int item) {
    return route.places()[3 * item] + route.shapes()[4 * item];
  }

  private static double y(RouteGeometry route, int item) {
    return route.places()[3 * item + 1] + route.shapes()[4 * item + 1];
  }

  private static double lengthOf(RouteGeometry route, int piece) {
    return Math.hypot(route.shapes()[4 * piece + 2], route.shapes()[4 * piece + 3]);
  }

  private static int[] straight(int first, int step, int count) {
    return IntStream.range(0, count).map(i -> first + i * step).toArray();
  }

  /** A chevron each 52 pixels of the line, the first after 46, each along the line. */
  @ParameterizedTest
  @CsvSource({
    "0, 1, 12, 5",
    "3, 12, 9, 3",
    "99, -12, 9, 3",
    "11, -1, 12, 5",
    "0, 13, 9, 7",
    "96, -11, 9, 3"
  })
  void marks_straightRoute_areChevronsAtEqualDistances(int first, int step, int count, int most) {
    int[] cells = straight(first, step, count);
    int last = cells[count - 1];
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, last));
    double dx = (centerX(last) - centerX(first)) / route.length();
    double dy = (centerY(last) - centerY(first)) / route.length();
    assertThat(route.marks()).isEqualTo(most + 2);
    for (int i = 0; i < most; i++) {
      int mark = route.pieces() + i;
      double way = 46 + 52 * i;
      assertThat(route.places()[3 * mark + 2]).isEqualTo(RouteGeometry.CHEVRON);
      assertThat(x(route, mark)).isCloseTo(centerX(first) + way * dx, Offset.offset(1e-4));
      assertThat(y(route, mark)).isCloseTo(centerY(first) + way * dy, Offset.offset(1e-4));
      assertThat(route.shapes()[4 * mark + 2]).isCloseTo((float) dx, Offset.offset(1e-6f));
      assertThat(route.shapes()[4 * mark + 3]).isCloseTo((float) dy, Offset.offset(1e-6f));
    }
  }

  /** At the largest scale, straight pieces leave a bend by less than a third of a pixel. */
  @ParameterizedTest
  @ValueSource(ints = {12, -12, 13, 11, -11, -13})
  void pieces_bend_isRoundAtTheLargestScale(int step) {
    int[] cells = {53, 54, 54 + step};
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, cells[2]));
    for (int piece = 1; piece < route.pieces(); piece++) {
      double angle =
          Math.abs(
              Math.atan2(route.shapes()[4 * piece + 3], route.shapes()[4 * piece + 2])
                  - Math.atan2(route.shapes()[4 * piece - 1], route.shapes()[4 * piece - 2]));
      double turn = Math.min(angle, 2 * Math.PI - angle);
      double length = Math.min(lengthOf(route, piece), lengthOf(route, piece - 1));
      assertThat(PictureFrame.MAX_SCALE * length * turn / 8).isLessThan(0.34);
    }
  }

  /** Around any corners, chevrons lie on the line, 52 pixels of it apart. */
  @Test
  void marks_windingRoute_areChevronsOnTheLine() {
    int[] cells = {0, 1, 2, 14, 26, 39, 40, 41, 30, 19, 8, 9, 10, 22, 34, 46, 58, 70, 82, 94};
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, 94));
    List<Double> ways = new ArrayList<>();
    double way = 0;
    int mark = route.pieces();
    for (int piece = 0; piece < route.pieces(); piece++) {
      double length = lengthOf(route, piece);
      double dx = route.shapes()[4 * piece + 2] / length;
      double dy = route.shapes()[4 * piece + 3] / length;
      while (route.places()[3 * mark + 2] == RouteGeometry.CHEVRON) {
        double fromX = x(route, mark) - x(route, piece);
        double fromY = y(route, mark) - y(route, piece);
        double along = fromX * dx + fromY * dy;
        if (Math.abs(fromX * dy - fromY * dx) > 1e-3 || along < -1e-3 || along > length + 1e-3) {
          break;
        }
        assertThat(route.shapes()[4 * mark + 2]).isCloseTo((float) dx, Offset.offset(1e-3f));
        assertThat(route.shapes()[4 * mark + 3]).isCloseTo((float) dy, Offset.offset(1e-3f));
        ways.add(way + along);
        mark++;
      }
      way += length;
    }
    assertThat(ways).as("all of them").hasSize(route.marks() - 2).hasSizeGreaterThan(6);
    for (int i = 1; i < ways.size(); i++) {
      assertThat(ways.get(i) - ways.get(i - 1)).isCloseTo(52, Offset.offset(0.02));
    }
  }

  /** Dashes of 15 pixels and gaps of 13, around corners, too. */
  @Test
  void pieces_goalNotReached_areDashesOfOneLength() {
    int[] cells = {0, 1, 2, 14, 26, 39, 40, 41, 30, 19, 8, 9, 10, 22, 34, 46, 58, 70, 82};
    RouteGeometry route = laidOut(new RouteOverlay(SIZE, cells, 96));
    List<Double> dashes = new ArrayList<>(List.of(lengthOf(route, 0)));
    for (int piece = 1; piece < route.pieces(); piece++) {
      double endX = x(route, piece - 1) + route.shapes()[4 * piece - 2];
      double endY = y(route, piece - 1) + route.shapes()[4 * piece - 1];
      double gap = Math.hypot(x(route, piece) - endX, y(route, piece) - endY);
      if (gap < 1e-3) {
        dashes.add(dashes.remove(dashes.size() - 1) + lengthOf(route, piece));
      } else {
        assertThat(gap).isBetween(11.0, 13.001);
        dashes.add(lengthOf(route, piece));
      }
    }
    for (double dash : dashes.subList(0, dashes.size() - 1)) {
      assertThat(dash).isCloseTo(15, Offset.offset(1e-3));
    }
    assertThat(dashes).hasSize(1 + (int) (route.length() / 28));
    double toStart = Math.hypot(x(route, 0) - centerX(0), y(route, 0) - centerY(0));
    assertThat(toStart).as("the first dash").isCloseTo(0, Offset.offset(1e-3));
  }

  @Test
  void marks_longRoute_areAllThere() {
    GridSize wide = new GridSize(300, 1);
    RouteGeometry route = new RouteGeometry();
    route.layOut(
        new IsoProjection(TileGeometry.PUBLISHED, wide),
        new RouteOverlay(wide, straight(0, 1, 300), 299));
    double length = 299 * Math.hypot(26, 13);
    assertThat(route.length()).isCloseTo(length, Offset.offset(1e-6));
    assertThat(route.marks()).isEqualTo(2 + (int) ((length - 34.9 - 46) / 52) + 1);
    assertThatThrownBy(
            () -> route.layOut(PROJECTION, new RouteOverlay(wide, straight(0, 1, 300), 299)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
