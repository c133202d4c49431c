package emberway.cli;

import emberway.app.ExplorerOptions;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.StandardOutput;
import emberway.log.Log;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The entry point of the command line: the only place that ends its process. It names no class of
 * picocli, which would keep it out of the class archive; {@link CommandExecution} does.
 */
public final class Main {
  private Main() {}

  /** Runs a command and exits with its status. */
  public static void main(String[] args) {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Log.begin();
    Runtime.getRuntime().addShutdownHook(new Thread(ProgressLine::stop)); // for the shell's prompt
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> FailureHandler.report(failure, args, err));
    System.exit(run(args, StandardOutput.ofProcess().text(), err));
  }

  /**
   * Runs a command with the given outputs.
   *
   * @return the exit status
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err) {
    int status = execute(args, out, err);
    try {
      out.flush();
    } catch (CommandFailure failure) {
      boolean isReported = status != ExitCode.DONE.status() && status != ExitCode.NO.status();
      return isReported ? status : FailureHandler.report(failure, args, err);
    }
    return status;
  }

  private static int execute(String[] args, PrintWriter out, PrintWriter err) {
    try {
      Optional<ExplorerOptions> plain = FastStart.of(args);
      return plain.isPresent()
          ? FastStart.run(plain.get(), args, err)
          : CommandExecution.execute(args, out, err);
    } catch (Error | RuntimeException failure) {
      return FailureHandler.report(failure, args, err);
    }
  }
}
