package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Legends;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maps, their layers and their legends. */
final class TileMapTest {
  private static final GridSize SIZE = new GridSize(3, 2);

  private static TileLayer layer() {
    TileLayer layer = new TileLayer(SIZE);
    for (int i = 0; i < 6; i++) {
      layer.set(i, 10 + i);
    }
    return layer;
  }

  @Test
  void layer_setByNumberOrPlace_isTheSameCell() {
    TileLayer layer = layer();
    layer.set(2, 1, 65_535);
    assertThat(layer.id(5)).isEqualTo(layer.id(2, 1)).isEqualTo(65_535);
    assertThat(layer.id(1, 0)).isEqualTo(11);
    assertThat(layer.id(0, 1)).isEqualTo(13);
    assertThatThrownBy(() -> new TileLayer(SIZE, new char[5]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("5 tile ids for a map of 3×2 = 6 cells");
  }

  @Test
  void layer_copies_shareNothing() {
    TileLayer layer = layer();
    TileLayer copy = layer.copy();
    TileLayer unturned = layer.rotated(Rotation.NONE);
    assertThat(copy).isEqualTo(layer).hasSameHashCodeAs(layer);
    copy.set(0, 1);
    unturned.set(1, 1);
    assertThat(layer).isEqualTo(layer()).isNotEqualTo(copy).isNotEqualTo(unturned);
  }

  @Test
  void layer_ofManyCells_keepsEachIdInEachCopy() {
    GridSize size = new GridSize(120, 100);
    char[] ids = new char[size.cells()];
    for (int cell = 0; cell < ids.length; cell++) {
      ids[cell] = (char) (cell < 5000 ? cell % 256 : cell < 9000 ? 7 * cell : 0);
    }
    TileLayer layer = new TileLayer(size, ids);
    TileLayer before = layer.copy();
    TileLayer after = layer.copy();
    for (int cell : new int[] {0, 4096, 11_999}) {
      after.set(cell, 40_000);
      layer.set(cell, 255);
      assertThat(layer.id(cell)).isEqualTo(255);
      assertThat(after.id(cell)).isEqualTo(40_000);
      layer.set(cell, ids[cell]);
    }
    for (int cell = 0; cell < ids.length; cell++) {
      assertThat(before.id(cell)).isEqualTo(ids[cell]);
    }
    assertThat(layer).isEqualTo(before).hasSameHashCodeAs(before).isNotEqualTo(after);
    after.set(4095, 1);
    assertThat(after.id(4095)).isEqualTo(1);
    assertThat(before.id(4095)).isEqualTo(ids[4095]);
  }

  @Test
  void layer_rows_areCopiedAndSetAsTheirCellsWouldBe() {
    GridSize size = new GridSize(700, 30);
    TileLayer layer = new TileLayer(size);
    TileLayer byCell = new TileLayer(size);
    TileLayer empty = layer.copy();
    for (int y = 0; y < size.height(); y++) {
      char[] row = new char[size.width() + 3];
      for (int x = 0; x < size.width(); x++) {
        row[x + 2] = (char) (y % 3 == 0 ? 0 : y % 7 == 0 ? 60 * x : (x + y) % 256);
        byCell.set(x, y, row[x + 2]);
      }
      layer.setRow(y, row, 2);
      char[] copy = new char[size.width() + 3];
      layer.copyRow(y, copy, 2);
      assertThat(copy).as("row %d", y).isEqualTo(row);
    }
    assertThat(layer).isEqualTo(byCell);
    assertThat(empty).isEqualTo(new TileLayer(size));
  }

  @Test
  void layer_ofAnotherShape_isAnother() {
    TileLayer flat = new TileLayer(new GridSize(6, 1));
    assertThat(flat)
        .isNotEqualTo(new TileLayer(SIZE))
        .doesNotHaveSameHashCodeAs(new TileLayer(SIZE))
        .isNotEqualTo("a layer")
        .isEqualTo(new TileLayer(new GridSize(6, 1)));
    assertThat(layer()).doesNotHaveSameHashCodeAs(new TileLayer(SIZE));
  }

  @Test
  void rotated_againAndAgain_knowsHowFarItIsTurned() {
    TileLayer turned = layer();
    for (int quarters = 0; quarters < 6; quarters++) {
      assertThat(turned.turn().degrees()).isEqualTo(quarters * 90 % 360);
      assertThat(turned.copy().turn()).isEqualTo(turned.turn());
      assertThat(turned.rotated(Rotation.NONE).turn()).isEqualTo(turned.turn());
      turned = turned.rotated(Rotation.QUARTER);
    }
    TileLayer quarter = layer().rotated(Rotation.QUARTER);
    assertThat(quarter.size()).isEqualTo(new GridSize(2, 3));
    assertThat(new int[] {quarter.id(0, 0), quarter.id(1, 0), quarter.id(0, 2)})
        .containsExactly(13, 10, 15);
  }

  @Test
  void map_layersOfTwoSizes_isRefused() {
    TileLayer other = new TileLayer(new GridSize(2, 3));
    assertThatThrownBy(
            () ->
                new TileMap(
                    Legends.info("m"), Legends.PUBLISHED, new TileLayer(SIZE), other, List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("base is 3×2 cells, overlay 2×3, top 3×2");
    assertThatThrownBy(
            () ->
                new TileMap(
                    Legends.info("m"),
                    Legends.PUBLISHED,
                    new TileLayer(SIZE),
                    new TileLayer(SIZE),
                    other,
                    List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("base is 3×2 cells, overlay 3×2, top 2×3");
  }

  @Test
  void top_ofAMap_isTheUppermostAndIsCopiedAndRotated() {
    TileMap map = mapWith();
    assertThat(map.top().isEmpty()).isTrue();
    map.base().set(1, 1);
    map.overlay().set(1, 2);
    map.top().set(1, 3);
    map.overlay().set(2, 2);
    assertThat(new int[] {map.uppermost(0), map.uppermost(1), map.uppermost(2)})
        .containsExactly(0, 3, 2);
    TileMap copy = map.copy();
    map.top().set(1, 0);
    assertThat(map.top().isEmpty()).isTrue();
    assertThat(copy.top().isEmpty()).isFalse();
    assertThat(copy.rotated(Rotation.QUARTER).top().id(1, 1)).isEqualTo(3);
    assertThat(copy.with(Legends.info("other")).top()).isSameAs(copy.top());
    assertThat(copy.with(Legends.PUBLISHED).layer(Layer.TOP)).isSameAs(copy.top());
  }

  @Test
  void isEmpty_largeLayer_findsASingleTile() {
    TileLayer layer = new TileLayer(new GridSize(300, 200));
    for (int cell : new int[] {0, 4095, 4096, 20_000, 59_999}) {
      assertThat(layer.isEmpty()).isTrue();
      layer.set(cell, 300);
      assertThat(layer.isEmpty()).as("%d", cell).isFalse();
      layer.set(cell, 0);
    }
    assertThat(layer.isEmpty()).isTrue();
    Legends.fill(layer, 1);
    assertThat(layer.isEmpty()).isFalse();
  }

  @Test
  void map_placeBesideIt_isRefused() {
    for (Cell cell : List.of(new Cell(3, 0), new Cell(0, 2), new Cell(-1, 0), new Cell(0, -1))) {
      assertThatThrownBy(() -> mapWith(new Place(cell, "Oak")))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith("is off the map of 3×2 cells");
    }
    TileMap map = mapWith(new Place(new Cell(2, 1), "Oak"), new Place(new Cell(0, 0), "oak"));
    assertThat(map.place("OAK")).contains(map.places().get(0));
    assertThat(map.place("ash")).isEmpty();
  }

  private static TileMap mapWith(Place... places) {
    return new TileMap(
        Legends.info("m"),
        Legends.PUBLISHED,
        new TileLayer(SIZE),
        new TileLayer(SIZE),
        List.of(places));
  }

  @Test
  void find_roles_isTheFirstOfTheOverlayRowByRow() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GSG", "SSG", ".21", "1.2");
    assertThat(map.start()).contains(new Cell(2, 0));
    assertThat(map.goal()).contains(new Cell(1, 0));
    TileMap first = Legends.map(Legends.PUBLISHED, "GSG", "SSG", "1..", "..2");
    assertThat(first.start()).contains(new Cell(0, 0));
    assertThat(first.goal()).contains(new Cell(2, 1));
    assertThat(Legends.map(Legends.PUBLISHED, "GS", "WW").start()).isEmpty();
    assertThat(map.layer(Layer.BASE)).isSameAs(map.base());
    assertThat(map.layer(Layer.OVERLAY)).isSameAs(map.overlay());
    Legend ground = new Legend(Legends.PUBLISHED.tiles().subList(0, 2));
    assertThat(Legends.map(ground, "GS", "..").goal()).isEmpty();
  }

  @Test
  void legend_everyTile_isFoundByIdSymbolAndName() {
    Legend legend = Legends.PUBLISHED;
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      assertThat(legend.id(tile.symbol())).isEqualTo(legend.id(tile.name())).isEqualTo(id);
      assertThat(legend.find(tile.symbol())).contains(tile);
    }
    char highest = 'v';
    for (char unknown : new char[] {'A', (char) (highest + 1), Character.MAX_VALUE}) {
      assertThat(legend.id(unknown)).isEqualTo(Legend.NOTHING);
      assertThat(legend.find(unknown)).isEmpty();
    }
    assertThat(legend.id("lava")).isEqualTo(Legend.NOTHING);
    assertThat(legend.find(Tile.Role.GOAL).orElseThrow().symbol()).isEqualTo('2');
    for (int id : new int[] {-1, 0, legend.size() + 1}) {
      assertThatThrownBy(() -> legend.tile(id))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("tile id " + id + ", legal range 1.." + legend.size());
    }
    assertThat(new Legend(List.of()).id('G')).isEqualTo(Legend.NOTHING);
  }

  @Test
  void legend_tilesThatClashOrAreTooMany_isRefused() {
    Tile grass = Legends.PUBLISHED.tile(1);
    assertThatThrownBy(() -> new Legend(List.of(grass, grass)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("symbol 'G' occurs twice");
    Tile again =
        new Tile(
            'g',
            grass.name(),
            "",
            Layer.BASE,
            "x",
            "",
            Terrain.UNCHANGED,
            grass.influence(),
            Tile.Role.NONE,
            0);
    assertThatThrownBy(() -> new Legend(List.of(grass, again)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("tile name 'grass' occurs twice");
    assertThatThrownBy(() -> new Legend(Collections.nCopies(65_536, grass)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("65536 tiles in a legend: at most 65535");
    assertThatThrownBy(() -> new Legend(Collections.nCopies(65_535, grass)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
  }
}
