package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrintableTest {
  @Test
  void escape_plainText_isKeptInEveryLanguage() {
    assertThat(Printable.escape("Grüße, 道 and 🏔")).isEqualTo("Grüße, 道 and 🏔");
  }

  @Test
  void escape_controlAndFormatCharacters_becomeEscapes() {
    assertThat(Printable.escape("a\u001b[31mb\u0007\n\t\u009b\u202e\u2028\ud800"))
        .isEqualTo("a\\u001b[31mb\\u0007\\n\\t\\u009b\\u202e\\u2028\\ud800");
  }

  @Test
  void abbreviate_longText_endsInAnEllipsisAndSplitsNoCharacter() {
    assertThat(Printable.abbreviate("abcdef", 4)).isEqualTo("abc…");
    assertThat(Printable.abbreviate("ab🏔def", 4)).isEqualTo("ab…");
    assertThat(Printable.abbreviate("abcd", 4)).isEqualTo("abcd");
  }

  @Test
  void quote_oneCharacter_isShownOrNamed() {
    assertThat(Printable.quote('x')).isEqualTo("'x'");
    assertThat(Printable.quote(0x1b)).isEqualTo("U+001B");
    assertThat(Printable.quote(0x1F3D4)).isEqualTo("'🏔'");
  }
}
