package emberway.cli.option;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What every command understands. */
@Command(
    synopsisHeading = "%nUsage: ",
    descriptionHeading = "%n",
    parameterListHeading = "%nArguments:%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n")
public abstract class CommonOptions {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  @SuppressWarnings("unused") // the library acts on it
  private boolean help;

  /** Read by {@code FailureHandler} off the arguments, so that it works wherever it stands. */
  @Option(names = "--debug", description = "On failure, also print a stack trace.")
  @SuppressWarnings("unused")
  private boolean debug;
}
