package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import emberway.map.CellNumbersTest;
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
  private final AutoTiler usual = new AutoTiler(set(0.5, 1, Set.of()));

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
            'G', new TileAppearance(List.of(), List.of(), 0, grass),
            'R', new TileAppearance(List.of(), List.of(), 0, road)));
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
    SpriteLayer grass = usual.tile(map(1), Layer.BASE);
    int full = 0;
    for (int y = 1; y < SIZE.height(); y++) {
      for (int x = 1; x < SIZE.width(); x++) {
        boolean here = has(corners(usual, grass, x, y), 4);
        assertThat(has(corners(usual, grass, x - 1, y), 1)).isEqualTo(here);
        assertThat(has(corners(usual, grass, x - 1, y - 1), 2)).isEqualTo(here);
        assertThat(has(corners(usual, grass, x, y - 1), 3)).isEqualTo(here);
        full += here ? 1 : 0;
      }
    }
    assertThat(full).isBetween(SIZE.cells() * 2 / 5, SIZE.cells() * 3 / 5);
  }

  @Test
  void tile_joiningTile_isFullWhereFourCellsMeet() {
    TileMap map = map(2);
    SpriteLayer roads = usual.tile(map, Layer.OVERLAY);
    for (int y = 1; y < SIZE.height(); y++) {
      for (int x = 1; x < SIZE.width(); x++) {
        int empty = 0;
        for (int i = 0; i < 4; i++) {
          empty += map.overlay().id(x - i % 2, y - i / 2) == Legend.NOTHING ? 1 : 0;
        }
        if (map.overlay().id(x, y) != Legend.NOTHING) {
          assertThat(has(corners(usual, roads, x, y), 4)).as("%d,%d", x, y).isEqualTo(empty == 0);
        }
      }
    }
  }

  @Test
  void tile_turnedMap_cornersTurnWithTheirCells() {
    TileMap map = map(3);
    for (Layer layer : Layer.values()) {
      SpriteLayer straight = usual.tile(map, layer);
      for (Rotation rotation : Rotation.values()) {
        SpriteLayer turned = usual.tile(map.rotated(rotation), layer);
        for (int y = 0; y < SIZE.height(); y++) {
          for (int x = 0; x < SIZE.width(); x++) {
            int there = corners(usual, turned, rotation.x(SIZE, x, y), rotation.y(SIZE, x, y));
            assertThat(there)
                .isEqualTo(NeighborMask.turned(corners(usual, straight, x, y), rotation));
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
        SpriteLayer before = usual.tile(map.rotated(rotation), Layer.OVERLAY);
        int cell = random.nextInt(SIZE.cells());
        int old = map.overlay().id(cell);
        map.overlay().set(SIZE.x(cell), SIZE.y(cell), old == 0 ? LEGEND.id('R') : 0);
        SpriteLayer anew = usual.tile(map.rotated(rotation), Layer.OVERLAY);
        SpritePatch patch = usual.patch(map, rotation, Layer.OVERLAY, new int[] {cell});
        char[] patched = CellNumbersTest.array(before.numbers());
        for (int i = 0; i < patch.cells().length; i++) {
          patched[patch.cells()[i]] = patch.sprites()[i];
        }
        assertThat(patched)
            .as("seed 4, edit %d at %s", edit, rotation)
            .isEqualTo(CellNumbersTest.array(anew.numbers()));
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
            Map.of('G', new TileAppearance(List.of(), List.of("Wind"), 100, 1)));
    TileAnimations frames = TileAnimations.of(moving, new AutoTiler(moving));
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
    assertThatThrownBy(() -> new TileAppearance(List.of(), List.of(), 0, 1.5))
        .hasMessageContaining("1.5")
        .hasMessageContaining("0..1");
  }

  /** Maps must look the same from one release to the next: the full corners of some cells. */
  @Test
  void chosen_cornersOfACell_stayWhatTheyAre() {
    String quarter =
        "825a41a400027c27e41a401b/01a580180001983fd803c001/2418024264000019a6658024/"
            + "18000181980000243d98003c/024002664000003c18000018";
    String half =
        "83fffda43ffe7e67e7fe7fdb/03fd981a5bdbdbffd9bffda5/659a4243e583c3dbe67d983e/"
            + "bc0183c3d803e5a5bfd8267f/7e4003e7c2419a7c3d8019bf";
    for (String all : List.of(quarter, half)) {
      String[] rows = all.split("/", -1);
      for (int y = 0; y < rows.length; y++) {
        for (int x = 0; x < rows[y].length(); x++) {
          assertThat(CornerMask.chosen(x, y, Rotation.NONE, all.equals(half) ? 0.5 : 0.25))
              .as("%d,%d", x, y)
              .isEqualTo(Character.digit(rows[y].charAt(x), 16));
        }
      }
    }
    assertThat(CornerMask.chosen(3, 4, Rotation.NONE, 1)).isEqualTo(15);
    assertThat(CornerMask.chosen(3, 4, Rotation.NONE, 0)).isZero();
  }

  /** A tile that joins another one has corners that are full of both. */
  @Test
  void joined_cornersOfOtherJoiningTiles_areFull() {
    Legend legend =
        new Legend(
            List.of(
                Legends.PUBLISHED.find('R').orElseThrow().withJoins("RW"),
                Legends.PUBLISHED.find('W').orElseThrow(),
                Legends.PUBLISHED.find('v').orElseThrow()));
    String[] rows = {"RWRv", "WRR.", "RRRR", "vR.R"};
    TileLayer layer = new TileLayer(new GridSize(4, 4));
    for (int i = 0; i < 16; i++) {
      layer.set(i, legend.id(rows[i / 4].charAt(i % 4)));
    }
    StringBuilder corners = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      if (layer.id(i) == legend.id('R')) {
        int arms = NeighborMask.of(legend, layer, i % 4, i / 4);
        corners.append(CornerMask.suffix(CornerMask.joined(legend, layer, i % 4, i / 4, arms)));
        corners.append('/');
      }
    }
    assertThat(corners).hasToString("-2/-3/-1234/-34/-1/-14/-4////");
  }
}
