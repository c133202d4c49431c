package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths of files in packs, and paths between Tiled's files: which are refused, and why. */
final class PackPathTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "A/b-c_d.9",
        "zZ/0",
        "maps/ä ö.txt",
        "a,b",
        ".hidden",
        "con2",
        "comx",
        "lpt",
        "icon",
        "auxiliary.txt"
      })
  void complaint_usualPath_isNone(String path) {
    assertThat(PackPath.complaint(path)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``| is empty",
        "/a| starts at the root of the disk",
        "C:| starts with a drive's letter",
        "a/../b| leads up with '..'",
        "a//b| has a part that is empty or '.'",
        "./b| has a part that is empty or '.'",
        "a/| has a part that is empty or '.'",
        "`a\tb`| has a control character or another that cannot be shown",
        "ab:c| has a ':', which not every system allows",
        "a\\b| has a '\\', which not every system allows",
        "a?| has a '?', which not every system allows",
        "a.| has a part that ends in a dot or begins or ends with a space",
        "`a `| has a part that ends in a dot or begins or ends with a space",
        "` a`| has a part that ends in a dot or begins or ends with a space",
        "`ä.`| has a part that ends in a dot or begins or ends with a space",
        "a/CON| has the part 'CON', a device on Windows",
        "prn.txt/b| has the part 'prn.txt', a device on Windows",
        "AUX| has the part 'AUX', a device on Windows",
        "nul| has the part 'nul', a device on Windows",
        "Lpt1.ä| has the part 'Lpt1.ä', a device on Windows"
      })
  void complaint_oddPath_saysWhy(String path, String complaint) {
    assertThat(PackPath.complaint(path)).contains(complaint);
  }

  @Test
  void complaint_pathOfTheLongestLength_isNoneAndOneMoreIs() {
    assertThat(PackPath.complaint("a".repeat(240))).isEmpty();
    assertThat(PackPath.complaint("a".repeat(241)))
        .isEqualTo(Optional.of("has 241 characters, more than 240"));
  }

  @Test
  void key_pathsThatSomeSystemsTakeForOne_isTheSame() {
    assertThat(PackPath.key("A/\u00c9")).isEqualTo("a/\u00e9");
    assertThat(PackPath.key("a/e\u0301")).isEqualTo("a/\u00e9");
    assertThat(PackPath.lastPart("a/b/c")).isEqualTo("c");
    assertThat(PackPath.lastPart("c")).isEqualTo("c");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a.tmx| b.tsx| b.tsx",
        "maps/a.tmx| b.tsx| maps/b.tsx",
        "maps/a.tmx| ../b.tsx| b.tsx",
        "maps/a.tmx| ../../b.tsx| ../b.tsx",
        "maps/a.tmx| .\\x//y\\..\\b.tsx| maps/x/b.tsx",
        "a.tmx| ../../../b| ../../../b",
        "a.tmx| c/../../../../b| ../../../b",
        "../a.tmx| b| ../b",
        "a.tmx| 1:b| 1:b"
      })
  void resolve_reference_isFound(String from, String reference, String path) {
    assertThat(RelativePath.resolve(from, reference)).isEqualTo(new RelativePath.Found(path));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a.tmx| ` `| is empty",
        "a.tmx| /b| is not relative to the map",
        "a.tmx| \\b| is not relative to the map",
        "a.tmx| C:\\b| is not relative to the map",
        "a.tmx| https://b.c/d| is not relative to the map",
        "a.tmx| `a\tb`| has a character that cannot be shown",
        "a.tmx| ../../../../b| leads more than 3 folders up",
        "../a.tmx| ../../../b| leads more than 3 folders up",
        "a.tmx| ..| names a folder",
        "a.tmx| b/..| names a folder"
      })
  void resolve_oddReference_isRefused(String from, String reference, String complaint) {
    assertThat(RelativePath.resolve(from, reference))
        .isEqualTo(new RelativePath.Refused(complaint));
  }

  @Test
  void resolve_longestReference_isFoundAndOneCharacterMoreIsNot() {
    String longest = "b".repeat(1000);
    assertThat(RelativePath.resolve("a", longest)).isEqualTo(new RelativePath.Found(longest));
    assertThat(RelativePath.resolve("a", longest + "b"))
        .isEqualTo(new RelativePath.Refused("has more than 1000 characters"));
  }
}
