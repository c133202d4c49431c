package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/golden-folders.md} names every golden folder once, and no other. */
class GoldenListTest {
  private static final Pattern FOLDER = Pattern.compile("`((?:tiled|packs)/[a-z0-9-]+)`");
  private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

  @Test
  void list_namesEveryFolderOnce() throws Exception {
    String list = list();
    List<String> named = FOLDER.matcher(list).results().map(found -> found.group(1)).toList();
    List<String> there = new ArrayList<>();
    for (String kind : List.of("packs", "tiled")) {
      Path root = Path.of(GoldenListTest.class.getResource("/" + kind).toURI());
      try (Stream<Path> all = Files.list(root)) {
        all.filter(Files::isDirectory).forEach(f -> there.add(kind + "/" + f.getFileName()));
      }
    }
    assertThat(named).containsExactlyInAnyOrderElementsOf(there);
  }

  @Test
  void list_namesTestsThatExist() throws Exception {
    List<String> tests =
        TEST.matcher(list())
            .results()
            .map(MatchResult::group)
            .map(t -> t.replace("`", ""))
            .toList();
    assertThat(tests).isNotEmpty();
    for (String test : tests) {
      assertThat(Class.forName("emberway.pack." + test)).isNotNull();
    }
  }

  private static String list() throws IOException {
    String home = System.getProperty("emberway.home", ".");
    return Files.readString(Path.of(home, "docs", "golden-folders.md"));
  }
}
