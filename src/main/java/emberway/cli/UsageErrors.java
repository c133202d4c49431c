package emberway.cli;

import emberway.io.Printable;
import java.io.File;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A wrong command line: one sentence, one pointer to the help. */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(
        "emberway: "
            + Failures.oneLine(message(failure, args))
            + "; see '"
            + command.getCommandSpec().qualifiedName()
            + " --help'");
    err.flush();
    return ExitCode.USAGE.status();
  }

  /** What is wrong; words behind one that is no command are not looked at. */
  private static String message(ParameterException failure, String[] args) {
    boolean hasCommand = failure.getCommandLine().getParent() != null;
    if (!(failure instanceof UnmatchedArgumentException unmatched)) {
      return failure.getMessage();
    }
    if (!hasCommand && !args[0].startsWith("-") && !new File(args[0]).exists()) {
      return "there is no command %s".formatted(Printable.quote(args[0]));
    }
    String word = unmatched.getUnmatched().get(0);
    return word.startsWith("-")
        ? failure.getMessage()
        : "%s is one argument too many".formatted(Printable.quote(word));
  }
}
