package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ShapeRasterizerTest {
  private static final GridSize SIZE = new GridSize(7, 5);

  /** A picture of cells, a row after another. */
  private static String picture(int... cells) {
    StringBuilder out = new StringBuilder();
    TreeSet<Integer> set = new TreeSet<>();
    for (int cell : cells) {
      assertThat(set.add(cell)).as("cell %d comes twice", cell).isTrue();
    }
    for (int cell = 0; cell < SIZE.cells(); cell++) {
      out.append(set.contains(cell) ? '#' : '.');
      out.append(SIZE.x(cell) == SIZE.width() - 1 ? "/" : "");
    }
    return out.toString();
  }

  @Test
  void line_oneWide_goesStraight() {
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(0, 0), new Cell(6, 3), 1, false)))
        .isEqualTo("#....../.##..../...##../.....##/......./");
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(2, 2), new Cell(2, 2), 1, false)))
        .isEqualTo("......./......./..#..../......./......./");
  }

  @Test
  void line_wideBrush_isClippedToTheMap() {
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(0, 0), new Cell(0, 0), 3, false)))
        .isEqualTo("##...../##...../......./......./......./");
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(3, 2), new Cell(12, 2), 2, false)))
        .isEqualTo("......./......./...####/...####/......./");
    assertThat(ShapeRasterizer.line(SIZE, new Cell(-9, -9), new Cell(-9, 50), 3, false)).isEmpty();
  }

  @Test
  void line_widthOutOfRange_isRefused() {
    assertThatThrownBy(() -> ShapeRasterizer.line(SIZE, new Cell(0, 0), new Cell(0, 0), 0, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1..9");
  }

  @Test
  void line_randomEnds_isConnectedAndReachesBoth() {
    long seed = 7;
    Random random = new Random(seed);
    for (int i = 0; i < 300; i++) {
      Cell from = new Cell(random.nextInt(7), random.nextInt(5));
      Cell to = new Cell(random.nextInt(7), random.nextInt(5));
      int[] cells = ShapeRasterizer.line(SIZE, from, to, 1, false);
      int steps = Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y()));
      assertThat(cells).as("seed %d: %s to %s", seed, from, to).hasSize(steps + 1);
      assertThat(cells).contains(SIZE.index(from), SIZE.index(to));
    }
  }

  @Test
  void line_bySides_hasNoGapThatACornerLeaves() {
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(0, 0), new Cell(3, 3), 1, true)))
        .isEqualTo("##...../.##..../..##.../...#.../......./");
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(6, 0), new Cell(0, 3), 1, true)))
        .isEqualTo(".....##/...###./.###.../##...../......./");
    Random random = new Random(8);
    for (int i = 0; i < 300; i++) {
      Cell from = new Cell(random.nextInt(7), random.nextInt(5));
      Cell to = new Cell(random.nextInt(7), random.nextInt(5));
      int[] cells = ShapeRasterizer.line(SIZE, from, to, 1, true);
      int sides = Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y());
      assertThat(cells).as("%s to %s", from, to).hasSize(sides + 1);
      assertThat(cells).contains(ShapeRasterizer.line(SIZE, from, to, 1, false));
      assertThat(Arrays.stream(cells).allMatch(cell -> sides == 0 || besides(cell, cells) > 0))
          .as("each has another at its side, %s to %s", from, to)
          .isTrue();
    }
  }

  private static long besides(int cell, int... cells) {
    return Arrays.stream(cells)
        .filter(
            other ->
                Math.abs(SIZE.x(other) - SIZE.x(cell)) + Math.abs(SIZE.y(other) - SIZE.y(cell))
                    == 1)
        .count();
  }

  @Test
  void rectangle_anyCorners_isTheSameAndClipped() {
    String wanted = "......./..###../..###../......./......./";
    assertThat(picture(ShapeRasterizer.rectangle(SIZE, new Cell(2, 1), new Cell(4, 2))))
        .isEqualTo(wanted);
    assertThat(picture(ShapeRasterizer.rectangle(SIZE, new Cell(4, 1), new Cell(2, 2))))
        .isEqualTo(wanted);
    assertThat(picture(ShapeRasterizer.rectangle(SIZE, new Cell(5, 3), new Cell(90, 90))))
        .isEqualTo("......./......./......./.....##/.....##/");
    assertThat(ShapeRasterizer.rectangle(SIZE, new Cell(9, 0), new Cell(12, 4))).isEmpty();
  }

  @Test
  void frame_largeEnough_isHollow() {
    assertThat(picture(ShapeRasterizer.frame(SIZE, new Cell(1, 0), new Cell(5, 3))))
        .isEqualTo(".#####./.#...#./.#...#./.#####./......./");
    assertThat(picture(ShapeRasterizer.frame(SIZE, new Cell(4, 2), new Cell(99, 99))))
        .isEqualTo("......./......./....###/....#../....#../");
  }

  @Test
  void flood_base_stopsAtOtherGround() {
    TileMap map =
        Legends.map(
            Legends.PUBLISHED,
            "GGGSGGG",
            "GGSGGGG",
            "GSGGGGG",
            "SGGGGGG",
            "GGGGGGG",
            "..W....",
            ".......",
            ".......",
            ".......",
            ".......");
    assertThat(picture(ShapeRasterizer.flood(map, Layer.BASE, 0, 99).orElseThrow()))
        .isEqualTo("###..../##...../#....../......./......./");
    assertThat(picture(ShapeRasterizer.flood(map, Layer.OVERLAY, 0, 99).orElseThrow()))
        .isEqualTo("##...../##...../#....../......./......./");
    assertThat(ShapeRasterizer.flood(map, Layer.BASE, 0, 6)).isPresent();
    assertThat(ShapeRasterizer.flood(map, Layer.BASE, 0, 5)).isEmpty();
  }

  @Test
  void flood_randomMaps_agreesWithAPlainSearch() {
    for (long seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      String[] rows = new String[10];
      for (int row = 0; row < rows.length; row++) {
        StringBuilder text = new StringBuilder();
        for (int x = 0; x < 7; x++) {
          text.append((row < 5 ? "GGS" : "..W").charAt(random.nextInt(3)));
        }
        rows[row] = text.toString();
      }
      TileMap map = Legends.map(Legends.PUBLISHED, rows);
      for (Layer layer : Layer.values()) {
        int start = random.nextInt(35);
        assertThat(picture(ShapeRasterizer.flood(map, layer, start, 35).orElseThrow()))
            .as("seed %d, %s from %d", seed, layer, start)
            .isEqualTo(picture(plainFlood(map, layer, start)));
      }
    }
  }

  private static int[] plainFlood(TileMap map, Layer layer, int start) {
    TreeSet<Integer> found = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int cell = open.remove();
      boolean same =
          map.base().id(cell) == map.base().id(start)
              && (layer == Layer.BASE || map.overlay().id(cell) == map.overlay().id(start));
      if (same && found.add(cell)) {
        if (cell % 7 > 0) {
          open.add(cell - 1);
        }
        if (cell % 7 < 6) {
          open.add(cell + 1);
        }
        if (cell >= 7) {
          open.add(cell - 7);
        }
        if (cell < 28) {
          open.add(cell + 7);
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  @Test
  void line_wideBrushBySides_beginsWithItsSquareAlone() {
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(3, 2), new Cell(3, 2), 3, true)))
        .isEqualTo("......./..###../..###../..###../......./");
    assertThat(picture(ShapeRasterizer.line(SIZE, new Cell(2, 2), new Cell(3, 3), 3, true)))
        .isEqualTo("......./.####../.####../.####../..###../");
    assertThat(ShapeRasterizer.line(SIZE, new Cell(3, 2), new Cell(3, 2), 9, false)).hasSize(35);
    assertThatThrownBy(() -> ShapeRasterizer.line(SIZE, new Cell(0, 0), new Cell(0, 0), 10, false))
        .hasMessageContaining("brush 10, legal range 1..9");
  }

  @Test
  void rectangle_oneRowOrColumn_isThat() {
    assertThat(picture(ShapeRasterizer.rectangle(SIZE, new Cell(2, 3), new Cell(2, 1))))
        .isEqualTo("......./..#..../..#..../..#..../......./");
    assertThat(picture(ShapeRasterizer.rectangle(SIZE, new Cell(6, 4), new Cell(5, 4))))
        .isEqualTo("......./......./......./......./.....##/");
  }

  /** A plain larger than what a flood holds open at first. */
  @Test
  void flood_wideLand_isAllFound() {
    String[] rows = new String[120];
    Arrays.fill(rows, 0, 60, "G".repeat(60));
    Arrays.fill(rows, 60, 120, ".".repeat(60));
    TileMap map = Legends.map(Legends.PUBLISHED, rows);
    assertThat(ShapeRasterizer.flood(map, Layer.BASE, 1830, 3600).orElseThrow())
        .isEqualTo(IntStream.range(0, 3600).toArray());
  }
}
