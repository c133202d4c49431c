package emberway.cli;

import emberway.pack.UnreadableException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Maps whatever ended a command to one line on standard error and an exit status. */
final class Failures implements IExecutionExceptionHandler {
  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult parseResult) {
    PrintWriter err = command.getErr();
    if (wantsStackTrace(parseResult)) {
      failure.printStackTrace(err);
    }
    err.println("emberway: " + oneLine(message(failure)));
    err.flush();
    return exitCode(failure).status();
  }

  private static boolean wantsStackTrace(ParseResult parseResult) {
    return parseResult.originalArgs().contains("--debug");
  }

  private static String message(Exception failure) {
    if (failure instanceof CommandFailure || failure instanceof UnreadableException) {
      return failure.getMessage();
    }
    return "something went wrong inside (%s); run it again with --debug and report what it prints"
        .formatted(failure);
  }

  private static ExitCode exitCode(Exception failure) {
    if (failure instanceof CommandFailure known) {
      return known.exitCode();
    }
    return ExitCode.INPUT;
  }

  /** A message without line breaks or other control characters. */
  static String oneLine(String message) {
    StringBuilder line = new StringBuilder(message.length());
    boolean gap = false;
    for (int i = 0; i < message.length(); i++) {
      char c = message.charAt(i);
      if (Character.isISOControl(c)) {
        gap = true;
      } else {
        if (gap && !line.isEmpty()) {
          line.append(' ');
        }
        gap = false;
        line.append(c);
      }
    }
    return line.toString();
  }
}
