package emberway.cli.option;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options of every command. */
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
  @SuppressWarnings("unused") // picocli acts on it
  private boolean help;

  /** For the parser only: {@code FailureHandler} reads it from the arguments, at any position. */
  @Option(names = "--debug", description = "On failure, also print a stack trace.")
  @SuppressWarnings("unused")
  private boolean debug;
}
