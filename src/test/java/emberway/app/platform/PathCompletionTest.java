package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PathCompletionTest {
  @TempDir private Path folder;

  @BeforeEach
  void fill() throws IOException {
    Files.createFile(folder.resolve("valley.map.txt"));
    Files.createFile(folder.resolve("Vale.map.txt"));
    Files.createFile(folder.resolve("other.map.txt"));
    Files.createFile(folder.resolve(".valley-hidden"));
    Files.createDirectory(folder.resolve("vault"));
  }

  private List<String> of(String begun) {
    return PathCompletion.of(folder + File.separator + begun).stream()
        .map(path -> path.substring(folder.toString().length() + 1))
        .toList();
  }

  @Test
  void of_beginningOfNames_findsFoldersFirstInAnyCaseAndNothingHidden() {
    assertThat(of("va"))
        .containsExactly("vault" + File.separator, "Vale.map.txt", "valley.map.txt");
  }

  @Test
  void of_dot_findsWhatIsHidden() {
    assertThat(of(".v")).containsExactly(".valley-hidden");
  }

  @Test
  void of_folderAlone_findsAllThatIsInIt() {
    assertThat(of("")).hasSize(4).contains("other.map.txt");
  }

  @Test
  void of_manyFiles_findsTheFirstEight() throws IOException {
    for (int i = 0; i < 20; i++) {
      Files.createFile(folder.resolve("vault").resolve("m%02d".formatted(i)));
    }
    assertThat(of("vault/m")).hasSize(8).first().isEqualTo("vault/m00");
  }

  @Test
  void of_nothingThere_findsNothing() {
    assertThat(of("x")).isEmpty();
    assertThat(of("missing/x")).isEmpty();
    assertThat(of("valley.map.txt/x")).isEmpty();
    assertThat(PathCompletion.of("a\0b/c")).isEmpty();
  }

  @Test
  void expand_tilde_isTheHomeOfThePerson() {
    Path home = Path.of(System.getProperty("user.home"));
    assertThat(PathCompletion.expand("~")).isEqualTo(home);
    assertThat(PathCompletion.expand("~/maps/a.txt")).isEqualTo(home.resolve("maps/a.txt"));
    assertThat(PathCompletion.expand("~other")).isEqualTo(Path.of("~other"));
  }
}
