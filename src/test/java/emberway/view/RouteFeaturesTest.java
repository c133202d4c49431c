package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import org.junit.jupiter.api.Test;

final class RouteFeaturesTest {
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
  void of_aRoute_tellsItsLengthAndTheSharesOfItsGrounds() {
    RouteFeatures one = RouteFeatures.of(map, along(1));
    assertThat(one.length()).isEqualTo(10);
    assertThat(one.grounds().entrySet())
        .extracting(each -> each.getKey().label() + " " + Math.round(100 * each.getValue()))
        .containsExactlyInAnyOrder("Grass 70", "Dirt road 30");
  }

  @Test
  void of_routesPastPlaces_tellsThemInTheOrderInWhichItComesNearThem() {
    assertThat(RouteFeatures.of(map, along(6)).places())
        .extracting(Place::cell)
        .containsExactly(new Cell(6, 4), new Cell(11, 7));
    assertThat(RouteFeatures.of(map, along(0)).places())
        .extracting(Place::name)
        .containsExactly("Inn", "North");
    assertThat(RouteFeatures.of(map, along(5)).places())
        .as("one near its end")
        .extracting(Place::name)
        .containsExactly("South", "Far");
  }

  @Test
  void of_aRouteNearInfluences_namesTheirPlacesTheStrongestFirst() {
    TileMap influenced = map.copy();
    influenced.overlay().set(6, 4, map.legend().id('V'));
    influenced.overlay().set(6, 1, map.legend().id('V'));
    influenced.overlay().set(10, 6, map.legend().id('t'));
    RouteFeatures one = RouteFeatures.of(influenced, along(5));
    assertThat(one.warm()).extracting(Place::name).containsExactly("South", "North");
    assertThat(one.dreaded()).extracting(Place::name).containsExactly("Far");
    assertThat(RouteFeatures.of(map, along(5)).warm()).isEmpty();
  }
}
