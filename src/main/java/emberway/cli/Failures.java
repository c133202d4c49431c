package emberway.cli;

import emberway.io.Printable;
import emberway.pack.UnreadableException;
import emberway.plan.CostFieldException;
import emberway.sprite.SpriteUnavailableException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Maps whatever ended a command to one line on standard error and an exit status. */
final class Failures implements IExecutionExceptionHandler {
  private static final int MIB = 1 << 20;

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult parseResult) {
    String[] args = parseResult.originalArgs().toArray(String[]::new);
    return report(named(failure, command), args, command.getErr());
  }

  /**
   * A complaint about a map's costs, or about its pictures where no file is named, with the map's
   * name, which is the command's first argument.
   */
  private static Exception named(Exception failure, CommandLine command) {
    if (failure instanceof CommandFailure known
        && lacksFile(known.getCause())
        && command.getParseResult().hasMatchedPositional(0)) {
      Path map = command.getParseResult().matchedPositionalValue(0, Path.of(""));
      String place = Printable.escape(map.toString()) + line(known.getCause());
      String message = place + ": " + known.getMessage();
      return new CommandFailure(known.exitCode(), message, known);
    }
    return failure;
  }

  private static String line(Throwable cause) {
    return cause instanceof SpriteUnavailableException failure && failure.line() > 0
        ? ":" + failure.line()
        : "";
  }

  private static boolean lacksFile(Throwable cause) {
    return cause instanceof CostFieldException
        || (cause instanceof SpriteUnavailableException
            && !(cause.getCause() instanceof UnreadableException));
  }

  /** Says what happened to the command of these arguments; gives the exit status. */
  static int report(Throwable failure, String[] args, PrintWriter err) {
    if (List.of(args).contains("--debug")) {
      failure.printStackTrace(err);
    }
    String message = message(failure);
    if (!message.isEmpty()) {
      err.println("emberway: " + oneLine(message));
    }
    err.flush();
    return exitCode(failure).status();
  }

  private static String message(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        return "out of memory, Java may use %d MiB (%s); give it more, as in JDK_JAVA_OPTIONS=-Xmx8g"
            .formatted(Runtime.getRuntime().maxMemory() / MIB, cause.getMessage());
      }
    }
    if (failure instanceof StackOverflowError) {
      return "the stack is full, so something in the input is nested too deeply; make it flatter,"
          + " or give Java more: JDK_JAVA_OPTIONS=-Xss16m";
    }
    if (failure instanceof CommandFailure || failure instanceof UnreadableException) {
      return failure.getMessage();
    }
    if (failure instanceof InvalidPathException invalid) {
      return PathArgument.explain(invalid);
    }
    return "something went wrong inside (%s); run it again with --debug and report what it prints"
        .formatted(failure);
  }

  private static ExitCode exitCode(Throwable failure) {
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
