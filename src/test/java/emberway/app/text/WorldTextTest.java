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
  void figure_ofAShare_isInPercent() {
    assertThat(WorldText.figure(Amount.SEA, 26)).isEqualTo("26 %");
    assertThat(WorldText.figure(Amount.VOLCANOES, 0)).isEqualTo("0 %");
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
