package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.PathArgument;
import emberway.cli.option.ProgressLine;
import emberway.io.PrintableText;
import emberway.log.Log;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostFieldException;
import emberway.sprite.SpriteUnavailableException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns whatever ended a command into one line on standard error and an exit status. */
final class FailureHandler implements IExecutionExceptionHandler {
  private static final int MIB = 1 << 20;

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult parseResult) {
    String[] args = parseResult.originalArgs().toArray(String[]::new);
    return report(named(failure, command), args, command.getErr());
  }

  /**
   * Adds the map's path, the command's first argument, to errors about the map's costs, and to
   * those about its pictures that name no file.
   */
  private static Exception named(Exception failure, CommandLine command) {
    if (failure instanceof CommandFailure known
        && lacksFile(known.getCause())
        && command.getParseResult().hasMatchedPositional(0)) {
      Path map = command.getParseResult().matchedPositionalValue(0, Path.of(""));
      String place = PrintableText.escape(map.toString()) + line(known.getCause());
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

  /**
   * Reports a command's failure.
   *
   * @return the exit status
   */
  static int report(Throwable failure, String[] args, PrintWriter err) {
    ProgressLine.stop();
    if (List.of(args).contains("--debug")) {
      failure.printStackTrace(err);
    }
    Optional<String> known = message(failure);
    String message = known.isPresent() ? known.get() : crashed(failure);
    if (!message.isEmpty()) {
      err.println("emberway: " + PrintableText.oneLine(message));
    }
    err.flush();
    known.ifPresent(report -> log(failure, report));
    return exitCode(failure).status();
  }

  /** Logs failures that may help others, but not typing mistakes of the user. */
  private static void log(Throwable failure, String message) {
    if (failure instanceof UnreadableException) {
      Log.error(message);
    } else if (!(failure instanceof CommandFailure known)) {
      Log.error(message, failure);
    } else if (known.exitCode() == ExitCode.NO_OPENGL && known.getCause() != null) {
      Log.error(message, known.getCause());
    } else if (known.exitCode() == ExitCode.INPUT || known.exitCode() == ExitCode.OUTPUT) {
      if (!message.isEmpty()) {
        Log.error(message);
      }
    }
  }

  /** Writes a crash report and returns the message about it. */
  private static String crashed(Throwable failure) {
    String what = "internal error (%s)".formatted(failure);
    return Log.crash(what, failure)
        .map(
            file ->
                what + "; a report is in " + file + "; 'emberway doctor' prints what else to send")
        .orElse(what + "; run it again with --debug and report what it prints");
  }

  /** The message for an expected failure; empty for a bug. */
  private static Optional<String> message(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        return Optional.of(
            "out of memory: Java may use %d MiB (%s); give it more, such as JDK_JAVA_OPTIONS=-Xmx8g"
                .formatted(Runtime.getRuntime().maxMemory() / MIB, cause.getMessage()));
      }
    }
    if (failure instanceof StackOverflowError) {
      return Optional.of(
          "the stack is full, so something in the input is nested too deeply; make it flatter,"
              + " or give Java more: JDK_JAVA_OPTIONS=-Xss16m");
    }
    if (failure instanceof CommandFailure || failure instanceof UnreadableException) {
      return Optional.of(failure.getMessage());
    }
    if (failure instanceof InvalidPathException invalid) {
      return Optional.of(PathArgument.explain(invalid));
    }
    return Optional.empty();
  }

  private static ExitCode exitCode(Throwable failure) {
    if (failure instanceof CommandFailure known) {
      return known.exitCode();
    }
    return ExitCode.INPUT;
  }
}
