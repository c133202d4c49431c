package emberway.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.tiled.TiledProperties.Property;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** What the parts of a Tiled map say of themselves. */
final class TiledPartsTest {
  private static TiledTileSet tileSet(Optional<TiledImage> sheet, Map<Integer, TiledTile> tiles) {
    return new TiledTileSet(
        "plants",
        "",
        "plants.tsx",
        16,
        16,
        0,
        0,
        4,
        2,
        0,
        0,
        TiledTileSet.Alignment.UNSPECIFIED,
        TiledTileSet.Fit.TILE_SIZE,
        sheet,
        tiles,
        TiledProperties.NONE);
  }

  @Test
  void cells_numbersWithFlips_areToldApart() {
    int gid = 0xA0000000 | 1234;
    TiledCells cells = new TiledCells(new GridSize(3, 2), new int[] {0, 1, 2, 3, 4, gid});
    assertThat(cells.gid(5)).isEqualTo(cells.gid(2, 1)).isEqualTo(gid);
    assertThat(TiledCells.number(gid)).isEqualTo(1234);
    assertThat(TiledCells.flips(gid)).isEqualTo(0xA0000000);
    assertThat(TiledCells.flips(1234)).isZero();
  }

  @Test
  void cells_setOneByOne_areThoseOfAWholeLayer() {
    Random random = new Random(5);
    GridSize size = new GridSize(97, 101);
    int[] gids = new int[size.cells()];
    TiledCells few = new TiledCells(size);
    assertThat(few.next(0)).isEqualTo(size.cells());
    for (int i = 0; i < 300; i++) {
      int cell = i < 200 ? random.nextInt(size.cells() / 4) : random.nextInt(size.cells());
      gids[cell] = random.nextInt(3);
      few.set(size.x(cell), size.y(cell), gids[cell]);
    }
    TiledCells whole = new TiledCells(size, gids);
    int next = size.cells();
    for (int cell = size.cells() - 1; cell >= 0; cell--) {
      next = gids[cell] == 0 ? next : cell;
      assertThat(few.gid(cell)).as("cell %d", cell).isEqualTo(gids[cell]);
      assertThat(List.of(few.next(cell), whole.next(cell))).containsOnly(next);
    }
    assertThat(few.next(size.cells())).isEqualTo(size.cells());
  }

  @Test
  void layers_withAnotherLook_keepWhatTheyHold() {
    TiledLayer.Look plain = TiledLayer.Look.plain("trees");
    TiledLayer.Look moved = plain.moved(3, -5).moved(1, 2);
    assertThat(moved.offsetX()).isEqualTo(4);
    assertThat(moved.offsetY()).isEqualTo(-3);
    assertThat(moved.moved(-4, 3)).isEqualTo(plain);
    TiledCells cells = new TiledCells(new GridSize(1, 1), new int[] {7});
    List<TiledLayer> layers =
        List.of(
            new TiledLayer.Tiles(plain, cells),
            new TiledLayer.Image(plain, Optional.empty(), true, false),
            new TiledLayer.Objects(plain, 5, true, List.of()));
    for (TiledLayer layer : layers) {
      assertThat(layer.with(moved).look()).isEqualTo(moved);
      assertThat(layer.with(moved).with(plain)).isEqualTo(layer);
    }
  }

  @Test
  void properties_inOrder_areFoundByName() {
    Property first = new Property("toll", TiledProperties.Type.INT, "3", 12);
    Property second = new Property("name", TiledProperties.Type.STRING, "Ford", 13);
    TiledProperties properties = new TiledProperties(List.of(first, second));
    assertThat(properties.all()).containsExactly(first, second);
    assertThat(properties.find("name")).contains(second);
    assertThat(properties.isEmpty()).isFalse();
    assertThat(TiledProperties.NONE.isEmpty()).isTrue();
    assertThat(properties)
        .isEqualTo(new TiledProperties(List.of(first, second)))
        .hasSameHashCodeAs(new TiledProperties(List.of(first, second)))
        .isNotEqualTo(new TiledProperties(List.of(second, first)))
        .isNotEqualTo(TiledProperties.NONE)
        .isNotEqualTo("toll");
    assertThat(properties.toString()).contains("toll", "Ford");
  }

  @Test
  void tileSets_ofEachKind_haveTheTilesThatTheySay() {
    TiledTile plain = TiledTile.plain(2);
    TiledTileSet sheet =
        tileSet(Optional.of(new TiledImage("p.png", 32, 32, -1)), Map.of(2, plain));
    assertThat(sheet.isCollection()).isFalse();
    assertThat(sheet.isMissing()).isFalse();
    assertThat(List.of(sheet.has(-1), sheet.has(0), sheet.has(3), sheet.has(4)))
        .containsExactly(false, true, true, false);
    assertThat(sheet.tile(3)).isEqualTo(TiledTile.plain(3));
    TiledTileSet collection = tileSet(Optional.empty(), Map.of(2, plain));
    assertThat(collection.isCollection()).isTrue();
    assertThat(collection.isMissing()).isFalse();
    assertThat(List.of(collection.has(1), collection.has(2))).containsExactly(false, true);
    assertThatThrownBy(() -> collection.tile(1)).hasMessage("tile set 'plants' has no tile 1");
    TiledTileSet missing = TiledTileSet.missing("gone", "gone.tsx");
    assertThat(missing.isMissing()).isTrue();
    assertThat(missing.source()).isEqualTo("gone.tsx");
    assertThat(missing.has(123_456)).as("any").isTrue();
    assertThat(missing.has(-1)).isFalse();
  }

  /** So that what is said of them comes in the file's order, each time the program runs. */
  @Test
  void tileSet_itsTiles_stayInTheirOrder() {
    Map<Integer, TiledTile> tiles = new LinkedHashMap<>();
    for (int id : new int[] {5, 12, 3, 40, 9, 1, 28, 7, 31, 0, 16, 22}) {
      tiles.put(id, TiledTile.plain(id));
    }
    TiledTileSet set = tileSet(Optional.empty(), tiles);
    assertThat(set.tiles().keySet()).containsExactly(5, 12, 3, 40, 9, 1, 28, 7, 31, 0, 16, 22);
    tiles.clear();
    assertThat(set.tiles()).hasSize(12);
  }

  /** A map may have as many tile sets as elements, and as many objects that use them. */
  @Test
  void lastAtMost_amongMany_readsFewValues() {
    int count = 95_000;
    AtomicInteger read = new AtomicInteger();
    IntUnaryOperator values =
        i -> {
          read.incrementAndGet();
          return 2 * (i / 3); // 0, 0, 0, 2, 2, 2, 4, …
        };
    assertThat(TiledMap.lastAtMost(41, count, values)).isEqualTo(62);
    assertThat(TiledMap.lastAtMost(40, count, values)).isEqualTo(62);
    assertThat(TiledMap.lastAtMost(-1, count, values)).isEqualTo(-1);
    assertThat(TiledMap.lastAtMost(Integer.MAX_VALUE, count, values)).isEqualTo(count - 1);
    assertThat(TiledMap.lastAtMost(7, 0, values)).isEqualTo(-1);
    assertThat(read).hasValueLessThan(4 * 18);
  }
}
