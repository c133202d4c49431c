package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class AutoTilerTest {
  private static final Set<String> SINGLE =
      Set.of("L1_Terrain001", "L1_Terrain035", "L2_VolcanoErupting", "L2_VolcanoDormant");

  private static TileSet tileSet(String... sprites) {
    Set<String> names = new HashSet<>(SINGLE);
    names.addAll(List.of(sprites));
    return new TileSet("test", Legends.PUBLISHED, TileGeometry.PUBLISHED, names);
  }

  private static TileSet complete() {
    List<String> names = new ArrayList<>();
    for (int mask = 0; mask < NeighborMask.COUNT; mask++) {
      names.add("L2_RoadDirt" + NeighborMask.suffix(mask));
      names.add("L2_WallStone" + NeighborMask.suffix(mask));
    }
    return tileSet(names.toArray(String[]::new));
  }

  private static String overlaySprite(TileSet set, TileMap map, int x, int y) {
    AutoTiler tiler = new AutoTiler(set);
    int sprite = tiler.tile(map, Layer.OVERLAY).sprite(map.size().index(x, y));
    return sprite == 0 ? "none" : tiler.spriteNames().get(sprite - 1);
  }

  /** A road cell in the middle of 3×3 with exactly the arms of a mask. */
  private static TileMap cross(int mask) {
    String n = (mask & 1) != 0 ? "R" : "W";
    String e = (mask & 2) != 0 ? "R" : ".";
    String s = (mask & 4) != 0 ? "R" : "t";
    String w = (mask & 8) != 0 ? "R" : "v";
    return Legends.map(
        Legends.PUBLISHED, "GGG", "GGG", "GGG", "R" + n + "R", w + "R" + e, "R" + s + "R");
  }

  @Test
  void suffix_ofEveryMask_isInNeswOrder() {
    List<String> suffixes = new ArrayList<>();
    for (int mask = 0; mask < NeighborMask.COUNT; mask++) {
      suffixes.add(NeighborMask.suffix(mask));
    }
    assertThat(suffixes)
        .containsExactly(
            "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW",
            "NESW");
  }

  @Test
  void tile_everyMask_picksStemPlusSuffix() {
    for (int mask = 0; mask < NeighborMask.COUNT; mask++) {
      assertThat(overlaySprite(complete(), cross(mask), 1, 1))
          .isEqualTo("L2_RoadDirt" + NeighborMask.suffix(mask));
    }
  }

  @Test
  void tile_atMapEdge_countsNoNeighborOutside() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GG", "RR");
    assertThat(overlaySprite(complete(), map, 0, 0)).isEqualTo("L2_RoadDirtE");
    assertThat(overlaySprite(complete(), map, 1, 0)).isEqualTo("L2_RoadDirtW");
    TileMap single = Legends.map(Legends.PUBLISHED, "G", "R");
    assertThat(overlaySprite(complete(), single, 0, 0)).isEqualTo("L2_RoadDirt");
  }

  @Test
  void tile_rowsDoNotWrapAround() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GG", "GG", ".R", "R.");
    assertThat(overlaySprite(complete(), map, 1, 0)).isEqualTo("L2_RoadDirt");
    assertThat(overlaySprite(complete(), map, 0, 1)).isEqualTo("L2_RoadDirt");
  }

  @Test
  void tile_missingSuffix_drawsNearestAndSaysSo() {
    // Wanted NW (9): EW and NEW are both one or two arms off; see the contract's order.
    TileSet set = tileSet("L2_RoadDirtNEW", "L2_RoadDirtN", "L2_RoadDirtEW", "L2_RoadDirtW");
    assertThat(overlaySprite(set, cross(9), 1, 1)).isEqualTo("L2_RoadDirtN");
    assertThat(new AutoTiler(set).substitutions())
        .contains(
            new AutoTiler.Substitution(
                Legends.PUBLISHED.find('R').orElseThrow(), "L2_RoadDirtNW", "L2_RoadDirtN"));
  }

  @Test
  void nearest_everyWantedAndAvailable_followsTheContract() {
    for (int available = 1; available < 1 << 16; available++) {
      for (int wanted = 0; wanted < 16; wanted++) {
        int drawn = NeighborMask.nearest(wanted, available);
        assertThat(available >> drawn & 1).isEqualTo(1);
        for (int other = 0; other < 16; other++) {
          if ((available >> other & 1) == 1 && other != drawn) {
            int different = Integer.bitCount(other ^ wanted) - Integer.bitCount(drawn ^ wanted);
            int tooMany = Integer.bitCount(other & ~wanted) - Integer.bitCount(drawn & ~wanted);
            boolean worse =
                different > 0
                    || (different == 0 && (tooMany > 0 || (tooMany == 0 && other > drawn)));
            if (!worse) {
              throw new AssertionError(
                  "wanted %d of %x: drew %d, but %d is nearer"
                      .formatted(wanted, available, drawn, other));
            }
          }
        }
      }
    }
    assertThat(NeighborMask.nearest(3, 0)).isEqualTo(NeighborMask.NONE);
  }

  @Test
  void tile_withoutAnySprite_isListedOnlyWhereTheMapUsesIt() {
    AutoTiler tiler = new AutoTiler(tileSet());
    assertThat(tiler.missing())
        .extracting("tile.symbol")
        .contains('R', 'W', 't', '1', '2')
        .doesNotHaveDuplicates();
    TileMap map = Legends.map(Legends.PUBLISHED, "GG", ".R");
    assertThat(tiler.missing(map)).extracting("tile.symbol").containsExactly('R');
    assertThat(tiler.tile(map, Layer.OVERLAY).sprite(1)).isZero();
  }

  @Test
  void tile_foreignLegend_isRefused() {
    TileMap map = Legends.map(new Legend(Legends.PUBLISHED.tiles()), "G", ".");
    AutoTiler tiler = new AutoTiler(complete());
    assertThatThrownBy(() -> tiler.tile(map, Layer.BASE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
