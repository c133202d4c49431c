package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Copied cells: what they hold, where they are stamped, and that undo takes them back. */
final class TilePatchTest {
  private static final String[] ROWS = {
    "GGGGGG", "GSSSGG", "GGGGGG", "GGGGGG", //
    "1.....", "..v...", ".W..t.", "..RR.2"
  };

  private final TileMap map = Legends.map(Legends.PUBLISHED, ROWS);

  private static int id(char symbol) {
    return Legends.PUBLISHED.id(symbol);
  }

  private static CellBlock block(TileMap map, Cell from, Cell to) {
    return CellBlock.between(map.size(), from, to).orElseThrow();
  }

  @Test
  void between_anyCorners_isClippedToTheMap() {
    GridSize size = map.size();
    assertThat(CellBlock.between(size, new Cell(4, 2), new Cell(-3, 9)))
        .contains(new CellBlock(0, 2, 5, 2));
    assertThat(CellBlock.between(size, new Cell(-4, 2), new Cell(-3, 9))).isEmpty();
  }

  @Test
  void stamping_copiesBothLayersAndKeepsStartAndGoal() {
    TilePatch patch = TilePatch.of(map, block(map, new Cell(0, 0), new Cell(2, 1)));
    assertThat(patch.width()).isEqualTo(3);
    assertThat(patch.uppermost(0, 0)).as("the start is not copied").isEqualTo(id('G'));
    assertThat(patch.uppermost(2, 1)).isEqualTo(id('v'));
    patch.stamping(map, new Cell(5, 3)).applyTo(map); // moved onto the map
    assertThat(map.overlay().id(5, 3)).as("the goal stays").isEqualTo(id('2'));
    assertThat(map.base().id(5, 3)).isEqualTo(id('S'));
    assertThat(map.base().id(4, 3)).isEqualTo(id('S'));
    assertThat(map.overlay().id(3, 3)).as("what stood there is replaced").isZero();
    assertThat(map.start()).contains(new Cell(0, 0));
  }

  @Test
  void stampingAndClearing_takeTheTopAlong() {
    map.top().set(0, 0, 7);
    map.top().set(1, 1, 8);
    map.top().set(4, 2, 9);
    TilePatch patch = TilePatch.of(map, block(map, new Cell(0, 0), new Cell(2, 1)));
    assertThat(patch.uppermost(1, 1)).isEqualTo(8);
    MapEdit edit = patch.stamping(map, new Cell(4, 3));
    edit.applyTo(map); // over the cells from 3,2 on
    assertThat(map.top().id(3, 2)).isEqualTo(7);
    assertThat(map.top().id(4, 3)).isEqualTo(8);
    assertThat(map.top().id(4, 2)).as("what was there is replaced").isZero();
    edit.reversed().applyTo(map);
    assertThat(map.top().id(4, 2)).isEqualTo(9);
    assertThat(map.top().id(3, 2)).isZero();
    TilePatch.clearing(map, new CellBlock(0, 0, 2, 2)).applyTo(map);
    assertThat(map.top().id(0, 0)).as("above the start").isZero();
    assertThat(map.start()).contains(new Cell(0, 0));
    assertThat(map.top().id(1, 1)).isZero();
    assertThat(map.top().id(4, 2)).isEqualTo(9);
  }

  @Test
  void clearing_removesWhatStandsThereButStartAndGoal() {
    TilePatch.clearing(map, new CellBlock(0, 0, 6, 4)).applyTo(map);
    for (int cell = 0; cell < map.size().cells(); cell++) {
      int there = map.overlay().id(cell);
      assertThat(there == 0 || map.legend().tile(there).role() != Tile.Role.NONE).isTrue();
    }
    assertThat(map.goal()).contains(new Cell(5, 3));
    assertThat(map.base().id(1, 1)).isEqualTo(id('S'));
  }

  @Test
  void randomStamps_areOneStepEach_stayOnTheMap_andAreUndone() {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      TileMap edited = Legends.map(Legends.PUBLISHED, ROWS);
      EditHistory<String> history = new EditHistory<>(edited, ChangeCursor.begin(), value -> {});
      Optional<Cell> start = edited.start();
      for (int i = 0; i < 12; i++) {
        TilePatch patch = TilePatch.of(edited, block(edited, cell(random), cell(random)));
        TileMap before = copy(edited);
        Cell middle = cell(random);
        history.draw(
            random.nextInt(4) == 0
                ? TilePatch.clearing(edited, block(edited, cell(random), cell(random)))
                : patch.stamping(edited, middle));
        history.finish();
        assertThat(edited.start()).isEqualTo(start);
        TileMap after = copy(edited);
        boolean isChanged =
            !before.base().equals(after.base()) || !before.overlay().equals(after.overlay());
        if (isChanged) {
          assertThat(history.undo()).isTrue();
          assertThat(edited.base()).isEqualTo(before.base());
          assertThat(edited.overlay()).isEqualTo(before.overlay());
          assertThat(history.redo()).isTrue();
        }
        assertThat(edited.base()).isEqualTo(after.base());
        assertThat(edited.overlay()).isEqualTo(after.overlay());
      }
    }
  }

  @Test
  void place_largerThanTheMap_coversAllOfIt() {
    TileMap small = Legends.map(Legends.PUBLISHED, "GG", "GS", "..", ".W");
    TilePatch patch = TilePatch.of(map, new CellBlock(0, 0, 6, 4));
    assertThat(patch.place(small, new Cell(1, 1))).isEqualTo(new CellBlock(0, 0, 2, 2));
    patch.stamping(small, new Cell(1, 1)).applyTo(small);
    assertThat(small.base().id(1, 1)).isEqualTo(id('S'));
  }

  private static Cell cell(Random random) {
    return new Cell(random.nextInt(6), random.nextInt(4));
  }

  private static TileMap copy(TileMap map) {
    return map.copy();
  }
}
