package emberway.cli.option;

import picocli.CommandLine.Option;

/**
 * The options of commands with long work. For the parser only: {@code CommandExecution} reads them
 * from the arguments, since a map may be read before these are parsed.
 */
public abstract class ProgressOptions extends CommonOptions {
  public static final String QUIET = "--quiet";
  public static final String PROGRESS = "--progress";

  @Option(names = QUIET, description = "Print no progress and no warnings; errors stay.")
  @SuppressWarnings("unused")
  private boolean quiet;

  @Option(
      names = PROGRESS,
      description = "Show progress, in plain lines, also where standard error is not a terminal.")
  @SuppressWarnings("unused")
  private boolean progress;
}
