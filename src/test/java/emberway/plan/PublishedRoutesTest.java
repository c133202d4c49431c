package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.TileMap;
import emberway.plan.cost.Labeled;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The costs of the published examples. */
final class PublishedRoutesTest {
  @ParameterizedTest
  @CsvSource({
    "road-and-wall, terrain, 7.655999999999999",
    "wall-extended, terrain, 11.655999999999999",
    "snow-dormant, terrain, 21.0",
    "snow-erupting, terrain, 8.570559083628904",
    "snow-tombstone, terrain, 28.896975674250697",
    "snow-erupting-tombstone, terrain, 14.622394644511317",
    // As published, with the Euclidean estimate: cheapest but where it overestimates.
    "road-and-wall, calkins, 7.655999999999999",
    "wall-extended, calkins, 11.655999999999999",
    "snow-dormant, calkins, 21.0",
    "snow-erupting, calkins, 8.570559083628904",
    "snow-tombstone, calkins, 28.896975674250697",
    "lester, lester, 68",
    "unit, unit, 3",
  })
  void publishedMap_withItsPreset_costsAsPublished(String name, String preset, double cost) {
    TileMap map = TestMaps.published(name);
    Outcome outcome = TestMaps.plan(map, Labeled.find(Preset.class, preset).rules());
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    assertThat(((Outcome.Found) outcome).route().cost()).isCloseTo(cost, within(1e-9));
  }

  /** Near a volcano the estimate of 004 is too high; its route is dearer than it need be. */
  @Test
  void calkins_betweenVolcanoAndTombstone_missesTheCheapest() {
    TileMap map = TestMaps.published("snow-erupting-tombstone");
    Route route = ((Outcome.Found) TestMaps.plan(map, Preset.CALKINS.rules())).route();
    assertThat(TestMaps.text(route)).isEqualTo("1,5 2,4 3,3 4,2 5,2 6,3 7,4 8,5");
    assertThat(route.cost()).isGreaterThan(14.622394644511317 + 0.08);
  }
}
