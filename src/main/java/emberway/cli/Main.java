package emberway.cli;

import emberway.app.ExplorerOptions;
import emberway.cli.option.MapInput;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.StandardOutput;
import emberway.log.Log;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** The entry point of the command line: the only place that ends its process. */
public final class Main {
  private Main() {}

  /** Runs a command and exits with its status. */
  public static void main(String[] args) {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Log.begin();
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
      if (plain.isPresent()) {
        return FastStart.run(plain.get(), args, err);
      }
      CommandLine commandLine = Commands.commandLine(args);
      commandLine.setOut(out);
      commandLine.setErr(err);
      commandLine.setParameterExceptionHandler(new UsageErrorHandler());
      commandLine.setExecutionExceptionHandler(new FailureHandler());
      commandLine.setExecutionStrategy(Main::runLast);
      return commandLine.execute(args);
    } catch (Error | RuntimeException failure) {
      return FailureHandler.report(failure, args, err);
    }
  }

  /** Runs the last command, or prints its help; both report failures alike. */
  private static int runLast(ParseResult parseResult) {
    try {
      int status = new RunLast().execute(parseResult);
      List<CommandLine> commands = parseResult.asCommandLineList();
      commands.get(commands.size() - 1).getCommandSpec().mixins().values().stream()
          .map(CommandSpec::userObject)
          .filter(MapInput.class::isInstance)
          .forEach(input -> ((MapInput) input).warn());
      return status;
    } catch (CommandFailure failure) {
      CommandLine command = parseResult.commandSpec().commandLine();
      throw new ExecutionException(command, failure.getMessage(), failure);
    }
  }
}
