package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GuiFontsTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void hasGlyph_everyCharacterOfTheTexts_isThere(Language language) throws IOException {
    String suffix = language == Language.ENGLISH ? "" : "_" + language.id();
    try (InputStream in =
        Language.class.getResourceAsStream("/emberway/texts" + suffix + ".properties")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text.chars().filter(each -> each != '\n').mapToObj(each -> (char) each))
          .allMatch(GuiFonts::hasGlyph);
    }
    assertThat(GuiFonts.hasGlyph('\u4e2d')).isFalse();
  }
}
