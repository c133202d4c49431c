package emberway.cli;

import picocli.CommandLine;

/** The command line's entry point: the only place that ends the process. */
public final class Main {
  private Main() {}

  /** Runs one command and exits with its status. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs one command; gives the exit status. */
  static int run(String[] args) {
    CommandLine commandLine = Commands.commandLine(args);
    commandLine.setParameterExceptionHandler(new UsageErrors());
    commandLine.setExecutionExceptionHandler(new Failures());
    return commandLine.execute(args);
  }
}
