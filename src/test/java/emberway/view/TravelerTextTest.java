package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import org.junit.jupiter.api.Test;

final class TravelerTextTest {
  private final LoadedMap valley = TestMap.valley().loaded();

  private TravelProfile profile(String name) {
    return valley.tiles().travelDescription().profile(name).orElseThrow();
  }

  @Test
  void blockedStart_travelerOfFewGrounds_namesThem() {
    assertThat(TravelerText.blockedStart(profile("boat"), valley.map(), new Cell(3, 4)))
        .isEqualTo("the boat cannot start on stone wall on grass at 3,4; start on water");
  }

  @Test
  void blockedStart_travelerOfManyGrounds_isToldToStartBeside() {
    assertThat(TravelerText.blockedStart(profile("foot"), valley.map(), new Cell(3, 4)))
        .isEqualTo("the traveler cannot start on stone wall on grass at 3,4; start beside it");
  }
}
