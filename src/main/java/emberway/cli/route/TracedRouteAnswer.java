package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.OutputTarget;
import emberway.plan.query.Outcome;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Answers one query and writes a trace. If the trace goes to a file, the answer is printed as
 * usual; if it goes to standard output, it ends with the answer.
 *
 * @param target the file, or - for standard output
 */
record TracedRouteAnswer(SingleRouteAnswer route, String target) implements RouteAnswer {
  private static final String WRITTEN = "a trace";

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    if (target.equals(OutputTarget.STANDARD_OUTPUT)) {
      Outcome outcome = traced(context, out);
      return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
    }
    OutputTarget.refuseInput("--trace", target, Path.of(context.path()));
    OutputTarget.requireExtension("--trace", target, WRITTEN, ".jsonl", ".json", ".txt");
    Outcome[] outcome = new Outcome[1];
    OutputTarget.write(
        "--trace",
        target,
        WRITTEN,
        file -> {
          Writer text = new OutputStreamWriter(file, StandardCharsets.UTF_8);
          outcome[0] = traced(context, text);
          text.flush();
        });
    return route.print(context, outcome[0], out);
  }

  private Outcome traced(RouteContext context, Writer text) {
    try (TraceWriter lines = new TraceWriter(text, context, route.query())) {
      Outcome outcome = route.plan(context, lines);
      lines.end(outcome);
      return outcome;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
