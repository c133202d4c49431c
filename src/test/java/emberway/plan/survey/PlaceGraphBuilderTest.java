package emberway.plan.survey;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.TestMaps;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.textbook.PlaceGraph;
import emberway.plan.textbook.Road;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlaceGraphBuilderTest {
  private static final List<Place> PLACES =
      List.of(
          new Place(new Cell(0, 0), "west"),
          new Place(new Cell(3, 0), "middle"),
          new Place(new Cell(8, 0), "east"));

  private static PlaceGraphBuilder builder(String... rows) {
    return new PlaceGraphBuilder(CostField.of(TestMaps.overGrass(rows)), Movement.PUBLISHED);
  }

  /** No road leads past a third place: the two parts are roads. */
  @Test
  void cheapestWays_alongACorridor_joinNeighbors() {
    PlaceGraph graph = builder(".........").cheapestRoutes(PLACES, done -> {});
    assertThat(graph.roadsFrom(0)).containsExactly(new Road(0, 1, 3));
    assertThat(graph.roadsFrom(1)).containsExactly(new Road(1, 0, 3), new Road(1, 2, 5));
    assertThat(graph.roadsFrom(2)).containsExactly(new Road(2, 1, 5));
  }
}
