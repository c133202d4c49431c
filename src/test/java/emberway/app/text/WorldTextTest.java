package emberway.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.worldgen.WorldAmounts.Amount;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The figures beside the sliders of random worlds. */
final class WorldTextTest {
  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void figure_ofAShare_isInPercentOfWhat() {
    assertThat(WorldText.figure(Amount.SEA, 26)).isEqualTo("26 % of the map");
    assertThat(WorldText.figure(Amount.FOREST, 40)).isEqualTo("40 % of the land");
    assertThat(WorldText.figure(Amount.VOLCANOES, 35)).isEqualTo("35 % of high summits");
    Texts.use(Language.GERMAN);
    assertThat(WorldText.figure(Amount.VOLCANOES, 0)).isEqualTo("0 % der hohen Gipfel");
  }

  @Test
  void figure_ofANumber_isAMultipleOfTheUsualOne() {
    assertThat(WorldText.figure(Amount.TOWNS, 100)).isEqualTo("1 × usual");
    assertThat(WorldText.figure(Amount.GRAVEYARDS, 125)).isEqualTo("1.25 × usual");
    assertThat(WorldText.figure(Amount.TOWNS, 0)).isEqualTo("0 × usual");
    Texts.use(Language.GERMAN);
    assertThat(WorldText.figure(Amount.TOWNS, 250)).isEqualTo("2,5 × üblich");
  }
}
