package emberway.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextsTest {
  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private static String filled(String pattern, Object... arguments) {
    return TextPattern.fill(pattern, arguments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{0,plural,one{1 step}other{{0} steps}} | 1 | 1 step",
        "{0,plural,one{1 step}other{{0} steps}} | 0 | 0 steps",
        "{0,plural,one{# step}other{# steps}} | 1234 | 1,234 steps",
        "{0,plural,=0{none}one{one}other{many}} | 0 | none",
        "{0,plural,other{# of them}=2{a pair}} | 2 | a pair",
        "cost · {0,number} | 1234567 | cost · 1,234,567",
        "cost · {0,number} | -1234 | cost · -1,234",
        "{0} as it is | 1234 | 1234 as it is",
      })
  void fill_aNumber_takesItsForm(String pattern, long number, String expected) {
    assertThat(filled(pattern, number)).isEqualTo(expected);
  }

  @Test
  void fill_textOfTheUser_isNotReadAsAPattern() {
    assertThat(filled("{0} in {1}", "{1}'s map", "{0,plural,"))
        .isEqualTo("{1}'s map in {0,plural,");
    assertThat(filled("{0,plural,one{{1}}other{{1} #}}", 2, "#{0}")).isEqualTo("#{0} 2");
  }

  @Test
  void fill_aPatternThatIsNone_isRefused() {
    assertThatThrownBy(() -> filled("{0", 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> filled("{0,date}", 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> filled("{0,plural,one{1}}", 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void get_aKeyThatIsNone_isRefused() {
    assertThatThrownBy(() -> Texts.get("no.such.key")).isInstanceOf(MissingResourceException.class);
  }

  @Test
  void numbers_inGerman_haveItsMarks() {
    assertThat(Texts.fixed(12.5, 3)).isEqualTo("12.500");
    assertThat(Texts.grouped(1_234_567)).isEqualTo("1,234,567");
    Texts.use(Language.GERMAN);
    assertThat(Texts.fixed(12.5, 3)).isEqualTo("12,500");
    assertThat(Texts.decimal("0.25")).isEqualTo("0,25");
    assertThat(Texts.grouped(1_234_567)).isEqualTo("1.234.567");
    assertThat(Texts.format("problems.count", 1)).isEqualTo("1 Problem");
    assertThat(Texts.format("problems.count", 3)).isEqualTo("3 Probleme");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0",
        "1 | 1",
        "1.7320508 | 1.73",
        "28.896976 | 28.9",
        "999999.994 | 999999.99",
        "1234567.8 | 1,234,568",
        "0.0999 | 0.1",
        "0.04567 | 0.046",
        "0.00123 | 0.0012",
        "1.0E300 | 1.0E300",
      })
  void cost_anyAmount_isRoundedForPeople(double cost, String expected) {
    assertThat(Texts.cost(cost)).isEqualTo(expected);
  }

  @Test
  void exactCost_whatAFileSays_isNotRounded() {
    assertThat(Texts.exactCost(0.125)).isEqualTo("0.125");
    Texts.use(Language.GERMAN);
    assertThat(Texts.exactCost(0.125)).isEqualTo("0,125");
    assertThat(Texts.cost(1.7320508)).isEqualTo("1,73");
  }

  @Test
  void system_inALanguageWithoutTranslation_isEnglish() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("is"));
      assertThat(Language.SYSTEM.resolved()).isEqualTo(Language.ENGLISH);
      Locale.setDefault(Locale.forLanguageTag("de-AT"));
      assertThat(Language.SYSTEM.resolved()).isEqualTo(Language.GERMAN);
    } finally {
      Locale.setDefault(before);
    }
  }
}
