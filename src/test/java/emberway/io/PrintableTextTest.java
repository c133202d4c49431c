package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrintableTextTest {
  @Test
  void escape_plainText_isKeptInEveryLanguage() {
    assertThat(PrintableText.escape("Grüße, 道 and 🏔")).isEqualTo("Grüße, 道 and 🏔");
  }

  @Test
  void escape_controlAndFormatCharacters_becomeEscapes() {
    assertThat(PrintableText.escape("a\u001b[31mb\u0007\n\t\u009b\u202e\u2028\ud800"))
        .isEqualTo("a\\u001b[31mb\\u0007\\n\\t\\u009b\\u202e\\u2028\\ud800");
  }

  @Test
  void escape_joiners_stayInWordsThatAreSpelledWithThem() {
    assertThat(PrintableText.escape("خانه\u200cها")).isEqualTo("خانه\u200cها");
    assertThat(PrintableText.escape("क्\u200dष")).isEqualTo("क्\u200dष");
    assertThat(PrintableText.escape("\u200da\u200cb")).isEqualTo("\\u200da\\u200cb");
    assertThat(PrintableText.escape("1ª\u200d")).isEqualTo("1ª\\u200d");
  }

  @Test
  void abbreviate_longText_endsInAnEllipsisAndSplitsNoCharacter() {
    assertThat(PrintableText.abbreviate("abcdef", 4)).isEqualTo("abc…");
    assertThat(PrintableText.abbreviate("ab🏔def", 4)).isEqualTo("ab…");
    assertThat(PrintableText.abbreviate("abcd", 4)).isEqualTo("abcd");
  }

  @Test
  void quote_oneCharacter_isShownOrNamed() {
    assertThat(PrintableText.quote('x')).isEqualTo("'x'");
    assertThat(PrintableText.quote(0x1b)).isEqualTo("U+001B");
    assertThat(PrintableText.quote(0x1F3D4)).isEqualTo("'🏔'");
  }

  @Test
  void oneLine_anyMessage_hasASpaceForEachBreakWithin() {
    assertThat(PrintableText.oneLine("\n a\r\n\tb\n")).isEqualTo(" a b");
    assertThat(PrintableText.oneLine("\na")).isEqualTo("a");
  }
}
