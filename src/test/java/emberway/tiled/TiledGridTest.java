package emberway.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TiledGridTest {
  private static final TiledMap.Stagger ROWS_ODD = TiledMap.Stagger.DEFAULT;

  @Test
  void isometric_isTurnedByAQuarter() {
    TiledGrid grid = new TiledGrid(TiledMap.Orientation.ISOMETRIC, new GridSize(3, 2), ROWS_ODD);
    assertThat(grid.width()).isEqualTo(2);
    assertThat(grid.height()).isEqualTo(3);
    assertThat(grid.cell(0, 0)).isEqualTo(new Cell(1, 0));
    assertThat(grid.cell(2, 0)).isEqualTo(new Cell(1, 2));
    assertThat(grid.cell(0, 1)).isEqualTo(new Cell(0, 0));
  }

  @Test
  void staggered_neighborsOnThePicture_areNeighborsOnTheGrid() {
    TiledGrid grid = new TiledGrid(TiledMap.Orientation.STAGGERED, new GridSize(4, 6), ROWS_ODD);
    Cell middle = grid.cell(1, 2);
    assertThat(grid.cell(1, 3)).isEqualTo(new Cell(middle.x(), middle.y() + 1)); // lower right
    assertThat(grid.cell(0, 3)).isEqualTo(new Cell(middle.x() - 1, middle.y())); // lower left
    assertThat(grid.cell(1, 1)).isEqualTo(new Cell(middle.x() + 1, middle.y())); // upper right
    assertThat(grid.cell(0, 1)).isEqualTo(new Cell(middle.x(), middle.y() - 1)); // upper left
    assertThat(grid.cell(2, 2)).isEqualTo(new Cell(middle.x() + 1, middle.y() + 1)); // right
    assertThat(grid.cell(1, 4)).isEqualTo(new Cell(middle.x() - 1, middle.y() + 1)); // below
  }

  @Test
  void everyShape_eachCellHasItsOwn() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      GridSize size = new GridSize(1 + random.nextInt(7), 1 + random.nextInt(7));
      TiledMap.Axis axis = random.nextBoolean() ? TiledMap.Axis.X : TiledMap.Axis.Y;
      TiledMap.Stagger stagger = new TiledMap.Stagger(axis, random.nextBoolean());
      for (TiledMap.Orientation orientation : TiledMap.Orientation.values()) {
        TiledGrid grid = new TiledGrid(orientation, size, stagger);
        checkCells(grid, size, orientation + " " + size + " " + stagger);
      }
    }
  }

  private static void checkCells(TiledGrid grid, GridSize size, String what) {
    Set<Cell> seen = new HashSet<>();
    GridSize here = new GridSize((int) grid.width(), (int) grid.height());
    Set<Integer> xs = new HashSet<>();
    Set<Integer> ys = new HashSet<>();
    for (int i = 0; i < size.cells(); i++) {
      Cell cell = grid.cell(size.x(i), size.y(i));
      assertThat(here.contains(cell.x(), cell.y())).as(what).isTrue();
      assertThat(seen.add(cell)).as(what).isTrue();
      xs.add(cell.x());
      ys.add(cell.y());
    }
    assertThat(xs).as(what + ": no more columns than needed").hasSize(here.width());
    assertThat(ys).as(what + ": no more rows than needed").hasSize(here.height());
  }
}
