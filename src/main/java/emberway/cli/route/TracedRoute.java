package emberway.cli.route;

import emberway.cli.option.Output;
import emberway.cli.output.ExitCode;
import emberway.plan.query.Outcome;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A route and how it was searched for: the events go to a file, the answer where it goes without
 * them; or the events, which end with the answer, go to standard output.
 *
 * @param target the file, or - for standard output
 */
record TracedRoute(SingleRoute route, String target) implements RouteAnswer {
  private static final String WRITTEN = "a trace";

  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    if (target.equals(Output.STANDARD_OUTPUT)) {
      Outcome outcome = traced(setting, out);
      return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
    }
    Output.refuseInput("--trace", target, Path.of(setting.path()));
    Output.refuseLie("--trace", target, WRITTEN, ".jsonl", ".json", ".txt");
    Outcome[] outcome = new Outcome[1];
    Output.write(
        "--trace",
        target,
        WRITTEN,
        file -> {
          Writer text = new OutputStreamWriter(file, StandardCharsets.UTF_8);
          outcome[0] = traced(setting, text);
          text.flush();
        });
    return route.print(setting, outcome[0], out);
  }

  private Outcome traced(RouteSetting setting, Writer text) {
    try (TraceLines lines = new TraceLines(text, setting, route.query())) {
      Outcome outcome = route.plan(setting, lines);
      lines.end(outcome);
      return outcome;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
