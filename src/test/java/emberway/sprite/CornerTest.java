package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tiles whose pictures know corners: cells that meet agree about them. */
final class CornerTest {
  private static final GridSize SIZE = new GridSize(41, 30);
  private static final Legend LEGEND = Legends.PUBLISHED;
  private static final AutoTiler TILER = new AutoTiler(set(0.5, 1, Set.of()));

  /** Grass with all corners, roads with all arms and corners, less some. */
  private static TileSet set(double grass, double road, Set<String> missing) {
    Set<String> names = new HashSet<>();
    for (int corners = 0; corners < CornerMask.COUNT; corners++) {
      names.add("L1_Terrain001" + CornerMask.suffix(corners));
      for (int arms = 0; arms < NeighborMask.COUNT; arms++) {
        names.add("L2_RoadDirt" + NeighborMask.suffix(arms) + CornerMask.suffix(corners));
      }
    }
    names.removeAll(missing);
    return new TileSet(
        "test",
        LEGEND,
        TileGeometry.PUBLISHED,
        names,
        Map.of(
            'G', new TileLook(List.of(), List.of(), 0, grass),
            'R', new TileLook(List.of(), List.of(), 0, road)));
  }

  private static TileMap map(long seed) {
    Random random = new Random(seed);
    TileLayer base = new TileLayer(SIZE);
    Legends.fill(base, LEGEND.id('G'));
    TileLayer overlay = new TileLayer(SIZE);
    for (int i = 0; i < SIZE.cells(); i++) {
      overlay.set(SIZE.x(i), SIZE.y(i), random.nextInt(4) == 0 ? 0 : LEGEND.id('R'));
    }
    return new TileMap(Legends.info("t"), LEGEND, base, overlay, List.of());
  }

  private static int corners(AutoTiler tiler, SpriteLayer layer, int x, int y) {
    int sprite = layer.sprite(layer.size().index(x, y));
    String name = sprite == 0 ? "" : tiler.spriteNames().get(sprite - 1);
    int corners = 0;
    for (char digit : name.substring(name.indexOf('-') + 1).toCharArray()) {
      corners |= name.indexOf('-') < 0 ? 0 : 1 << (digit - '1');
    }
    return corners;
  }

  private static boolean has(int corners, int corner) {
    return (corners >> (corner - 1) & 1) != 0;
  }

  @Test
  void tile_cellsAroundACorner_agreeAboutIt() {
    SpriteLayer grass = TILER.tile(map(1), Layer.BASE);
    int full = 0;
    for (int y = 1; y < SIZE.height(); y++) {
      for (int x = 1; x < SIZE.width(); x++) {
        boolean here = has(corners(TILER, grass, x, y), 4);
        assertThat(has(corners(TILER, grass, x - 1, y), 1)).isEqualTo(here);
        assertThat(has(corners(TILER, grass, x - 1, y - 1), 2)).isEqualTo(here);
        assertThat(has(corners(TILER, grass, x, y - 1), 3)).isEqualTo(here);
        full += here ? 1 : 0;
      }
    }
    assertThat(full).isBetween(SIZE.cells() * 2 / 5, SIZE.cells() * 3 / 5);
  }

  @Test
  void tile_joiningTile_isFullWhereFourCellsMeet() {
    TileMap map = map(2);
    SpriteLayer roads = TILER.tile(map, Layer.OVERLAY);
    for (int y = 1; y < SIZE.height(); y++) {
      for (int x = 1; x < SIZE.width(); x++) {
        int empty = 0;
        for (int i = 0; i < 4; i++) {
          empty += map.overlay().id(x - i % 2, y - i / 2) == Legend.NOTHING ? 1 : 0;
        }
        if (map.overlay().id(x, y) != Legend.NOTHING) {
          assertThat(has(corners(TILER, roads, x, y), 4)).as("%d,%d", x, y).isEqualTo(empty == 0);
        }
      }
    }
  }

  @Test
  void tile_turnedMap_cornersTurnWithTheirCells() {
    TileMap map = map(3);
    for (Layer layer : Layer.values()) {
      SpriteLayer straight = TILER.tile(map, layer);
      for (Rotation rotation : Rotation.values()) {
        SpriteLayer turned = TILER.tile(map.rotated(rotation), layer);
        for (int y = 0; y < SIZE.height(); y++) {
          for (int x = 0; x < SIZE.width(); x++) {
            int there = corners(TILER, turned, rotation.x(SIZE, x, y), rotation.y(SIZE, x, y));
            assertThat(there)
                .isEqualTo(NeighborMask.turned(corners(TILER, straight, x, y), rotation));
          }
        }
      }
    }
  }

  @Test
  void patch_afterAnEdit_holdsAllThatChanged() {
    TileMap map = map(4);
    Random random = new Random(4);
    for (Rotation rotation : Rotation.values()) {
      for (int edit = 0; edit < 20; edit++) {
        SpriteLayer before = TILER.tile(map.rotated(rotation), Layer.OVERLAY);
        int cell = random.nextInt(SIZE.cells());
        int old = map.overlay().id(cell);
        map.overlay().set(SIZE.x(cell), SIZE.y(cell), old == 0 ? LEGEND.id('R') : 0);
        SpriteLayer anew = TILER.tile(map.rotated(rotation), Layer.OVERLAY);
        SpritePatch patch = TILER.patch(map, rotation, Layer.OVERLAY, new int[] {cell});
        char[] patched = before.sprites().clone();
        for (int i = 0; i < patch.cells().length; i++) {
          patched[patch.cells()[i]] = patch.sprites()[i];
        }
        assertThat(patched).as("seed 4, edit %d at %s", edit, rotation).isEqualTo(anew.sprites());
      }
    }
  }

  @Test
  void tile_withoutThePictureOfSomeCorners_drawsTheOneWithout() {
    AutoTiler tiler =
        new AutoTiler(set(1, 1, Set.of("L2_RoadDirtNESW-1234", "L1_Terrain001-1234")));
    assertThat(tiler.substitutions())
        .extracting(AutoTiler.Substitution::wanted, AutoTiler.Substitution::drawn)
        .containsExactlyInAnyOrder(
            tuple("L1_Terrain001-1234", "L1_Terrain001"),
            tuple("L2_RoadDirtNESW-1234", "L2_RoadDirtNESW"));
    assertThat(tiler.spriteNames()).hasSize(15 + 46);
  }

  @Test
  void of_framesOfATileWithCorners_moveThroughTheSameCorners() {
    TileSet still = set(1, 1, Set.of());
    Set<String> names = new HashSet<>(still.spriteNames());
    names.addAll(List.of("Wind", "Wind-12"));
    TileSet moving =
        new TileSet(
            "test",
            LEGEND,
            TileGeometry.PUBLISHED,
            names,
            Map.of('G', new TileLook(List.of(), List.of("Wind"), 100, 1)));
    TileFrames frames = TileFrames.of(moving, new AutoTiler(moving));
    assertThat(frames.loops())
        .hasSize(CornerMask.COUNT)
        .allSatisfy(
            loop -> {
              String own = frames.names().get(loop.own() - 1);
              String next = frames.names().get(loop.sprites().get(1) - 1);
              assertThat(next).isEqualTo(own.endsWith("-12") ? "Wind-12" : "Wind");
            });
  }

  @Test
  void new_shareOutOfRange_isRefused() {
    assertThatThrownBy(() -> new TileLook(List.of(), List.of(), 0, 1.5))
        .hasMessageContaining("1.5")
        .hasMessageContaining("0..1");
  }
}
