package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.pack.TopTiles;
import emberway.pack.map.LoadedMap;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TileKindsTest {
  private final LoadedMap valley = TestMap.valley().loaded();
  private final Legend legend = valley.map().legend();
  private final TravelDescription words = valley.tiles().travelDescription();

  @Test
  void ofKind_nameNounOrPlural_isMeantWhateverItsCase() {
    int volcano = legend.id("dormant-volcano");
    for (String kind : new String[] {"dormant-volcano", "sleeping volcano", "Sleeping Volcanoes"}) {
      boolean[] isMeant = TileKinds.ofKind(kind, legend, words);
      assertThat(isMeant[volcano]).as(kind).isTrue();
      assertThat(isMeant[legend.id("erupting-volcano")]).as(kind).isFalse();
    }
    assertThat(TileKinds.nouns(legend, words)).contains("sleeping volcano").doesNotHaveDuplicates();
  }

  @Test
  void isAt_eachLayer_isLookedAt(@TempDir Path folder) throws Exception {
    TileMap map = TestMap.open(TopTiles.writePack(folder, TopTiles.TOPPED)).loaded().map();
    boolean[] none = new boolean[map.legend().size() + 1];
    for (String tile : new String[] {"meadow", "road", "garland"}) {
      boolean[] isMeant = none.clone();
      isMeant[map.legend().id(tile)] = true;
      assertThat(TileKinds.isAt(map, map.size().index(1, 0), isMeant)).as(tile).isTrue();
      assertThat(TileKinds.isAt(map, map.size().index(2, 1), isMeant))
          .as("%s below a flag", tile)
          .isEqualTo(tile.equals("meadow"));
    }
  }

  @Test
  void reachedFrom_blockedCell_areTheFreeOnesBesideIt() {
    GridSize size = new GridSize(3, 3);
    Set<Integer> walls = Set.of(4, 0, 1);
    assertThat(TileKinds.reachedFrom(size, 8, walls::contains)).containsExactly(8);
    assertThat(TileKinds.reachedFrom(size, 4, walls::contains))
        .containsExactlyInAnyOrder(2, 3, 5, 6, 7, 8);
    assertThat(TileKinds.reachedFrom(size, 0, walls::contains)).containsExactly(3);
    assertThat(TileKinds.reachedFrom(size, 0, cell -> true)).as("walled in").containsExactly(0);
  }

  @Test
  void ofKind_roleInRandomWorldsAndLastTileOfTheLegend_areMeant() {
    assertThat(TileKinds.ofKind("grave", legend, words)[legend.id("tombstone")]).isTrue();
    String last = legend.tile(legend.size()).name();
    assertThat(TileKinds.ofKind(last, legend, words)[legend.size()]).as(last).isTrue();
  }
}
