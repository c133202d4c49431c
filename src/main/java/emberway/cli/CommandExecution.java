package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.MapInput;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.ProgressOptions;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Runs the command that the arguments name. */
final class CommandExecution {
  private CommandExecution() {}

  /** Runs the command and returns the exit status. */
  static int execute(String[] args, PrintWriter out, PrintWriter err) {
    List<String> words = List.of(args);
    ProgressLine.choose(
        words.contains(ProgressOptions.QUIET), words.contains(ProgressOptions.PROGRESS));
    CommandLine commandLine = CommandList.commandLine(args);
    commandLine.setOut(out);
    commandLine.setErr(err);
    commandLine.setParameterExceptionHandler(new UsageErrorHandler());
    commandLine.setExecutionExceptionHandler(new FailureHandler());
    commandLine.setExecutionStrategy(CommandExecution::runLast);
    return commandLine.execute(args);
  }

  /** Runs the last command, or prints its help; both report failures alike. */
  private static int runLast(ParseResult parseResult) {
    List<CommandLine> commands = parseResult.asCommandLineList();
    CommandLine last = commands.get(commands.size() - 1);
    PrintWriter err = last.getErr();
    if (parseResult.originalArgs().contains(ProgressOptions.QUIET)) {
      last.setErr(new PrintWriter(Writer.nullWriter())); // the command's notes go to it
    }
    try {
      int status = new RunLast().execute(parseResult);
      last.getCommandSpec().mixins().values().stream()
          .map(CommandSpec::userObject)
          .filter(MapInput.class::isInstance)
          .forEach(input -> ((MapInput) input).warn());
      return status;
    } catch (CommandFailure failure) {
      CommandLine command = parseResult.commandSpec().commandLine();
      throw new ExecutionException(command, failure.getMessage(), failure);
    } catch (Error failure) { // too little memory for one of several pictures, for example
      String[] args = parseResult.originalArgs().toArray(String[]::new);
      return FailureHandler.report(failure, args, parseResult.commandSpec().commandLine().getErr());
    } finally {
      last.setErr(err);
    }
  }
}
