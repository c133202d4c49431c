package emberway.cli;

import emberway.app.Explorer;
import emberway.app.ExplorerOptions;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Handles {@code emberway} and {@code emberway MAP}, which are usually typed or double-clicked:
 * opens the window without picocli, whose start would take longer than reading a map. {@link
 * CommandList} handles all other arguments.
 */
final class FastStart {
  private FastStart() {}

  /** The options for these arguments; empty if they need {@link CommandList}. */
  static Optional<ExplorerOptions> of(String[] args) {
    if (args.length == 0) {
      return Optional.of(options(Optional.empty()));
    }
    boolean isPlain =
        args.length == 1
            && !args[0].isEmpty()
            && !args[0].startsWith("-")
            && !CommandList.isCommand(args[0]);
    return isPlain ? file(args[0]).map(file -> options(Optional.of(file))) : Optional.empty();
  }

  private static Optional<Path> file(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::exists);
    } catch (InvalidPathException noFile) {
      return Optional.empty();
    }
  }

  private static ExplorerOptions options(Optional<Path> map) {
    return new ExplorerOptions(map, Optional.empty(), Optional.empty());
  }

  /**
   * Opens the window and waits until it is closed.
   *
   * @return the exit status
   */
  static int run(ExplorerOptions options, String[] args, PrintWriter err) {
    try {
      return explore(options, err);
    } catch (UnreadableException | RuntimeException failure) {
      return FailureHandler.report(failure, args, err);
    }
  }

  /** Like {@link #run}, but leaves failures to the caller. */
  static int explore(ExplorerOptions options, PrintWriter err) throws UnreadableException {
    try {
      Explorer.run(options, err);
      return ExitCode.DONE.status();
    } catch (OpenGlUnavailableException failure) {
      throw openGlFailure(options, failure);
    }
  }

  /** The failure when no window can be opened. */
  static CommandFailure openGlFailure(ExplorerOptions options, OpenGlUnavailableException failure) {
    return new CommandFailure(
        ExitCode.NO_OPENGL,
        "%s; draw a picture instead: emberway render %s -o map.png"
            .formatted(failure.getMessage(), options.map().map(Path::toString).orElse("MAP")),
        failure);
  }
}
