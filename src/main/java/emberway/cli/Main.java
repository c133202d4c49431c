package emberway.cli;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The command line's entry point: the only place that ends the process. */
public final class Main {
  private Main() {}

  /** Runs one command and exits with its status. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    int status = run(args, out, err);
    out.flush();
    System.exit(status);
  }

  /** Runs one command that speaks to these; gives the exit status. */
  static int run(String[] args, PrintWriter out, PrintWriter err) {
    CommandLine commandLine = Commands.commandLine(args);
    commandLine.setOut(out);
    commandLine.setErr(err);
    commandLine.setParameterExceptionHandler(new UsageErrors());
    commandLine.setExecutionExceptionHandler(new Failures());
    return commandLine.execute(args);
  }
}
