package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class PathWordsTest {
  @Test
  void shortened_longPath_leavesOutItsMiddle() {
    assertThat(PathWords.shortened("/maps/a/b.png", 13)).isEqualTo("/maps/a/b.png");
    assertThat(PathWords.shortened("/maps/north/far/islands/b.png", 20))
        .isEqualTo("/maps/nor…ands/b.png")
        .hasSize(20);
    assertThat(PathWords.shortened("/maps/north/a-rather-long-name.png", 26))
        .isEqualTo("/m…/a-rather-long-name.png")
        .hasSize(26);
  }

  @Test
  void shortened_surrogatesAtTheCuts_areNotTornApart() {
    String odd = "/" + "\uD83C\uDF0B".repeat(30) + ".png";
    for (int longest = 3; longest < odd.length(); longest++) {
      String text = PathWords.shortened(odd, longest);
      assertThat(text.length()).isLessThanOrEqualTo(longest);
      assertThat(text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF)).isTrue();
    }
  }

  @Test
  void shortened_relativePath_isToldWhole() {
    assertThat(PathWords.shortened(Path.of("x.png"))).startsWith("/").endsWith("/x.png");
  }
}
