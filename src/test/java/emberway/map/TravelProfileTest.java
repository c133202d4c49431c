package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Legends;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TravelProfileTest {
  private static final TravelProfile SLEDGE =
      new TravelProfile(
          "sledge",
          "Sledge",
          Map.of("de", "Schlitten"),
          Map.of('S', Terrain.cost(0.5)),
          Map.of(Layer.BASE, Terrain.BLOCKED),
          false,
          Map.of(),
          Optional.empty());

  @Test
  void applyTo_legend_changesTerrainAndInfluenceAndNothingElse() {
    Legend legend = Legends.PUBLISHED;
    Legend changed = SLEDGE.applyTo(legend);
    assertThat(changed.find('S').orElseThrow().terrain()).isEqualTo(Terrain.cost(0.5));
    assertThat(changed.find('G').orElseThrow().terrain()).isEqualTo(Terrain.BLOCKED);
    assertThat(changed.find('R').orElseThrow().terrain()).isEqualTo(Terrain.factor(0.5));
    for (int id = 1; id <= legend.size(); id++) {
      Tile was = legend.tile(id);
      Tile is = changed.tile(id);
      assertThat(is.influence()).isEmpty();
      assertThat(is.with(was.terrain(), was.influence())).isEqualTo(was);
    }
  }

  @Test
  void applyTo_onFoot_isTheMapItself() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GS", "..");
    assertThat(TravelProfile.FOOT.applyTo(map)).isSameAs(map);
    assertThat(TravelProfile.FOOT.withoutInfluences().applyTo(map)).isNotSameAs(map);
    assertThat(SLEDGE.applyTo(map).base()).isSameAs(map.base());
  }

  @Test
  void travel_withoutFoot_isRefused() {
    assertThatThrownBy(() -> new TravelDescription(List.of(SLEDGE), Scale.UNKNOWN, Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("on foot");
  }

  @Test
  void scale_measuresWaysAndTimes() {
    Scale scale =
        new Scale(
            Optional.of(new Measure(2, Measure.Unit.KILOMETER)),
            Optional.of(new Measure(30, Measure.Unit.MINUTE)));
    assertThat(scale.meters(1.5)).hasValue(3000);
    assertThat(scale.seconds(2)).hasValue(3600);
    assertThat(Scale.UNKNOWN.meters(1)).isEmpty();
    assertThat(Scale.UNKNOWN.or(scale)).isEqualTo(scale);
    assertThatThrownBy(() -> new Scale(scale.pace(), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Measure(0, Measure.Unit.DAY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 d: must be in 0.001..1000000");
  }

  @Test
  void changesNothing_anyOneChange_isOne() {
    assertThat(TravelProfile.FOOT.changesNothing()).isTrue();
    assertThat(TravelProfile.FOOT.withoutInfluences().changesNothing()).isFalse();
    assertThat(profile(Map.of('S', Terrain.BLOCKED), Map.of()).changesNothing()).isFalse();
    assertThat(profile(Map.of(), Map.of(Layer.BASE, Terrain.BLOCKED)).changesNothing()).isFalse();
    Legend kept = profile(Map.of('S', Terrain.BLOCKED), Map.of()).applyTo(Legends.PUBLISHED);
    assertThat(kept.find('V').orElseThrow().influence()).isPresent();
    assertThat(kept.find('G').orElseThrow().terrain()).isEqualTo(Terrain.cost(1));
  }

  private static TravelProfile profile(
      Map<Character, Terrain> terrain, Map<Layer, Terrain> otherwise) {
    return new TravelProfile(
        "p", "P", Map.of(), terrain, otherwise, true, Map.of(), Optional.empty());
  }

  @Test
  void applyTo_onFoot_keepsTheLegend() {
    assertThat(TravelProfile.FOOT.applyTo(Legends.PUBLISHED)).isSameAs(Legends.PUBLISHED);
  }

  @Test
  void legend_idsOfNames_areThoseOfTheirTiles() {
    Legend legend = new Legend(Legends.PUBLISHED.tiles());
    for (int id = 1; id <= legend.size(); id++) {
      assertThat(legend.id(legend.tile(id).name())).isEqualTo(id);
      assertThat(legend.id(legend.tile(id).symbol())).isEqualTo(id);
    }
    assertThat(legend.id("nothing of the kind")).isEqualTo(Legend.NOTHING);
  }
}
