package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.testing.Patience;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

/** What the shells themselves complete by their scripts, in a folder with a map of one's own. */
final class CompletionTest {
  private static final String OWN = "my own.map.txt";

  /** A shell, and how it is asked for the completions of the words that it is given. */
  private enum Shell {
    BASH(
        "bash",
        """
        compopt() { :; } # works only where bash itself completes
        source "$1"
        shift
        call=$(complete -p emberway)
        call=${call#* -F }
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        "${call%% *}" emberway
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
        "-c",
        "bash"),
    ZSH(
        "zsh",
        """
        autoload -Uz compinit
        compinit -u -d "$1.dump"
        source "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        emulate ksh -c '"${_comps[emberway]##* }" emberway'
        print -l -- "${(M)COMPREPLY[@]:#${(b)argv[-1]}*}" # as zsh itself narrows them down
        """,
        "-fc",
        "zsh"),
    FISH("fish", "source $argv[1]; complete -C (string join ' ' -- $argv[2..])", "-Nc");

    private final String program;
    private final List<String> command = new ArrayList<>();

    Shell(String program, String script, String option, String... name) {
      this.program = program;
      command.addAll(List.of(program, option, script));
      command.addAll(List.of(name));
    }

    boolean isInstalled() {
      return Stream.of(System.getenv("PATH").split(":"))
          .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
  }

  @TempDir private Path folder;
  private Path script;

  private void begin(Shell shell) throws IOException {
    assumeTrue(shell.isInstalled(), () -> shell.program + " is not installed");
    script = folder.resolve("script");
    Files.writeString(script, CommandRun.of("completion", shell.program).succeeded().out());
    Files.createDirectory(folder.resolve("here"));
    Files.createFile(folder.resolve("here").resolve(OWN));
  }

  /** What may stand for the last of these words, without what is said about it. */
  private List<String> completed(Shell shell, String line)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(shell.command);
    command.add(script.toString());
    boolean isSplit = shell == Shell.BASH; // at each =
    command.addAll(List.of((isSplit ? line.replace("=", " = ") : line).split(" ", -1)));
    Path err = folder.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.resolve("here").toFile());
    builder.environment().putAll(Map.of("HOME", folder.toString(), "LC_ALL", "C.UTF-8"));
    Process process = builder.redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(Patience.awaitEnd(process)).isTrue();
    assertThat(err).as(line).isEmptyFile();
    return out.lines()
        .map(word -> word.replaceFirst("\t.*", ""))
        .filter(word -> !word.isEmpty())
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Shell.class)
  void words_areThoseThatMayStandThere(Shell shell) throws IOException, InterruptedException {
    begin(shell);
    assertThat(completed(shell, "emberway ")).contains("render", "route", "island-realm");
    assertThat(completed(shell, "emberway ren")).containsExactly("render");
    assertThat(completed(shell, "emberway help ren")).containsExactly("render");
    assertThat(completed(shell, "emberway completion f")).containsExactly("fish");
    for (String command : List.of("render", "route", "explore", "info", "validate", "convert")) {
      assertThat(completed(shell, "emberway " + command + " isl")).containsExactly("island-realm");
    }
    assertThat(completed(shell, "emberway render --scale 2 isl")).containsExactly("island-realm");
    assertThat(completed(shell, "emberway render --no-route isl")).containsExactly("island-realm");
    assertThat(completed(shell, "emberway info fan")).containsExactly("fantasy");
    assertThat(completed(shell, "emberway route fan")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Shell.class)
  void valuesOfOptions_areThoseThereAre(Shell shell) throws IOException, InterruptedException {
    begin(shell);
    assertThat(completed(shell, "emberway render unit --compression "))
        .containsExactlyInAnyOrder("fast", "small");
    assertThat(completed(shell, "emberway route unit --profile "))
        .containsExactlyInAnyOrder("boat", "cart", "foot", "rider");
    assertThat(completed(shell, "emberway route unit --profile=ri"))
        .allMatch(word -> word.matches("(--profile=)?rider"))
        .hasSize(1);
    assertThat(completed(shell, "emberway route unit --tiles fan")).containsExactly("fantasy");
    assertThat(completed(shell, "emberway --tiles fan")).containsExactly("fantasy");
    assertThat(completed(shell, "emberway generate --kind is")).containsExactly("island");
    assertThat(completed(shell, "emberway route unit --preset le")).containsExactly("lester");
    assertThat(completed(shell, "emberway generate --seed ")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Shell.class)
  void files_areCompletedWhereTheyMayStand(Shell shell) throws IOException, InterruptedException {
    begin(shell);
    for (String line :
        List.of("info", "render --scale 2", "render unit -o", "render unit --danger")) {
      assertThat(completed(shell, "emberway " + line + " my"))
          .as(line)
          .allMatch(word -> word.replace("\\", "").equals(OWN))
          .hasSize(1);
    }
    assertThat(completed(shell, "emberway help my")).doesNotContain(OWN);
    assertThat(completed(shell, "emberway render unit --compression my")).doesNotContain(OWN);
  }

  @ParameterizedTest
  @EnumSource(Shell.class)
  void options_areAllThereAre(Shell shell) throws IOException, InterruptedException {
    begin(shell);
    CommandLine all = CommandList.complete();
    assertThat(completed(shell, "emberway --")).containsOnlyOnceElementsOf(options(all));
    for (Map.Entry<String, CommandLine> command : all.getSubcommands().entrySet()) {
      assertThat(completed(shell, "emberway " + command.getKey() + " --"))
          .containsExactlyInAnyOrderElementsOf(options(command.getValue()));
    }
  }

  private static List<String> options(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .flatMap(option -> Stream.of(option.names()))
        .filter(name -> name.startsWith("--"))
        .toList();
  }

  @Test
  void shell_unknown_isToldWithTheNearest() {
    CommandRun.of("completion", "fisch")
        .failedWith(ExitCode.USAGE, "SHELL: unknown 'fisch'; did you mean 'fish'?");
    assertThat(CommandRun.of("completion").succeeded().out())
        .isEqualTo(CommandRun.of("completion", "bash").succeeded().out());
  }
}
