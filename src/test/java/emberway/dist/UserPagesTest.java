package emberway.dist;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.ManualPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages that the packages contain, as a reader of them finds them. */
final class UserPagesTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", "."));
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)[^)]*\\)");
  private static final long MOST_BYTES = 6_000_000; // of the 50 MB that a package may have

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    UserPages.write(HOME, folder);
    Files.createFile(folder.resolve("CHANGELOG.md")); // of the package's other papers
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  @Test
  void pages_areThoseForUsers() {
    for (String page :
        List.of("commands", "formats", "keys", "packs", "tiled", "tilesets", "tour", "travel")) {
      assertThat(folder.resolve("docs/" + page + ".md")).isNotEmptyFile();
    }
    assertThat(folder.resolve("README.md")).isNotEmptyFile();
    assertThat(folder.resolve("docs/testing.md")).doesNotExist();
  }

  @Test
  void links_leadToPackagedFiles() throws IOException {
    int links = 0;
    for (Path page : files(".md")) {
      for (MatchResult link : LINK.matcher(Files.readString(page)).results().toList()) {
        assertThat(page.resolveSibling(link.group(1))).as("in %s", page).exists();
        links++;
      }
    }
    assertThat(links).isGreaterThan(60);
    assertThat(folder.resolve("docs/commands.md")).content().contains("(decision 0002):");
  }

  @Test
  void schemas_areTheSame() throws IOException {
    assertThat(files(".json")).hasSizeGreaterThan(1);
    for (Path schema : files(".json")) {
      assertThat(schema).hasSameBinaryContentAs(HOME.resolve(folder.relativize(schema)));
    }
  }

  @Test
  void pagesThatTheManualNames_arePackaged() {
    Pattern named = Pattern.compile("docs/[\\w/-]+(\\.\\w+)?");
    List<String> names =
        named
            .matcher(ManualPage.text("1").replace("\\-", "-"))
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(names).contains("docs/trace.md");
    assertThat(names).allSatisfy(name -> assertThat(folder.resolve(name)).exists());
  }

  @Test
  void pictures_haveTheirSizeAndTakeLittle() throws IOException {
    long bytes = 0;
    List<Path> pictures = Stream.concat(files(".jpg").stream(), files(".png").stream()).toList();
    for (Path picture : pictures) {
      String name = picture.getFileName().toString().replaceFirst("\\.\\w+$", ".png");
      var shown = ImageIO.read(picture.toFile());
      var drawn = ImageIO.read(HOME.resolve("docs/pictures").resolve(name).toFile());
      assertThat(shown.getWidth()).isEqualTo(drawn.getWidth());
      assertThat(shown.getHeight()).isEqualTo(drawn.getHeight());
      bytes += Files.size(picture);
    }
    assertThat(pictures).hasSizeGreaterThan(25);
    assertThat(bytes).isLessThan(MOST_BYTES);
  }
}
