package emberway;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ChildJava;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The planner as a library: its classes make a module of their own, and the examples and the code
 * of docs/library.md run with nothing but that module.
 */
final class LibraryTest {
  private static final Path HOME = Path.of(System.getProperty("emberway.home", ""));
  private static final List<String> PACKAGES = List.of("map", "plan");
  private static final Path MODULE = HOME.resolve("src/library/plan/java/module-info.java");
  private static final Path EXAMPLES = HOME.resolve("src/examples/java");
  private static final Path EXPECTED = HOME.resolve("src/test/resources/examples");
  private static final Pattern JAVA = Pattern.compile("(?s)```java\n(.*?)```\n(?:\n    (.*?\n))?");
  private static final Pattern PROGRAM = Pattern.compile("public class (\\w+)");

  /** A row of README's table of speed: a map, gdx-ai's time, and two times with ratios. */
  private static final Pattern SPEED =
      Pattern.compile(
          "(?m)^\\| ([^|]+) \\| \\S+ \\| \\S+ \\((.+)\\) \\| (?:\\S+ \\((.+)\\)|(not needed))"
              + " \\|$");

  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");

  @TempDir private static Path folder;

  @BeforeAll
  static void compile() throws IOException {
    Path module = folder.resolve("library");
    Path classes = ChildJava.programClasses();
    for (String name : PACKAGES) {
      copy(classes.resolve("emberway").resolve(name), module.resolve("emberway").resolve(name));
    }
    compile(List.of(MODULE), "-d", module.toString());
    List<Path> programs = new ArrayList<>(sources(EXAMPLES));
    for (MatchResult program : code()) {
      if (isProgram(program)) {
        Path file = folder.resolve(name(program) + ".java");
        programs.add(Files.writeString(file, program.group(1)));
      }
    }
    compile(
        programs,
        "-d",
        folder.resolve("examples").toString(),
        "-p",
        module.toString(),
        "--add-modules",
        "emberway.plan");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  private static List<Path> sources(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static void compile(List<Path> sources, String... options) {
    List<String> arguments = new ArrayList<>(List.of("--release", "17", "-proc:none"));
    arguments.addAll(List.of(options));
    sources.forEach(source -> arguments.add(source.toString()));
    assertThat(run("javac", arguments)).isEmpty();
  }

  private static String run(String tool, List<String> arguments) {
    StringWriter said = new StringWriter();
    PrintWriter to = new PrintWriter(said, true);
    int status =
        ToolProvider.findFirst(tool).orElseThrow().run(to, to, arguments.toArray(String[]::new));
    assertThat(status).as(said.toString()).isZero();
    return said.toString();
  }

  @Tag("slow")
  @Test
  void module_compiledFromItsSources_needsNothingButJavaBase() throws IOException {
    List<Path> sources = new ArrayList<>(List.of(MODULE));
    for (String name : PACKAGES) {
      sources.addAll(sources(HOME.resolve("src/main/java/emberway").resolve(name)));
    }
    Path module = folder.resolve("compiled");
    compile(sources, "-d", module.toString(), "-Xlint:exports", "-Werror");
    String needed = run("jdeps", List.of("--print-module-deps", module.toString()));
    assertThat(needed.strip()).isEqualTo("java.base");
  }

  @TestFactory
  Stream<DynamicTest> examples_printWhatIsExpected() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES.resolve("emberway/examples"))) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .filter(name -> !name.equals("package-info"))
              .sorted()
              .toList();
      assertThat(names).hasSizeGreaterThan(2);
      return names.stream()
          .map(
              name ->
                  DynamicTest.dynamicTest(
                      name,
                      () ->
                          assertThat(printed("emberway.examples." + name, "--frames", "200"))
                              .isEqualTo(Files.readString(EXPECTED.resolve(name + ".txt")))));
    }
  }

  /** Each piece of Java is a program, followed by what it prints, or lines of an example. */
  @TestFactory
  Stream<DynamicTest> page_hasCodeThatRuns() throws IOException {
    String guide = Files.readString(EXAMPLES.resolve("emberway/examples/LibraryGuide.java"));
    return code().stream()
        .map(
            piece ->
                DynamicTest.dynamicTest(
                    piece.group(1).lines().findFirst().orElseThrow(),
                    () -> {
                      if (isProgram(piece)) {
                        assertThat(piece.group(1).lines()).hasSize(12);
                        assertThat(printed(name(piece))).isEqualTo(piece.group(2));
                      } else {
                        assertThat(guide).contains(piece.group(1));
                      }
                    }));
  }

  private static List<MatchResult> code() throws IOException {
    String page = Files.readString(HOME.resolve("docs/library.md"));
    return JAVA.matcher(page).results().toList();
  }

  private static boolean isProgram(MatchResult code) {
    return PROGRAM.matcher(code.group(1)).find();
  }

  private static String name(MatchResult program) {
    return PROGRAM.matcher(program.group(1)).results().findFirst().orElseThrow().group(1);
  }

  /** What a program prints that sees the library and the JDK. */
  private static String printed(String program, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = ChildJava.program("-Duser.language=en");
    command.addAll(List.of("-p", folder.resolve("library").toString()));
    command.addAll(List.of("--add-modules", "emberway.plan"));
    command.addAll(List.of("-cp", folder.resolve("examples").toString(), program));
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(folder, "printed", ".txt");
    int status =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start()
            .waitFor();
    String text = Files.readString(out).replace("\r\n", "\n");
    assertThat(status).as(text).isZero();
    return text;
  }

  @Test
  void page_ratiosToGdxAi_areThoseOfReadme() throws IOException {
    String page = Files.readString(HOME.resolve("docs/library.md"));
    String readme = Files.readString(HOME.resolve("README.md"));
    List<MatchResult> rows = SPEED.matcher(readme).results().toList();
    assertThat(rows).hasSizeGreaterThan(3);
    for (MatchResult row : rows) {
      String second = row.group(3) == null ? row.group(4) : row.group(3);
      assertThat(page)
          .contains("| " + String.join(" | ", row.group(1), row.group(2), second) + " |");
    }
  }

  @Test
  void versions_ofProgramLibraryAndPage_areOne() throws IOException {
    String version = version("pom.xml");
    for (String file :
        List.of(
            "src/library/pom.xml",
            "src/library/plan/pom.xml",
            "src/library/sprite/pom.xml",
            "docs/library.md")) {
      assertThat(version(file)).as(file).isEqualTo(version);
    }
  }

  private static String version(String file) throws IOException {
    return VERSION
        .matcher(Files.readString(HOME.resolve(file)))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toList())
        .get(0);
  }
}
