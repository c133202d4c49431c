package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.testing.Legends;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InfluenceBreakdownTest {
  private final TileMap map =
      Legends.map(
          Legends.PUBLISHED,
          "GGGGGGGGGG",
          "GGGGGGGGGG",
          "GGGGGGGGGG",
          "...V......",
          "....t...V.",
          "..........");

  @Test
  void of_everyCell_multipliesToItsCost() {
    CostField costs = CostField.of(map);
    for (int index = 0; index < map.size().cells(); index++) {
      Cell cell = map.size().cell(index);
      double cost = 1;
      for (InfluenceBreakdown.Source source : InfluenceBreakdown.of(map, cell)) {
        cost = source.influence().applyTo(cost, source.cell(), cell);
      }
      assertThat(cost).as("%s", cell).isCloseTo(costs.costAt(cell), within(1e-12));
    }
  }

  @Test
  void of_severalSources_areTheStrongestFirst() {
    List<InfluenceBreakdown.Source> sources = InfluenceBreakdown.of(map, new Cell(3, 1));
    assertThat(sources).extracting(source -> source.tile().symbol()).containsExactly('V', 't');
    assertThat(sources.get(0).multiplier()).isEqualTo(8.0);
    assertThat(sources.get(0).cell()).isEqualTo(new Cell(3, 0));
  }

  @Test
  void of_groundThatActs_isASource() {
    Tile published = Legends.PUBLISHED.tile(Legends.PUBLISHED.id('V'));
    Tile lava =
        new Tile(
            'l',
            "lava",
            "lava",
            Layer.BASE,
            "L1_Lava",
            "",
            Terrain.cost(1),
            published.influence(),
            Tile.Role.NONE,
            0);
    TileMap hot = Legends.map(new Legend(List.of(lava)), "ll", "..");
    assertThat(InfluenceBreakdown.of(hot, new Cell(0, 0)))
        .extracting(InfluenceBreakdown.Source::cell)
        .containsExactly(new Cell(0, 0), new Cell(1, 0));
  }

  @Test
  void of_strongerSourceBehindAWeakerOne_isFirstAllTheSame() {
    TileMap row = Legends.map(Legends.PUBLISHED, "GGGGG", ".t.V.");
    assertThat(InfluenceBreakdown.of(row, new Cell(2, 0)))
        .extracting(source -> source.tile().symbol())
        .containsExactly('V', 't');
  }
}
