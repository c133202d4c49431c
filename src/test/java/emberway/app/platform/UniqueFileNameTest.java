package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

  @Test
  void in_takenName_isNumbered(@TempDir Path folder) throws IOException {
    LocalDateTime time = LocalDateTime.of(2026, 3, 4, 5, 6, 7);
    Path first = Files.createFile(UniqueFileName.in(folder, "road-wall", time, ".png"));
    assertThat(first.getFileName()).hasToString("road-wall-20260304-050607.png");
    assertThat(UniqueFileName.in(folder, "road-wall", time, ".png").getFileName())
        .hasToString("road-wall-20260304-050607-2.png");
  }
}
