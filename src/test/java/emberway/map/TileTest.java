package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles, what they cost and what they are called. */
final class TileTest {
  private static final Influence WARM =
      new Influence(Influence.Effect.ATTRACT, 2, 3, 1, Influence.Falloff.HARD);

  private static Tile tile(char symbol, String name, String stem, String joins, int color) {
    return new Tile(
        symbol,
        name,
        "Old Oak",
        Layer.OVERLAY,
        stem,
        joins,
        Terrain.factor(2),
        Optional.of(WARM),
        Tile.Role.GOAL,
        color);
  }

  private static Tile tile(Layer layer, Terrain terrain, Influence influence) {
    return new Tile(
        'o',
        "oak",
        "Old Oak",
        layer,
        "oak",
        "",
        terrain,
        Optional.ofNullable(influence),
        Tile.Role.NONE,
        0);
  }

  @Test
  void isSymbol_anyCharacter_isOneThatIsSeenAndMeansNothingElse() {
    assertThat("!\"$%&'()*+,-/09:;<=>?@AZ\\]^_`az{|}~é€♣".chars())
        .allMatch(c -> Tile.isSymbol((char) c.intValue()));
    assertThat(
            " .#[\t\n\0\u007f\u0085\u00a0\u2003\u2028\u3000\u200b\u202e\u00ad\ufeff\ud800\udfff\uffff\u0378"
                .chars())
        .noneMatch(c -> Tile.isSymbol((char) c.intValue()));
    assertThatThrownBy(() -> tile('#', "a", "a", "", 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("tile symbol U+0023: must be a visible character");
  }

  @Test
  void tile_senselessParts_areRefused() {
    for (Tile sound : List.of(tile('a', "n", "s", "", 0), tile('a', "n", "s", "", 0xFFFFFF))) {
      assertThat(sound.mapColor()).isBetween(0, 0xFFFFFF);
    }
    assertThatThrownBy(() -> tile('a', " ", "s", "", 0)).hasMessageContaining("not be blank");
    assertThatThrownBy(() -> tile('a', "n", "", "", 0)).hasMessageContaining("not be blank");
    assertThatThrownBy(() -> tile('a', "n", "s", "", -1))
        .hasMessage("tile 'a': map color FFFFFFFF, legal range 0..FFFFFF");
    assertThatThrownBy(() -> tile('a', "n", "s", "", 0x1000000)).hasMessageContaining("1000000");
  }

  @Test
  void with_onePartChanged_keepsAllOthers() {
    Tile tile = tile('a', "n", "s", "ab", 5);
    Tile dear = tile.with(Terrain.cost(9), Optional.empty());
    assertThat(dear.terrain()).isEqualTo(Terrain.cost(9));
    assertThat(dear.influence()).isEmpty();
    assertThat(dear.with(tile.terrain(), tile.influence())).isEqualTo(tile);
    assertThat(tile.with(7).mapColor()).isEqualTo(7);
    assertThat(tile.with(7).with(5)).isEqualTo(tile);
  }

  @Test
  void joinsWith_listedSymbols_areAllJoined() {
    Tile tile = tile('a', "n", "s", "abc", 0);
    assertThat("abc".chars()).allMatch(c -> tile.joinsWith((char) c.intValue()));
    assertThat(tile.joinsWith('d')).isFalse();
    assertThat(tile.hasJoins()).isTrue();
    assertThat(tile('a', "n", "s", "", 0).hasJoins()).isFalse();
  }

  @Test
  void terrain_overWhatIsBelow_costsAsItSays() {
    assertThat(Terrain.cost(4).over(7)).isEqualTo(4);
    assertThat(Terrain.factor(4).over(7)).isEqualTo(28);
    assertThat(Terrain.UNCHANGED.over(7)).isEqualTo(7);
    assertThat(Terrain.BLOCKED.over(7)).isInfinite();
    assertThat(Terrain.cost(4).over(Double.POSITIVE_INFINITY)).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void terrain_thatIsNoPositiveNumber_isRefused(double value) {
    assertThatThrownBy(() -> Terrain.cost(value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("terrain cost ");
    assertThatThrownBy(() -> Terrain.factor(value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("terrain factor ");
    if (value != 0) {
      assertThatThrownBy(() -> new Terrain(Terrain.Kind.BLOCKED, value))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("blocked terrain has no value");
    }
    assertThat(Terrain.cost(Double.MIN_VALUE).value()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "WAY, BASE, 1, along the pine",
    "PASSAGE, BASE, 1, past the pine",
    "GROUND, BASE, 1, over the pine",
    "GROUND, OVERLAY, 1, ''",
    "GROUND, OVERLAY, 2, past the pine"
  })
  void words_ofATile_areMadeOfItsNoun(
      TileWords.Kind kind, Layer layer, double factor, String phrase) {
    Tile tile = tile(layer, Terrain.factor(factor), null);
    TileWords words = TileWords.of(tile, kind, "pine", "pines");
    assertThat(words)
        .isEqualTo(
            new TileWords(kind, "pine", "pines", phrase, "the edge of the pine", "skirting"));
    assertThat(words.withPhrase("by it").phrase()).isEqualTo("by it");
    assertThat(words.withPhrase("by it").withPhrase(phrase)).isEqualTo(words);
  }

  @ParameterizedTest
  @EnumSource(Influence.Effect.class)
  void words_ofWhatBendsWays_sayHow(Influence.Effect effect) {
    Influence influence = new Influence(effect, 2, 3, 1, Influence.Falloff.HARD);
    TileWords words = TileWords.of(tile(Layer.BASE, Terrain.UNCHANGED, influence));
    assertThat(words.bend())
        .isEqualTo(effect == Influence.Effect.ATTRACT ? "drawn by" : "skirting");
    assertThat(words.kind()).isEqualTo(TileWords.Kind.GROUND);
    assertThat(words.noun()).isEqualTo("old oak");
    assertThat(words.plural()).isEqualTo("old oaks");
  }

  @Test
  void travel_wordsAndProfiles_areFound() {
    Tile oak = tile(Layer.BASE, Terrain.UNCHANGED, null);
    TileWords own = TileWords.barrier("hedge", "its edge");
    TravelDescription travelDescription =
        new TravelDescription(List.of(TravelProfile.FOOT), Scale.UNKNOWN, Map.of('o', own));
    assertThat(travelDescription.words(oak)).isEqualTo(own);
    assertThat(travelDescription.wordsOnly()).isEqualTo(travelDescription);
    assertThat(TravelDescription.ON_FOOT.words(oak)).isEqualTo(TileWords.of(oak));
    assertThat(travelDescription.profile("foot")).contains(TravelProfile.FOOT);
    assertThat(travelDescription.profile("Foot")).isEmpty();
    assertThatThrownBy(() -> new TravelDescription(List.of(), Scale.UNKNOWN, Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(own.edge()).isEqualTo("its edge");
    assertThat(own.noun()).isEqualTo(own.plural()).isEqualTo("hedge");
  }

  @Test
  void withJoinsOrToggle_changesNothingElse() {
    Tile tile = tile('a', "n", "s", "ab", 5);
    Tile other = tile.withJoins("xy").withToggle(Optional.of('q'));
    assertThat(other.joins()).isEqualTo("xy");
    assertThat(other.togglesTo()).contains('q');
    assertThat(other.withToggle(Optional.empty()).withJoins("ab")).isEqualTo(tile);
  }

  /** Each part's name in tile sets is found again, and each part lies in one of the layers. */
  @Test
  void parts_ofRandomWorlds_areFoundByTheirNames() {
    assertThat(WorldPart.labels()).hasSize(WorldPart.values().length).doesNotHaveDuplicates();
    assertThat(WorldPart.labels())
        .startsWith("grass", "snow")
        .contains("dead-tree", "erupting-volcano");
    assertThat(WorldPart.of("dead-tree")).contains(WorldPart.DEAD_TREE);
    assertThat(WorldPart.of("goal")).contains(WorldPart.GOAL);
    assertThat(WorldPart.of("DEAD_TREE")).isEmpty();
    assertThat(WorldPart.FIELD.layer()).isEqualTo(Layer.BASE);
    assertThat(WorldPart.ROAD.layer()).isEqualTo(Layer.OVERLAY);
    assertThat(Layer.OVERLAY.label()).isEqualTo("overlay");
  }
}
