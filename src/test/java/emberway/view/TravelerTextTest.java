package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.testing.Legends;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

  @Test
  void blockedStart_travelerOfFourGrounds_namesThemAll() {
    Tile grass = Legends.PUBLISHED.tile(Legends.PUBLISHED.id('G'));
    List<Tile> grounds =
        Stream.of("grass", "moss", "clay", "peat").map(name -> ground(grass, name)).toList();
    TileMap map = Legends.map(new Legend(grounds), "g.", "..");
    assertThat(TravelerText.blockedStart(TravelProfile.FOOT, map, new Cell(1, 0)))
        .endsWith("; start on grass or moss or clay or peat");
  }

  private static Tile ground(Tile like, String name) {
    return new Tile(
        name.charAt(0),
        name,
        name,
        Layer.BASE,
        like.stem(),
        "",
        like.terrain(),
        Optional.empty(),
        Tile.Role.NONE,
        0);
  }
}
