package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.CommonOptions;
import emberway.cli.option.ExitCode;
import emberway.io.PrintableText;
import emberway.pack.problem.SpellingSuggestion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway help}: the help of a command, or the list of commands. */
@Command(
    name = "help",
    description = "Show the help of a command, or list the commands.",
    footerHeading = "%nExamples:%n",
    footer = "  emberway help render")
final class HelpCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "The command; without one, all are listed.")
  private List<String> names = List.of();

  @Override
  public Integer call() {
    CommandLine command = spec.commandLine().getParent();
    for (String name : names) {
      command = subcommand(command, name);
    }
    command.usage(spec.commandLine().getOut());
    return ExitCode.DONE.status();
  }

  private static CommandLine subcommand(CommandLine command, String name) {
    Map<String, CommandLine> known = command.getSubcommands();
    if (!known.containsKey(name)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          known.isEmpty()
              ? "help: '%s' has no commands of its own".formatted(command.getCommandName())
              : "help: there is no command %s; %s"
                  .formatted(
                      PrintableText.quote(name), SpellingSuggestion.remedy(name, known.keySet())));
    }
    return known.get(name);
  }
}
