package emberway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types and members that pages for newcomers name exist in the sources. */
final class ArchitecturePageTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final int MAX_LINES = 200;

  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  /** A type, perhaps after its package and before members: {@code plan.cost.Movement.DEFAULT}. */
  private static final Pattern TYPE =
      Pattern.compile("(?:[a-z]+\\.)*([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)((?:\\.\\w+)*)");

  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:class|record|enum|interface)\\s+(\\w+)");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
  private static final Set<String> OF_THE_JDK = Set.of("Runnable");

  /** The sources without comments that declare a type, by its name. */
  private static final Map<String, String> SOURCES = new HashMap<>();

  @BeforeAll
  static void readSources() throws IOException {
    try (Stream<Path> files = Files.walk(HOME.resolve("src"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String source = COMMENT.matcher(Files.readString(file)).replaceAll("");
        Matcher declarations = DECLARATION.matcher(source);
        while (declarations.find()) {
          SOURCES.merge(declarations.group(1), source, (one, other) -> one + other);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ARCHITECTURE.md", "docs/glossary.md"})
  void names_inCode_existInTheSources(String page) throws IOException {
    assertThat(missing(Files.readString(HOME.resolve(page)))).as(page).isEmpty();
  }

  @Test
  void names_thatAreMissing_areFound() {
    assertThat(missing("`map.Cell`, `Cell.distanceTo`, `Cel`, `Cell.away`, `Movement.Gone.X`"))
        .containsExactly("Cel", "Cell.away", "Movement.Gone.X");
  }

  @Test
  void architecture_isShort() throws IOException {
    assertThat(Files.readAllLines(HOME.resolve("ARCHITECTURE.md")))
        .hasSizeLessThanOrEqualTo(MAX_LINES);
  }

  private static Set<String> missing(String page) {
    Set<String> missing = new LinkedHashSet<>();
    Matcher code = CODE.matcher(page);
    while (code.find()) {
      Matcher type = TYPE.matcher(code.group(1));
      if (type.matches()
          && !OF_THE_JDK.contains(type.group(1))
          && !isDeclared(type.group(1), List.of(type.group(2).split("\\.")))) {
        missing.add(code.group(1));
      }
    }
    return missing;
  }

  /** Whether a type is declared in a source that has these words; an empty one is always there. */
  private static boolean isDeclared(String type, List<String> words) {
    String source = SOURCES.get(type);
    return source != null
        && words.stream()
            .allMatch(
                word ->
                    word.isEmpty() || Pattern.compile("\\b" + word + "\\b").matcher(source).find());
  }
}
