package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RouteDifferenceTest {
  private final TileMap map =
      TestMap.open(
              """
              emberway-map 1
              name: Two ways
              [base]
              GGGGGGGGGGGG
              GGGGGGGGGGGG
              GGGGGGGGGGGG
              GGGGGGGGGGGG
              GSSSSSSSSSSG
              GGGGGGGGGGGG
              GGGGGGGGGGGG
              GGGGGGGGGGGG
              [overlay]
              ............
              .RRR........
              ............
              ............
              ............
              ............
              ............
              ............
              [places]
              6 1 North
              6 4 South
              11 7 Far
              0 2 Inn
              """)
          .loaded()
          .map();

  /** Along a row, from its first cell to its last but one. */
  private Route along(int y) {
    int[] cells = new int[map.size().width() - 1];
    for (int x = 0; x < cells.length; x++) {
      cells[x] = map.size().index(x, y);
    }
    return new Route(map.size(), cells, 0);
  }

  @Test
  void of_twoRoutes_tellsTheFirstsGroundsAndWhatTheOtherHasMoreOrLessOf() {
    List<RouteDifference> both = RouteDifference.of(map, List.of(along(1), along(4)));
    assertThat(both.get(0).grounds())
        .extracting(change -> change.tile().label() + " " + change.steps())
        .containsExactly("Grass 7", "Dirt road 3");
    assertThat(both.get(1).grounds())
        .extracting(change -> change.tile().label() + " " + change.steps())
        .containsExactly("Snow 10", "Grass -7", "Dirt road -3");
  }

  @Test
  void of_anotherRouteOverTheSameGrounds_hasNoneOfThem() {
    List<RouteDifference> both = RouteDifference.of(map, List.of(along(5), along(6)));
    assertThat(both.get(1).grounds()).isEmpty();
  }

  /**
   * A place that a route passes at two cells counts, and one that two routes pass is of neither.
   */
  @Test
  void of_routesPastPlaces_tellsThoseThatOneAlonePasses() {
    List<RouteDifference> both = RouteDifference.of(map, List.of(along(1), along(4)));
    assertThat(both.get(0).places()).extracting(Place::name).containsExactly("North");
    assertThat(both.get(1).places()).extracting(Place::name).containsExactly("South");
    RouteDifference beyond = RouteDifference.of(map, List.of(along(6))).get(0);
    assertThat(beyond.places())
        .as("in the order in which it comes near them")
        .extracting(Place::cell)
        .containsExactly(new Cell(6, 4), new Cell(11, 7));
    assertThat(RouteDifference.of(map, List.of(along(0))).get(0).places())
        .extracting(Place::name)
        .containsExactly("Inn", "North");
  }

  @Test
  void of_aRouteThatEndsNearAPlace_passesIt() {
    RouteDifference one = RouteDifference.of(map, List.of(along(5))).get(0);
    assertThat(one.places()).extracting(Place::name).containsExactly("South", "Far");
  }
}
