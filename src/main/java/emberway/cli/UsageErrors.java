package emberway.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** A wrong command line: one sentence, one pointer to the help. */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(
        "emberway: "
            + Failures.oneLine(failure.getMessage())
            + "; see '"
            + command.getCommandSpec().qualifiedName()
            + " --help'");
    err.flush();
    return ExitCode.USAGE.status();
  }
}
