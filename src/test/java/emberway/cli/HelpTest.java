package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The helps, and what is said to those who should read them. */
final class HelpTest {
  private static final int WIDTH = 80;

  private static List<List<String>> commands(CommandLine command, List<String> path) {
    List<List<String>> all = new ArrayList<>(List.of(path));
    for (Map.Entry<String, CommandLine> child : command.getSubcommands().entrySet()) {
      List<String> below = new ArrayList<>(path);
      below.add(child.getKey());
      all.addAll(commands(child.getValue(), below));
    }
    return all;
  }

  private static CommandRun run(List<String> words, String... more) {
    List<String> args = new ArrayList<>(words);
    args.addAll(List.of(more));
    return CommandRun.of(args.toArray());
  }

  @Test
  void everyCommand_hasAHelpThatFitsATerminal() {
    for (List<String> command : commands(Commands.complete(), List.of())) {
      String help = run(command, "--help").succeeded().out();
      assertThat(help).contains("Usage: emberway", "Options:");
      assertThat(help.lines().mapToInt(String::length).max().orElse(0))
          .as("%s", command)
          .isLessThanOrEqualTo(WIDTH);
      assertThat(help).as("no example is broken").doesNotContainPattern("(?m)^--");
    }
  }

  @Test
  void help_isTheOptionsText() {
    for (List<String> command : commands(Commands.complete(), List.of())) {
      List<String> asked = new ArrayList<>(List.of("help"));
      asked.addAll(command);
      assertThat(run(asked).succeeded().out()).isEqualTo(run(command, "--help").out());
    }
  }

  @Test
  void help_unknownCommand_namesThoseThereAre() {
    CommandRun.of("help", "dance").failedWith(ExitCode.USAGE, "'dance'", "render, route");
    CommandRun.of("help", "bench", "dance")
        .failedWith(ExitCode.USAGE, "'dance'", "route, drag, render");
    CommandRun.of("help", "route", "dance").failedWith(ExitCode.USAGE, "'route' has no commands");
  }

  @Test
  void unknownOption_isNamedByEveryCommand() {
    for (List<String> command : commands(Commands.complete(), List.of())) {
      CommandRun run = run(command, "--frobnicate");
      run.failedWith(ExitCode.USAGE, "see 'emberway");
      assertThat(run.err()).contains(String.join(" ", command));
    }
  }

  @Test
  void unknownCommand_isNamedWithoutWhatFollows() {
    CommandRun run = CommandRun.of("rendr", "a.map.txt", "-o", "x.png");
    run.failedWith(ExitCode.USAGE, "there is no command 'rendr'", "emberway --help");
    assertThat(run.err()).doesNotContain("x.png");
  }

  @Test
  void numbers_thatAreNone_areCalledSo() {
    CommandRun.of("route", "m", "--diagonal", "x")
        .failedWith(ExitCode.USAGE, "'x' is not a number");
    CommandRun.of("route", "m", "--seed", "1e5")
        .failedWith(ExitCode.USAGE, "'1e5' is not a whole number");
    CommandRun.of("route", "m", "--seed", "9".repeat(20))
        .failedWith(ExitCode.USAGE, "out of range");
  }

  @Test
  void nameThatBeginsWithAt_isAFilesName() {
    CommandRun.of("info", "@file").failedWith(ExitCode.INPUT, "@file: not found");
  }

  @Test
  void emptyName_isRefused() {
    CommandRun.of("info", "").failedWith(ExitCode.USAGE, "it is empty");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", "")
        .failedWith(ExitCode.USAGE, "-o: ", "it is empty");
  }

  @Test
  void version_isOneLine() {
    assertThat(CommandRun.of("--version").succeeded().out()).startsWith("Emberway").hasLineCount(1);
  }
}
