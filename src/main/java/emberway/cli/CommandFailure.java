package emberway.cli;

/** Ends a command: one line for the person, and the exit status that goes with it. */
final class CommandFailure extends RuntimeException {
  private final ExitCode exitCode;

  CommandFailure(ExitCode exitCode, String message) {
    this(exitCode, message, null);
  }

  CommandFailure(ExitCode exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  ExitCode exitCode() {
    return exitCode;
  }
}
