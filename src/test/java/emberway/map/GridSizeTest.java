package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GridSizeTest {
  @ParameterizedTest
  @CsvSource({
    "1, 1, true",
    "1048576, 64, true",
    "64, 1048576, true",
    "8192, 8192, true",
    "0, 1, false",
    "1, 0, false",
    "-1, -1, false",
    "1048577, 1, false",
    "1, 1048577, false",
    "1048576, 65, false",
    "8193, 8192, false",
    "65536, 65536, false",
    "1048576, 1048576, false",
    "4294967297, 1, false"
  })
  void isValid_atTheLimits_isSoWithinThem(long width, long height, boolean isValid) {
    assertThat(GridSize.isValid(width, height)).isEqualTo(isValid);
    if (width == (int) width && isValid) {
      assertThat(new GridSize((int) width, (int) height).cells()).isEqualTo(width * height);
    } else if (width == (int) width) {
      assertThatThrownBy(() -> new GridSize((int) width, (int) height))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("a map of %,d × %,d cells".formatted(width, height));
    }
  }

  @Test
  void index_everyCell_isItsNumberRowByRow() {
    GridSize size = new GridSize(5, 3);
    int index = 0;
    for (int y = 0; y < 3; y++) {
      for (int x = 0; x < 5; x++, index++) {
        Cell cell = new Cell(x, y);
        assertThat(size.index(x, y)).isEqualTo(size.index(cell)).isEqualTo(index);
        assertThat(size.cell(index)).isEqualTo(cell).hasToString(x + "," + y);
        assertThat(size.x(index)).isEqualTo(x);
        assertThat(size.y(index)).isEqualTo(y);
      }
    }
    assertThat(size).hasToString("5×3");
  }

  @Test
  void contains_aroundTheGrid_isTheGrid() {
    GridSize size = new GridSize(5, 3);
    for (int y = -2; y <= 4; y++) {
      for (int x = -2; x <= 6; x++) {
        boolean isOn = "01234".contains("" + x) && "012".contains("" + y);
        assertThat(size.contains(x, y)).as("%d,%d", x, y).isEqualTo(isOn);
      }
    }
  }

  @Test
  void isDiagonal_stepsToAllNeighbors_isSoForThoseAtCorners() {
    GridSize size = new GridSize(3, 4);
    for (Direction direction : Direction.values()) {
      Cell to = new Cell(1, 1).step(direction);
      assertThat(size.isDiagonal(size.index(1, 1), size.index(to)))
          .as(direction.name())
          .isEqualTo(direction.name().contains("_"));
      assertThat(new Cell(1, 1).squaredDistanceTo(to))
          .isEqualTo(direction.name().contains("_") ? 2 : 1);
    }
    assertThat(new Cell(-3, 10).distanceTo(new Cell(0, 14))).isEqualTo(5);
    assertThat(new Cell(0, 0).squaredDistanceTo(new Cell(GridSize.MAX_SIDE, GridSize.MAX_SIDE)))
        .isEqualTo(2L << 40);
  }

  /** The published bits and letters: north 1, east 2, south 4, west 8; corners have none. */
  @ParameterizedTest
  @CsvSource({
    "NORTH, 0, -1, 1, N",
    "NORTH_EAST, 1, -1, 0, ''",
    "EAST, 1, 0, 2, E",
    "SOUTH_EAST, 1, 1, 0, ''",
    "SOUTH, 0, 1, 4, S",
    "SOUTH_WEST, -1, 1, 0, ''",
    "WEST, -1, 0, 8, W",
    "NORTH_WEST, -1, -1, 0, ''"
  })
  void direction_isThePublishedOne(Direction direction, int dx, int dy, int bit, String suffix) {
    assertThat(new Cell(10, 20).step(direction)).isEqualTo(new Cell(10 + dx, 20 + dy));
    assertThat(direction.bit()).isEqualTo(bit);
    assertThat(direction.suffix()).isEqualTo(suffix);
    assertThat(Direction.CARDINALS.contains(direction)).isEqualTo(bit != 0);
  }
}
