package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UniqueFileNameTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The Island Realm | the-island-realm",
        "Snow & Fire! | snow-fire",
        "../../etc/passwd | etc-passwd",
        "Straße 7 | straße-7",
        "山の村 | 山の村",
        "… | map",
      })
  void stemOf_anyTitle_isSafeInAFileName(String title, String expected) {
    assertThat(UniqueFileName.stemOf(title)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"x, 1000", "𠮷, 1000", "a b, 400"})
  void stemOf_longTitle_isShortAndCutBetweenLetters(String part, int times) {
    String stem = UniqueFileName.stemOf(part.repeat(times));
    assertThat(stem).hasSizeBetween(50, 61);
    assertThat(Character.isHighSurrogate(stem.charAt(stem.length() - 1))).isFalse();
  }
}
