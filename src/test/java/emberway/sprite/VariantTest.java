package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tiles of several looks: who gets which, and that it stays so. */
final class VariantTest {
  private static final GridSize SIZE = new GridSize(40, 31);
  private static final TileSet SET =
      new TileSet(
          "test",
          Legends.PUBLISHED,
          TileGeometry.PUBLISHED,
          Set.of(
              "L1_Terrain001",
              "Meadow",
              "Heath",
              "L2_RoadDirt",
              "L2_RoadDirtEW",
              "Track",
              "TrackN"),
          Map.of(
              'G', new TileAppearance(List.of("Meadow", "Heath"), List.of(), 0),
              'R', new TileAppearance(List.of("Track"), List.of(), 0)));

  private final AutoTiler tiler = new AutoTiler(SET);

  private static TileMap map(long seed) {
    Random random = new Random(seed);
    Legend legend = Legends.PUBLISHED;
    TileLayer base = new TileLayer(SIZE);
    Legends.fill(base, legend.id('G'));
    TileLayer overlay = new TileLayer(SIZE);
    for (int i = 0; i < SIZE.cells(); i++) {
      overlay.set(SIZE.x(i), SIZE.y(i), random.nextInt(3) == 0 ? legend.id('R') : 0);
    }
    return new TileMap(Legends.info("t"), legend, base, overlay, List.of());
  }

  private String name(SpriteLayer layer, int index) {
    int sprite = layer.sprite(index);
    return sprite == 0 ? "" : tiler.spriteNames().get(sprite - 1);
  }

  private static String stem(String sprite) {
    return sprite.startsWith("Track") ? "Track" : sprite.replaceAll("(EW|N)$", "");
  }

  @Test
  void tile_cellsOfSeveralLooks_shareThemEvenly() {
    SpriteLayer base = tiler.tile(map(1), Layer.BASE);
    for (String look : List.of("L1_Terrain001", "Meadow", "Heath")) {
      long cells = IntStream.range(0, SIZE.cells()).filter(i -> name(base, i).equals(look)).count();
      assertThat(cells).as(look).isBetween(SIZE.cells() / 4L, SIZE.cells() / 2L);
    }
  }

  @Test
  void tile_turnedMap_looksStayWithTheirCells() {
    TileMap map = map(2);
    for (Layer layer : Layer.values()) {
      SpriteLayer straight = tiler.tile(map, layer);
      for (Rotation rotation : Rotation.values()) {
        TileMap twice = map.rotated(Rotation.QUARTER).rotated(rotation);
        Rotation turn = Rotation.QUARTER.then(rotation);
        SpriteLayer turned = tiler.tile(twice, layer);
        for (int i = 0; i < SIZE.cells(); i++) {
          int there = turn.apply(SIZE).index(turn.apply(SIZE, SIZE.cell(i)));
          assertThat(stem(name(turned, there))).isEqualTo(stem(name(straight, i)));
        }
      }
    }
  }

  @Test
  void patch_afterAnEdit_isWhatTilingAnewGives() {
    TileMap map = map(3);
    for (Rotation rotation : Rotation.values()) {
      int cell = SIZE.index(7, 9 + rotation.degrees() / 90);
      map.overlay().set(SIZE.x(cell), SIZE.y(cell), Legends.PUBLISHED.id('R'));
      for (Layer layer : Layer.values()) {
        SpriteLayer anew = tiler.tile(map.rotated(rotation), layer);
        SpritePatch patch = tiler.patch(map, rotation, layer, new int[] {cell});
        for (int i = 0; i < patch.cells().length; i++) {
          assertThat((int) patch.sprites()[i]).isEqualTo(anew.sprite(patch.cells()[i]));
        }
      }
    }
  }

  @Test
  void sprites_ofATile_areThoseOfAllItsLooks() {
    List<String> names =
        tiler.sprites(Legends.PUBLISHED.id('G')).stream().map(tiler.spriteNames()::get).toList();
    assertThat(names).containsExactlyInAnyOrder("L1_Terrain001", "Meadow", "Heath");
  }

  /** Maps must look the same from one release to the next: which look each of some cells has. */
  @ParameterizedTest
  @CsvSource({
    "2, 010110111111/000001011010/111010011111/010101110100",
    "3, 012022111011/121101200120/121120201121/122221221222",
    "7, 012523564422/226350501143/146544135654/435045316401"
  })
  void choice_ofACell_staysWhatItIs(int count, String rows) {
    String[] expected = rows.split("/", -1);
    for (int y = 0; y < expected.length; y++) {
      for (int x = 0; x < expected[y].length(); x++) {
        assertThat(TileAppearance.choice(5 * x, 7 * y, count))
            .isEqualTo(expected[y].charAt(x) - '0');
      }
    }
  }

  @Test
  void spritesOf_aStem_areThoseThatItsTileCanHave() {
    Tile road = Legends.PUBLISHED.find('R').orElseThrow();
    Tile grass = Legends.PUBLISHED.find('G').orElseThrow();
    TileAppearance corners = new TileAppearance(List.of(), List.of(), 0, 1);
    TileSet set =
        new TileSet(
            "test",
            Legends.PUBLISHED,
            TileGeometry.PUBLISHED,
            Set.of("T", "TN", "TNE", "TNE-1", "TNESW-1234", "TN-1", "TEN", "T-2", "U"),
            Map.of('R', corners, 'G', corners));
    assertThat(set.spritesOf(road, "T")).containsExactly("T", "TN", "TNE", "TNE-1", "TNESW-1234");
    assertThat(set.spritesOf(grass, "T")).containsExactly("T", "T-2");
    assertThat(SET.spritesOf(road, "Track")).containsExactly("Track", "TrackN");
    assertThat(SET.spritesOf(grass, "Track")).containsExactly("Track");
    TileSet more = SET.with(List.of("TrackEW", "Track"));
    assertThat(more.spritesOf(road, "Track")).containsExactly("Track", "TrackN", "TrackEW");
    assertThat(more.spriteNames()).containsAll(SET.spriteNames()).hasSize(8);
    assertThat(more.looks()).isEqualTo(SET.looks());
  }

  @Test
  void sprite_ofATileWithArms_isThatOfItsFirstLook() {
    int road = Legends.PUBLISHED.id('R');
    assertThat(tiler.spriteNames().get(tiler.sprite(road, 10) - 1)).isEqualTo("L2_RoadDirtEW");
    assertThat(tiler.spriteNames().get(tiler.sprite(road, 0) - 1)).isEqualTo("L2_RoadDirt");
    int grass = Legends.PUBLISHED.id('G');
    assertThat(tiler.spriteNames().get(tiler.sprite(grass, 10) - 1)).isEqualTo("L1_Terrain001");
    assertThat(tiler.sprite(Legends.PUBLISHED.id('W'), 3)).isZero();
    assertThat(tiler.sprite(Legend.NOTHING, 3)).isZero();
  }
}
