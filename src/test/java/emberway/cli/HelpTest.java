package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.nio.file.Path;
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
    for (List<String> command : commands(CommandList.complete(), List.of())) {
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
    for (List<String> command : commands(CommandList.complete(), List.of())) {
      List<String> asked = new ArrayList<>(List.of("help"));
      asked.addAll(command);
      assertThat(run(asked).succeeded().out()).isEqualTo(run(command, "--help").out());
    }
  }

  @Test
  void help_unknownCommand_namesThoseThereAre() {
    CommandRun.of("help", "dance").failedWith(ExitCode.USAGE, "'dance'", "render, route");
    CommandRun.of("help", "route", "dance").failedWith(ExitCode.USAGE, "'route' has no commands");
  }

  @Test
  void unknownOption_isNamedByEveryCommand() {
    for (List<String> command : commands(CommandList.complete(), List.of())) {
      CommandRun run = run(command, "--frobnicate");
      run.failedWith(ExitCode.USAGE, "see 'emberway");
      assertThat(run.err()).contains(String.join(" ", command));
    }
  }

  @Test
  void option_misspelled_isToldAsOneWithTheNearest() {
    String from = "there is no option '--frm'; did you mean '--from'? See 'emberway route --help'";
    for (Object[] args :
        new Object[][] {
          {"route", "m", "--frm", "1,1"},
          {"route", "m", "--frm=1,1"},
          {"route", "--frm", "1,1", "m"},
          {"route", "m", "--frm", "1,1", "--tto", "2,2"}
        }) {
      CommandRun run = CommandRun.of(args);
      run.failedWith(ExitCode.USAGE, from);
      assertThat(run.err()).doesNotContain("1,1", "--tto", "unknown");
    }
    CommandRun.of("route", "m", "-from", "1,1")
        .failedWith(ExitCode.USAGE, "no option '-from'; did you mean '--from'?");
    CommandRun.of("render", "m", "--otput", "x.png")
        .failedWith(ExitCode.USAGE, "no option '--otput'; did you mean '--output'?");
    CommandRun.of("render", "m", "--out", "x.png")
        .failedWith(ExitCode.USAGE, "no option '--out'; did you mean '--output'?");
    CommandRun.of("--vesion").failedWith(ExitCode.USAGE, "'--vesion'; did you mean '--version'?");
    CommandRun.of("route", "m", "--frobnicate")
        .failedWith(ExitCode.USAGE, "no option '--frobnicate'; see 'emberway route --help'");
    CommandRun.of("route", "m", "-x").failedWith(ExitCode.USAGE, "no option '-x'; see ");
  }

  @Test
  void command_misspelled_isToldWithTheNearest() {
    CommandRun.of("rendr", "a.map.txt")
        .failedWith(
            ExitCode.USAGE,
            "there is no command 'rendr'; did you mean 'render'? See 'emberway --help'");
    CommandRun.of("rendr")
        .failedWith(ExitCode.USAGE, "neither a command nor a file here; did you mean 'render'?");
    CommandRun.of("frobnicate")
        .failedWith(ExitCode.USAGE, "neither a command nor a file here; see 'emberway --help'");
    CommandRun.of("help", "rout").failedWith(ExitCode.USAGE, "'rout'; did you mean 'route'?");
  }

  @Test
  void value_misspelled_isToldWithTheNearest() {
    Path map = CommandRun.HOME.resolve("maps/lester.map.txt");
    CommandRun.of("route", map, "--preset", "lestr")
        .failedWith(ExitCode.USAGE, "--preset: unknown 'lestr'; did you mean 'lester'?");
    CommandRun.of("route", map, "--corners", "round")
        .failedWith(ExitCode.USAGE, "unknown 'round'; use one of cut, no-cut, no-squeeze");
    CommandRun.of("explore", map, "--corners", "no-ct")
        .failedWith(ExitCode.USAGE, "--corners: unknown 'no-ct'; did you mean 'no-cut'?");
    CommandRun.of("route", map, "--engine", "two")
        .failedWith(ExitCode.USAGE, "--engine: unknown 'two'; did you mean 'two-tier'?");
    CommandRun.of("render", map, "-o", "x.png", "--fields", "warmht")
        .failedWith(ExitCode.USAGE, "--fields: unknown 'warmht'; did you mean 'warmth'?");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", "x", "--kind", "iland")
        .failedWith(ExitCode.USAGE, "--kind: unknown 'iland'; did you mean 'island'?");
  }

  @Test
  void ranges_areWrittenAsPeopleDo() {
    Path map = CommandRun.HOME.resolve("maps/lester.map.txt");
    CommandRun.of("route", map, "--diagonal", "1e-7")
        .failedWith(ExitCode.USAGE, "diagonal factor 1e-7: must be in 0.000001..1000000");
    CommandRun.of("route", map, "--preset", "terrain", "--turn", "-0.5")
        .failedWith(ExitCode.USAGE, "--turn -0.5: must be 0 or more");
    CommandRun.of("route", map, "--alternatives", "2", "--stretch", "99")
        .failedWith(ExitCode.USAGE, "stretch 99: must be in 1..10");
    CommandRun.of("render", map, "-o", "x.png", "--scale", "2147483647")
        .failedWith(ExitCode.USAGE, "--scale 2147483647: must be in 0.002..16");
    CommandRun.of("explore", map, "--unseen-cost", "0")
        .failedWith(ExitCode.USAGE, "unseen cost 0: must be in 0.000001..1000000");
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
