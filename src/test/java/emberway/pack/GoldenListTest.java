package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.GoldenFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/golden-folders.md} names every golden folder once, and no other. */
class GoldenListTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", "."));
  private static final Pattern FOLDER =
      Pattern.compile("`((?:text|movingai|tiled|packs|saving)/[a-z0-9-]+)`");
  private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

  @Test
  void list_namesEveryFolderOnce() throws Exception {
    String list = list();
    List<String> named = FOLDER.matcher(list).results().map(found -> found.group(1)).toList();
    List<String> there = new ArrayList<>();
    for (String kind : List.of("text", "movingai", "tiled", "packs", "saving")) {
      for (Path folder : GoldenFolders.cases(kind)) {
        there.add(kind + "/" + folder.getFileName());
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
      assertThat(HOME.resolve("src/test/java/emberway"))
          .isDirectoryRecursivelyContaining("glob:**/" + test + ".java");
    }
  }

  private static String list() throws IOException {
    return Files.readString(HOME.resolve("docs/golden-folders.md"));
  }
}
