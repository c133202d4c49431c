package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.TileMap;
import emberway.pack.tileset.TileSetLibrary;
import emberway.testing.Legends;
import org.junit.jupiter.api.Test;

final class RoadBendsTest {
  private static TileMap map(String... rows) throws Exception {
    return Legends.map(TileSetLibrary.bundled().find("fantasy").orElseThrow().set().legend(), rows);
  }

  @Test
  void follow_roadAroundACorner_takesTheBend() throws Exception {
    TileMap map = map("GGG", "GGG", "RR.", ".R.");
    assertThat(RoadBends.follow(map, new int[] {0, 4})).containsExactly(0, 1, 4);
  }

  @Test
  void follow_stairs_takeEveryBend() throws Exception {
    TileMap map = map("GGG", "GGG", "GGG", "RR.", ".RR", "..R");
    assertThat(RoadBends.follow(map, new int[] {0, 4, 8})).containsExactly(0, 1, 4, 5, 8);
  }

  @Test
  void follow_bridgeOverWater_isARoad() throws Exception {
    TileMap map = map("G~G", "GGG", "RB.", ".R.");
    assertThat(RoadBends.follow(map, new int[] {0, 4})).containsExactly(0, 1, 4);
  }

  @Test
  void follow_noRoadOrOneOnEachSide_staysDiagonal() throws Exception {
    TileMap grass = map("GGG", "GGG", "...", "...");
    assertThat(RoadBends.follow(grass, new int[] {0, 4})).containsExactly(0, 4);
    TileMap square = map("GGG", "GGG", "RR.", "RR.");
    assertThat(RoadBends.follow(square, new int[] {0, 4})).containsExactly(0, 4);
    TileMap beside = map("GGG", "GGG", "RR.", "...");
    assertThat(RoadBends.follow(beside, new int[] {0, 4})).containsExactly(0, 4);
  }

  @Test
  void follow_otherTilesThatJoin_areNoRoads() throws Exception {
    TileMap wall = map("GGG", "GGG", "WW.", ".W.");
    assertThat(RoadBends.follow(wall, new int[] {0, 4})).containsExactly(0, 4);
    TileMap forest = map("GGG", "GGG", "FF.", ".F.");
    assertThat(RoadBends.follow(forest, new int[] {0, 4})).containsExactly(0, 4);
  }

  @Test
  void follow_stepsStraightOn_areLeft() throws Exception {
    TileMap map = map("GGG", "GGG", "RRR", "...");
    assertThat(RoadBends.follow(map, new int[] {0, 1, 2})).containsExactly(0, 1, 2);
    assertThat(RoadBends.follow(map, new int[] {5})).containsExactly(5);
  }

  @Test
  void follow_gates_areLedThroughUnlikeAWallInDeepWater() throws Exception {
    TileMap gates = map("GGG", "GGG", "DD.", ".D.");
    assertThat(RoadBends.follow(gates, new int[] {0, 4})).containsExactly(0, 1, 4);
    TileMap wall = map("G~G", "GGG", "DW.", ".D.");
    assertThat(RoadBends.follow(wall, new int[] {0, 4})).containsExactly(0, 4);
  }
}
