package emberway.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PrivacyFilterTest {
  private static final PrivacyFilter ALICE =
      new PrivacyFilter(
          List.of("/people/alice", "C:\\Users\\alice"), List.of("alice"), List.of("wonderland"));

  private static final List<String> NAMES = List.of("Rook Hill", "Thieves' Den", "x");

  @ParameterizedTest
  @CsvSource({
    "/people/alice/maps/a.map.txt:3: odd, ~/maps/a.map.txt:3: odd",
    "/people/alice, ~",
    "in /people/alice: full, in ~: full",
    "/people/alices/maps, /people/alices/maps",
    "C:\\Users\\alice\\maps, ~\\maps",
    "C:/Users/alice/maps, ~/maps",
    "/media/alice/usb on wonderland, /media/USER/usb on HOST",
    "alice-maps and malice, USER-maps and malice",
    "nothing of hers, nothing of hers",
  })
  void line_homeAndNames_areLeftOut(String text, String safe) {
    assertThat(ALICE.line(text)).isEqualTo(safe);
  }

  @Test
  void line_controlCharacters_areEscaped() {
    assertThat(ALICE.line("a\u001b[31mb\nc")).isEqualTo("a\\u001b[31mb\\nc");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a.map.txt:4:2: 'Q' is no symbol; use 'G'| a.map.txt:4:2: …",
        "the user's map has no place \"Rook\"| the user's map has no place …",
        "a.map.txt:4: U+200B is no symbol| a.map.txt:4: …",
        "world.zip#Rook: not there| world.zip…",
        "the element <rook> is not closed| the element …",
        "a <= b and c < d| a <= b and c < d",
        "Rook Hill: too large, as is Thieves' Den| …: too large, as is …",
        "Rook Hills: too large, x| Rook Hills: too large, x",
      },
      delimiter = '|')
  void sentence_wordsOfTheMap_areLeftOut(String text, String safe) {
    assertThat(ALICE.sentence(text, NAMES)).isEqualTo(safe);
  }

  @Test
  void sentence_moreNamesThanOnePatternHolds_leavesAllOut() {
    List<String> many =
        java.util.stream.IntStream.range(0, 20_000).mapToObj(i -> "Place " + i).toList();
    assertThat(ALICE.sentence("Place 3 and Place 19999 and Place 20000", many))
        .isEqualTo("… and … and Place 20000");
  }

  @Test
  void ofThisUser_home_isNotShown() {
    String home = System.getProperty("user.home");
    assertThat(PrivacyFilter.ofThisUser().line(home + "/x")).isEqualTo("~/x");
  }
}
