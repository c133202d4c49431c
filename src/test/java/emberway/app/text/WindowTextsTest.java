package emberway.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.plan.cost.CornerCutting;
import emberway.testing.SourceTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds the texts of the window in their bundle, and the translations complete. */
final class WindowTextsTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final Path SOURCES = HOME.resolve("src/main/java/emberway/app");
  private static final Path BUNDLES = HOME.resolve("src/main/resources/emberway");

  /** Files, or single texts of files, that are not the window's, and what they are. */
  private static final Map<String, String> NOT_OF_THE_WINDOW =
      Map.ofEntries(
          Map.entry("Explorer.java", "for standard error, where there are no panels"),
          Map.entry(
              "desktop/ExplorerWindow.java", "the problem report, and why there is no window"),
          Map.entry("desktop/Monitors.java", "the problem report"),
          Map.entry("diagnosis/DiagnosisCollector.java", "the problem report, read by developers"),
          Map.entry("diagnosis/FolderCheck.java", "the problem report"),
          Map.entry("gui/SavedPanelLayout.java", "ids in files of older versions"),
          Map.entry("study/Lesson.java", "names of maps"),
          Map.entry("scene/AutosaveStore.java", "a line of a file"),
          Map.entry("platform/Diagnosis.java", "the problem report"),
          Map.entry("platform/SystemFolders.java", "names of folders"),
          Map.entry("settings/SettingsFile.java", "a problem of the file that says the language"));

  /** What may follow a key that is in the sources, see {@code Command}, {@code HelpPanel}. */
  private static final Pattern FURTHER = Pattern.compile("\\.(words|effect|title)$");

  private static final Pattern KEY =
      Pattern.compile("[a-z]+(-[a-z]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)+");
  private static final Pattern FILE = Pattern.compile(".*\\.(json|zip|txt|png|exe|lock|so|dll)");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)[,}]");

  /** A number in its own plural form without group marks, which {@code #} would have. */
  private static final Pattern UNGROUPED = Pattern.compile("\\{(\\d),plural,.*\\{\\1\\}");

  /** A notice, up to the key of its sentence. */
  private static final Pattern NOTICE =
      Pattern.compile("notices\\.(?:inform|warn|complain)\\([^;]*?Texts\\.\\w+\\(\\s*\"([^\"]+)");

  /** Keys of notices that are given through the state of the map or the clipboard. */
  private static final Pattern TOLD = Pattern.compile("(edit|copied|picture\\.not-copied)\\..*");

  private static final int MAX_ARGUMENTS = 6;

  private static final Map<String, List<SourceTexts.Literal>> LITERALS = new TreeMap<>();

  @BeforeAll
  static void readSources() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(SOURCES)) {
      files = all.filter(each -> each.toString().endsWith(".java")).toList();
    }
    SourceTexts.of(files)
        .forEach(
            (file, all) ->
                LITERALS.put(SOURCES.relativize(file).toString().replace('\\', '/'), all));
  }

  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private static Map<String, String> bundle(Language language) throws IOException {
    String suffix = language == Language.ENGLISH ? "" : "_" + language.id();
    Map<String, String> result = new TreeMap<>();
    for (String line : Files.readAllLines(BUNDLES.resolve("texts" + suffix + ".properties"))) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        String[] parts = line.split(" *= ?", 2);
        assertThat(result.put(parts[0], parts[1])).as("twice: " + parts[0]).isNull();
      }
    }
    return result;
  }

  /** A key up to its first point. */
  private static String first(String key) {
    int point = key.indexOf('.');
    return point < 0 ? key : key.substring(0, point);
  }

  private static Set<String> arguments(String pattern) {
    Matcher matcher = ARGUMENT.matcher(pattern);
    return matcher.results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  // What the sources say.

  @Test
  void texts_ofTheWindow_areInTheBundle() {
    List<String> found = new ArrayList<>();
    Set<String> excused = new TreeSet<>();
    LITERALS.forEach(
        (file, all) ->
            all.stream()
                .filter(SourceTexts.Literal::isText)
                .forEach(
                    each -> {
                      String text = file + ": " + each.value();
                      if (NOT_OF_THE_WINDOW.containsKey(file)) {
                        excused.add(file);
                      } else if (NOT_OF_THE_WINDOW.containsKey(text)) {
                        excused.add(text);
                      } else {
                        found.add(file + ":" + each.line() + ": " + each.value());
                      }
                    }));
    assertThat(found).as("to be moved into texts.properties").isEmpty();
    assertThat(excused).as("to be excused").isEqualTo(NOT_OF_THE_WINDOW.keySet());
  }

  /** A notice is a sentence; one that begins with an argument, such as a file's name, stays. */
  @Test
  void notices_inEachLanguage_beginWithACapitalLetter() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (String file : LITERALS.keySet()) {
      Matcher given = NOTICE.matcher(Files.readString(SOURCES.resolve(file)));
      given.results().forEach(found -> keys.add(found.group(1)));
    }
    assertThat(keys).contains("saved", "autosave.taken").hasSizeGreaterThan(20);
    for (Language language : List.of(Language.ENGLISH, Language.GERMAN)) {
      Map<String, String> bundle = bundle(language);
      bundle.keySet().stream().filter(key -> TOLD.matcher(key).matches()).forEach(keys::add);
      assertThat(keys.stream().filter(key -> Character.isLowerCase(bundle.get(key).charAt(0))))
          .as(language.id())
          .isEmpty();
    }
  }

  @Test
  void of_aTextAmongOtherStrings_findsItAlone() throws IOException {
    String code =
        """
        class Planted {
          static final String FIELD = "The way there";
          static final String NAME = "Close";
          void show() {
            ImGui.button("go");
            ImGui.button("##go");
            ImGui.button(Icon.GO.before(isOpen ? "shut" : Texts.get("open.it")));
            GuiText.tooltip(Texts.format("close", "a name"));
            notices.tell("saved " + file);
            throw new IllegalStateException("no such thing here");
          }
        }
        """;
    assertThat(SourceTexts.of("Planted.java", code))
        .filteredOn(SourceTexts.Literal::isText)
        .extracting(SourceTexts.Literal::value)
        .containsExactly("The way there", "Close", "go", "shut", "saved ");
  }

  @Test
  void keys_inTheSources_areInTheBundleAndTheOtherWayRound() throws IOException {
    Map<String, String> bundle = bundle(Language.ENGLISH);
    Set<String> firsts =
        bundle.keySet().stream().map(WindowTextsTest::first).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>();
    Set<String> values = new HashSet<>();
    LITERALS.forEach(
        (file, all) -> {
          for (SourceTexts.Literal each : all) {
            String value = each.value();
            boolean isLikeKey =
                KEY.matcher(value).matches()
                    && !FILE.matcher(value).matches()
                    && firsts.contains(first(value));
            if (!bundle.containsKey(value) && isLikeKey) {
              missing.add(file + ":" + each.line() + ": " + value);
            }
            values.add(value);
          }
        });
    Command.ALL.forEach(command -> values.add("command." + command.id()));
    for (CornerCutting cornerCutting : CornerCutting.values()) {
      String key = "tuning.corners." + cornerCutting.label();
      values.add(key);
      if (!bundle.containsKey(key)) {
        missing.add(key);
      }
    }
    Set<String> unused = new TreeSet<>(bundle.keySet());
    unused.removeIf(
        key -> values.contains(key) || values.contains(FURTHER.matcher(key).replaceFirst("")));
    assertThat(missing).as("in no bundle").isEmpty();
    assertThat(unused).as("in no source").isEmpty();
  }

  @Test
  void format_everyCall_hasTheArgumentsOfItsText() throws IOException {
    Map<String, String> bundle = bundle(Language.ENGLISH);
    List<String> wrong = new ArrayList<>();
    LITERALS.forEach(
        (file, all) -> {
          for (SourceTexts.Literal each : all) {
            String pattern = bundle.get(each.value());
            if (each.isKey() && pattern != null) {
              int count = arguments(pattern).size();
              boolean isRight = each.arguments() < 0 || each.arguments() == count;
              if (!isRight) {
                wrong.add(file + ":" + each.line() + ": " + each.value());
              }
            }
          }
        });
    assertThat(wrong).as("with other arguments than their texts").isEmpty();
  }

  // What the bundles say.

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void translation_ofEveryLanguage_isCompleteAndFillsInTheSame(Language language)
      throws IOException {
    Map<String, String> english = bundle(Language.ENGLISH);
    Map<String, String> other = bundle(language);
    assertThat(other.keySet()).isEqualTo(english.keySet());
    other.forEach(
        (key, pattern) -> {
          assertThat(arguments(pattern)).as(key).isEqualTo(arguments(english.get(key)));
          assertThat(pattern).as(key).doesNotContainPattern(UNGROUPED);
          assertThat(pattern.isEmpty()).as(key).isEqualTo(english.get(key).isEmpty());
        });
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void format_everyText_canBeFilledIn(Language language) throws IOException {
    Texts.use(language);
    Set<String> numbers = new HashSet<>();
    for (String key : bundle(language).keySet()) {
      for (int number : new int[] {1, 2}) {
        Object[] arguments = new Object[MAX_ARGUMENTS];
        java.util.Arrays.fill(arguments, number);
        String text = Texts.format(key, arguments);
        assertThat(text).as(key).doesNotContain("{", "}");
        numbers.add(text);
      }
    }
    assertThat(numbers).hasSizeGreaterThan(500);
  }
}
