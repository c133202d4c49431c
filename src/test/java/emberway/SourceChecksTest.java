package emberway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.testing.ChildJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All sources keep the format, and Error Prone finds nothing in them. Both run in processes of
 * their own beside the other tests: as steps of the build before the tests they would leave all
 * processors but one idle for a minute.
 */
final class SourceChecksTest {
  private static final Path SOURCES =
      Path.of(System.getProperty("emberway.home", ""), "src").toAbsolutePath();

  /** The newest formatter that runs on JDK 17 runs on no JDK from here on. */
  private static final int FIRST_WITHOUT_FORMATTER = 25;

  /** What both tools use of the compiler. */
  private static final List<String> COMPILER_PACKAGES =
      List.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  @TempDir Path folder;

  @Test
  void errorProne_allSources_findsNothing() throws IOException, InterruptedException {
    List<Path> sources = sources(set -> !set.equals("bench")); // that needs more libraries
    assertThat(errorProne(sources)).isEmpty();
  }

  @Test
  void errorProne_comparisonOfBoxedNumbers_isFound() throws IOException, InterruptedException {
    Path faulty =
        Files.writeString(
            folder.resolve("Faulty.java"),
            "class Faulty { boolean same(Integer a, Integer b) { return a == b; } }\n");
    assertThat(errorProne(List.of(faulty))).contains("Faulty.java:1", "[BoxedPrimitiveEquality]");
  }

  @Test
  void formatter_allSources_changesNothing() throws IOException, InterruptedException {
    List<Path> sources = sources(set -> true);
    assertThat(unformatted(sources)).as("to be formatted by mvn spotless:apply").isEmpty();
  }

  @Test
  void formatter_sourceWithTwoBlanks_isNamed() throws IOException, InterruptedException {
    Path uneven = Files.writeString(folder.resolve("Uneven.java"), "class  Uneven {}\n");
    assertThat(unformatted(List.of(uneven))).isEqualTo(uneven + "\n");
  }

  /** Those of the source sets with these names. */
  private static List<Path> sources(Predicate<String> isWanted) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> sets = Files.list(SOURCES)) {
      for (Path set : sets.sorted().toList()) {
        if (isWanted.test(set.getFileName().toString())) {
          try (Stream<Path> files = Files.walk(set)) {
            sources.addAll(files.filter(file -> file.toString().endsWith(".java")).toList());
          }
        }
      }
    }
    return sources;
  }

  /** What the compiler says with Error Prone as its plugin, which sees warnings as errors. */
  private String errorProne(List<Path> sources) throws IOException, InterruptedException {
    List<String> command = withCompiler();
    command.add("--add-modules=java.se,jdk.unsupported"); // for Error Prone
    command.addAll(List.of("-m", "jdk.compiler/com.sun.tools.javac.Main"));
    command.addAll(List.of("--release", "17", "-proc:none", "-Werror", "-Xmaxwarns", "1000"));
    command.addAll(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
    command.add("--should-stop=ifNoError=FLOW"); // the classes are there already
    command.addAll(List.of("-cp", classPath(), "-processorpath", classPath()));
    command.addAll(List.of("-Xplugin:ErrorProne", "@" + fileOfNames(sources)));
    return said(command);
  }

  /** The names of those files that the formatter would change, a line each. */
  private String unformatted(List<Path> sources) throws IOException, InterruptedException {
    assumeTrue(
        Runtime.version().feature() < FIRST_WITHOUT_FORMATTER,
        "the format is not checked: the formatter does not run on this JDK; 17 to 24 do");
    List<String> command = withCompiler();
    command.addAll(List.of("-cp", classPath(), "com.google.googlejavaformat.java.Main"));
    command.addAll(
        List.of("--dry-run", "--skip-reflowing-long-strings", "@" + fileOfNames(sources)));
    return said(command);
  }

  /** A Java that lets programs into its compiler. */
  private static List<String> withCompiler() {
    List<String> command =
        ChildJava.command("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g");
    for (String name : COMPILER_PACKAGES) {
      command.add("--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
    }
    return command;
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private Path fileOfNames(List<Path> sources) throws IOException {
    assertThat(sources).isNotEmpty();
    List<String> names = sources.stream().map(Path::toString).toList();
    return Files.write(folder.resolve("sources"), names);
  }

  /** What a program prints. */
  private String said(List<String> command) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile()) // a compiler that fails leaves files in its folder
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    int status = process.waitFor();
    String text = Files.readString(said);
    assertThat(status == 0 || !text.isEmpty()).as("it ends with %s and no word", status).isTrue();
    return text;
  }
}
