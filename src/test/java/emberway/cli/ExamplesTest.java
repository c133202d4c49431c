package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.output.ExitCode;
import emberway.log.LogFolder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * The examples of the helps, of the README and of its page of commands, run as printed and in their
 * order. Those of a text write into one folder.
 */
final class ExamplesTest {
  /** For a map of 10 × 10 cells, because no command writes such a file. */
  private static final String DANGER = ("1,".repeat(9) + "2\n").repeat(10);

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicContainer> helps_runAsPrinted() throws IOException {
    List<DynamicContainer> all = new ArrayList<>();
    for (CommandLine command : commands(Commands.complete())) {
      String name = command.getCommandSpec().qualifiedName();
      Path own = Files.createDirectory(folder.resolve(name.replace(' ', '-')));
      Files.writeString(own.resolve("danger.csv"), DANGER);
      List<Example> examples = examples(command);
      assertThat(examples).as(name).isNotEmpty();
      all.add(DynamicContainer.dynamicContainer(name, tests(examples, own)));
    }
    return all.stream();
  }

  @TestFactory
  Stream<DynamicTest> pages_runAsPrinted() throws IOException {
    List<Example> examples = pages();
    assertThat(examples).hasSizeGreaterThan(20);
    return tests(examples, folder);
  }

  /** What they measure takes seconds, so that usually nothing but their options are read. */
  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> benches_runAsPrinted() throws IOException {
    List<Example> examples = new ArrayList<>(pages());
    commands(Commands.complete()).forEach(command -> examples.addAll(examples(command)));
    return examples.stream()
        .distinct()
        .filter(Example::isBench)
        .map(example -> DynamicTest.dynamicTest(example.line(), () -> example.run(folder)));
  }

  private static Stream<DynamicTest> tests(List<Example> examples, Path folder) {
    return examples.stream()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.line(),
                    () -> {
                      if (example.isBench()) {
                        example.read();
                      } else {
                        example.run(folder);
                      }
                    }));
  }

  private static List<CommandLine> commands(CommandLine command) {
    List<CommandLine> all = new ArrayList<>(List.of(command));
    command.getSubcommands().values().forEach(child -> all.addAll(commands(child)));
    return all;
  }

  private static List<Example> examples(CommandLine command) {
    String help = command.getUsageMessage();
    int begin = help.indexOf("\nExample");
    assertThat(begin).as(help).isPositive();
    return help.substring(begin)
        .lines()
        .filter(line -> !line.isBlank())
        .skip(1)
        .map(Example::of)
        .toList();
  }

  /** All lines of the pages' blocks of code that run the program. */
  private static List<Example> pages() throws IOException {
    List<Example> examples = new ArrayList<>();
    for (String page : List.of("README.md", "docs/commands.md")) {
      Files.readAllLines(CommandRun.HOME.resolve(page)).stream()
          .filter(line -> line.matches(" {4}(\\./|.*[|(] ?)?emberway( .*)?"))
          .map(Example::of)
          .forEach(examples::add);
    }
    return examples;
  }

  /**
   * An example.
   *
   * @param line as it is printed
   * @param input what is piped into it; empty where nothing is
   * @param words behind the program's name
   */
  private record Example(String line, String input, List<String> words) {
    /** Takes apart what a shell would; what is less plain than it knows is refused. */
    static Example of(String printed) {
      String line = printed.strip();
      String command = line.replaceFirst("^source <\\((.*)\\)$", "$1");
      String input = "";
      if (command.startsWith("echo ")) {
        String[] piped = command.split(" \\| ", 2);
        input = piped[0].substring("echo ".length()) + "\n";
        command = piped[1];
      }
      List<String> words = words(command);
      assertThat(words.remove(0)).as(line).matches("(\\./)?emberway");
      return new Example(line, input, List.copyOf(words));
    }

    private static List<String> words(String command) {
      List<String> words = new ArrayList<>();
      for (String rest = command.strip(); !rest.isEmpty() && !rest.startsWith("#"); ) {
        boolean isQuoted = rest.startsWith("'");
        int end = isQuoted ? rest.indexOf('\'', 1) : (rest + " ").indexOf(' ');
        String word = rest.substring(isQuoted ? 1 : 0, end);
        assertThat(isQuoted || word.matches("[\\w./,:=-]+")).as(command).isTrue();
        words.add(word);
        rest = rest.substring(isQuoted ? end + 1 : end).strip();
      }
      return words;
    }

    boolean isBench() {
      return !words.isEmpty() && words.get(0).equals("bench") && !words.contains("--help");
    }

    /** Its options are ones there are, and its map is there. */
    void read() {
      String[] args = args(CommandRun.HOME);
      Commands.commandLine(args).parseArgs(args);
      assertThat(Path.of(args[2])).isRegularFile();
    }

    /** It says nothing but its answer, which is yes. */
    void run(Path folder) {
      String[] args = args(folder);
      if (words.isEmpty() || !Commands.isCommand(words.get(0))) {
        assertThat(FastStart.of(args)).as("a window opens").isPresent();
        return;
      }
      InputStream usual = System.in;
      System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
      System.setProperty(LogFolder.OVERRIDE, folder.toString()); // for the doctor
      try {
        CommandRun run = CommandRun.of((Object[]) args);
        assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "needs OpenGL");
        assertThat(run.err()).isEmpty();
        boolean isIll = words.get(0).equals("doctor") && run.status() == ExitCode.NO.status();
        assumeTrue(!isIll, () -> "something is wrong with this machine: " + run.out());
        run.succeeded();
        assertThat(run.out().isEmpty()).isEqualTo(words.contains("-o") || isSilent());
      } finally {
        System.setIn(usual);
        System.clearProperty(LogFolder.OVERRIDE);
      }
    }

    private boolean isSilent() {
      return words.get(0).equals("convert");
    }

    /** The words, files among them in the repository if they are its own, else in a folder. */
    private String[] args(Path folder) {
      String[] args = words.toArray(String[]::new);
      for (int i = 0; i < args.length; i++) {
        boolean isOwn = args[i].matches("(maps|tiles)/.*");
        boolean isFile =
            args[i].matches("[\\w-]+(/|(\\.[a-z]+)+)")
                || (i == 1 && args[0].equals("new-pack"))
                || Files.exists(folder.resolve(args[i]));
        if (isOwn) {
          args[i] = CommandRun.HOME.resolve(args[i]).toString();
        } else if (isFile) {
          args[i] = folder + "/" + args[i];
        }
      }
      return args;
    }
  }
}
