package emberway.cli;

import emberway.cli.option.CommonOptions;
import emberway.cli.output.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code emberway completion}: prints a completion script for bash and zsh. */
@Command(
    name = "completion",
    description = "Print a completion script for bash or zsh.",
    footerHeading = "%nExample:%n",
    footer = "  source <(emberway completion)")
final class CompletionCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(AutoComplete.bash("emberway", CommandList.complete()));
    spec.commandLine().getOut().flush();
    return ExitCode.DONE.status();
  }
}
