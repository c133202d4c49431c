package emberway.cli;

/**
 * Ends a command: one line for the person (empty where there is nothing to say), and the exit
 * status that goes with it.
 */
final class CommandFailure extends RuntimeException {
  private final ExitCode exitCode;

  CommandFailure(ExitCode exitCode, String message) {
    this(exitCode, message, null);
  }

  CommandFailure(ExitCode exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** Ends a command without a word. */
  static CommandFailure silent(ExitCode exitCode) {
    return new CommandFailure(exitCode, "");
  }

  ExitCode exitCode() {
    return exitCode;
  }
}
