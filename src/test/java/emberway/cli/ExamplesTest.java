package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * The examples of the helps and the manual, of the README and of its page of commands, run as
 * printed and in their order: by a program that sees nothing of the repository, in a folder that
 * was empty.
 */
final class ExamplesTest {
  /** For a map of 10 × 10 cells, because no command writes such a file. */
  private static final String DANGER = ("1,".repeat(9) + "2\n").repeat(10);

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> helps_runAsPrinted() throws IOException {
    Files.writeString(folder.resolve("danger.csv"), DANGER);
    return run(helps().stream().distinct().toList());
  }

  @Test
  void manual_hasTheExamplesOfTheHelps() {
    String manual = ManualPage.text("1").replace("\\-", "-").replace("\\e", "\\");
    assertThat(manual.lines().filter(line -> line.matches(" {2}(.* \\| |.*\\()?emberway( .*)?")))
        .extracting(String::strip)
        .containsExactlyInAnyOrderElementsOf(helps());
    assertThat(manual).doesNotContain("maps/", "tiles/");
  }

  @TestFactory
  Stream<DynamicTest> pages_runAsPrinted() throws IOException {
    List<String> examples = pages();
    assertThat(examples).hasSizeGreaterThan(20);
    return run(examples.stream().distinct().toList());
  }

  /** Runs examples in one process; each test is about one of them. */
  private Stream<DynamicTest> run(List<String> examples) {
    CommandRun all =
        ChildRun.with("-Demberway.state=" + folder.resolve("state"))
            .in(folder)
            .run(Example.class, examples.toArray());
    List<String> results = all.out().lines().toList();
    assertThat(results).as(all.err()).hasSameSizeAs(examples);
    return IntStream.range(0, examples.size())
        .mapToObj(
            i -> DynamicTest.dynamicTest(examples.get(i), () -> assertPassed(results.get(i))));
  }

  private static void assertPassed(String result) {
    assumeFalse(result.startsWith(Example.SKIPPED), result);
    assertThat(result).isEqualTo(Example.PASSED);
  }

  private static List<CommandLine> commands(CommandLine command) {
    List<CommandLine> all = new ArrayList<>(List.of(command));
    command.getSubcommands().values().forEach(child -> all.addAll(commands(child)));
    return all;
  }

  /** The examples of all helps, of which each has some. */
  private static List<String> helps() {
    List<String> examples = new ArrayList<>();
    for (CommandLine command : commands(CommandList.complete())) {
      String help = command.getUsageMessage();
      int begin = help.indexOf("\nExample");
      assertThat(begin).as(help).isPositive();
      List<String> own =
          help.substring(begin).lines().filter(line -> !line.isBlank()).skip(1).toList();
      assertThat(own).as(help).isNotEmpty();
      own.forEach(line -> examples.add(line.strip()));
    }
    return examples;
  }

  /** All lines of the pages' blocks of code that run the program. */
  private static List<String> pages() throws IOException {
    List<String> examples = new ArrayList<>();
    for (String page : List.of("README.md", "docs/commands.md")) {
      Files.readAllLines(CommandRun.HOME.resolve(page)).stream()
          .filter(line -> line.matches(" {4}(\\./|.*[|(] ?)?emberway( .*)?"))
          .map(String::strip)
          .forEach(examples::add);
    }
    return examples;
  }
}
