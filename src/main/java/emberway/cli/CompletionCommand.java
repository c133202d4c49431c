package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.CommonOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.TravelReport;
import emberway.map.MapInfo;
import emberway.pack.BundledMaps;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway completion}: prints a script by which a shell completes words. */
@Command(
    name = "completion",
    description = "Print a script by which a shell completes words.",
    footerHeading = "%nExamples:%n",
    footer = {"  source <(emberway completion)", "  emberway completion fish | source"})
final class CompletionCommand extends CommonOptions implements Callable<Integer> {
  private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "bash|zsh|fish",
      description = "The shell. Default: bash.")
  private String shell = "bash";

  private final StringBuilder rows = new StringBuilder(); // COMMAND|WHERE|WORDS, see the scripts
  private Map<String, String> bundled; // names, by the option or the parameter's label

  @Override
  public Integer call() throws UnreadableException, IOException {
    if (!SHELLS.contains(shell)) {
      throw CommandFailure.unknown("SHELL", shell, SHELLS);
    }
    TileSetLibrary library = TileSetLibrary.bundled();
    var travel = library.find(MapInfo.DEFAULT_TILE_SET).orElseThrow().travelDescription();
    String profiles = TravelReport.names(travel).replace(",", "");
    String sets = String.join(" ", library.names());
    String maps = String.join(" ", BundledMaps.names());
    String all = maps + " " + sets;
    bundled =
        Map.of("--profile", profiles, "--tiles", sets, "MAP", maps, "MAP|PACK", maps, "PATH", all);
    add("", CommandList.complete());
    String name = "/emberway/completion." + (shell.equals("fish") ? "fish" : "bash");
    try (InputStream script = CompletionCommand.class.getResourceAsStream(name)) {
      if (script == null) {
        throw new IllegalStateException("the program is incomplete: " + name + " is missing");
      }
      String text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      spec.commandLine().getOut().print(text.replace("@ROWS@", rows));
    }
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.status();
  }

  /** Adds the rows of a command and of the commands below it. */
  private void add(String path, CommandLine command) {
    CommandSpec own = command.getCommandSpec();
    row(path, "commands", String.join(" ", own.subcommands().keySet()));
    row(path, "options", String.join(" ", own.optionsMap().keySet()));
    own.optionsMap()
        .forEach(
            (name, option) -> {
              row(path, "#" + name, about(option.description()));
              if (option.arity().max() > 0) {
                row(path, name, words(option, option.longestName()));
              }
            });
    own.positionalParameters()
        .forEach(each -> row(path, "" + each.index().min(), words(each, each.paramLabel())));
    own.subcommands()
        .forEach(
            (name, child) -> {
              row(path, "#" + name, about(child.getCommandSpec().usageMessage().description()));
              add((path + " " + name).strip(), child);
            });
  }

  private void row(String path, String where, String words) {
    String row = path + "|" + where + "|" + words + "\n";
    rows.append(row.replace('\'', '’')); // the scripts quote them
  }

  /** The words that may be given, and a slash if files may. */
  private String words(ArgSpec arg, String key) {
    String label = arg.paramLabel();
    Iterable<String> candidates = arg.completionCandidates();
    boolean isList = label.matches("[a-z0-9.]+(\\|[a-z0-9.]+)+");
    String listed = isList ? label.replace('|', ' ') : bundled.getOrDefault(key, "");
    String words = candidates == null ? listed : String.join(" ", candidates);
    return label.matches(".*(DIR|FILE|MAP|OUT|PACK|PATH).*") ? words + " /" : words;
  }

  /** The beginning of a description. */
  private static String about(String... description) {
    return String.join(" ", description).split(" \\(|[.:;] |[.]$", 2)[0];
  }
}
