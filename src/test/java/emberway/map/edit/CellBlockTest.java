package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks of a map that become maps of their own. */
final class CellBlockTest {
  private static final int SNOW = Legends.PUBLISHED.id('S');

  private static TileMap map() {
    TileMap map =
        Legends.map(
            Legends.PUBLISHED,
            "GGGGGG",
            "GSSSGG",
            "GGGGGG",
            "GGGGGG", //
            "1.....",
            "..v...",
            ".W..t.",
            "..RR.2");
    map.top().set(4, 2, 9);
    map.setPlaces(
        List.of(
            new Place(new Cell(2, 1), "Mount Sulen").noted("steep"),
            new Place(new Cell(0, 3), "Corner")));
    return map;
  }

  @Test
  void cutFrom_partOfAMap_keepsOnlyWhatLiesInIt() {
    TileMap cut = new CellBlock(1, 1, 4, 2).cutFrom(map(), SNOW);
    assertThat(cut.size()).hasToString("4×2");
    assertThat(cut.places())
        .containsExactly(new Place(new Cell(1, 0), "Mount Sulen").noted("steep"));
    assertThat(cut.overlay().id(1, 0)).isEqualTo(Legends.PUBLISHED.id('v'));
    assertThat(cut.top().id(3, 1)).isEqualTo(9);
    assertThat(cut.start()).isEmpty();
  }

  @Test
  void around_ninePlaces_holdTheMapThere() {
    GridSize map = new GridSize(6, 4);
    GridSize large = new GridSize(9, 9);
    assertThat(CellBlock.around(map, large, 0, 0)).isEqualTo(new CellBlock(0, 0, 9, 9));
    assertThat(CellBlock.around(map, large, 1, 1)).isEqualTo(new CellBlock(-2, -3, 9, 9));
    assertThat(CellBlock.around(map, large, 2, 2)).isEqualTo(new CellBlock(-3, -5, 9, 9));
    GridSize small = new GridSize(2, 2);
    assertThat(CellBlock.around(map, small, 1, 0)).isEqualTo(new CellBlock(2, 0, 2, 2));
    assertThat(CellBlock.around(map, map, 2, 1)).isEqualTo(new CellBlock(0, 0, 6, 4));
  }

  @Test
  void cutOff_countsPlacesAndMarks() {
    assertThat(new CellBlock(1, 1, 4, 2).cutOff(map())).as("a place and both marks").isEqualTo(3);
    assertThat(new CellBlock(0, 0, 6, 4).cutOff(map())).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void cutFrom_anyBlock_hasTheMapsCellsAndElseGround(int seed) {
    Random random = new Random(seed);
    TileMap map = map();
    CellBlock block =
        new CellBlock(
            random.nextInt(21) - 10,
            random.nextInt(21) - 10,
            1 + random.nextInt(20),
            1 + random.nextInt(20));
    TileMap cut = block.cutFrom(map, SNOW);
    for (int cell = 0; cell < cut.size().cells(); cell++) {
      int x = block.west() + cut.size().x(cell);
      int y = block.north() + cut.size().y(cell);
      for (Layer layer : Layer.values()) {
        int filler = layer == Layer.BASE ? SNOW : 0;
        assertThat(cut.layer(layer).id(cell))
            .as("seed %s, %s, %s of %s,%s", seed, block, layer, x, y)
            .isEqualTo(map.size().contains(x, y) ? map.layer(layer).id(x, y) : filler);
      }
    }
    assertThat(cut.places())
        .hasSize((int) map.places().stream().filter(each -> block.contains(each.cell())).count());
  }
}
