package emberway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The links of all pages lead to files and headings of the repository that exist. */
final class PageLinksTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final Pattern LINK =
      Pattern.compile("]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```");

  @Test
  void links_ofAllPages_leadSomewhere() throws IOException {
    List<String> broken = new ArrayList<>();
    int found = 0;
    for (Path page : pages()) {
      Matcher link = LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
      while (link.find()) {
        found++;
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
        String anchor = link.group(2);
        if (!Files.exists(target) || (anchor != null && !anchors(target).contains(anchor))) {
          broken.add(HOME.relativize(page) + ": " + link.group());
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(found).isGreaterThan(100);
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (String folder : List.of("docs", "tiles", ".github")) {
      try (Stream<Path> files = Files.walk(HOME.resolve(folder))) {
        files.filter(PageLinksTest::isPage).forEach(pages::add);
      }
    }
    try (Stream<Path> files = Files.list(HOME)) {
      files.filter(PageLinksTest::isPage).forEach(pages::add);
    }
    return pages;
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md");
  }

  /** The anchors that GitHub gives the headings of a page. */
  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(Files.readString(page))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }
}
