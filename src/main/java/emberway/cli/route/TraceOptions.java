package emberway.cli.route;

import emberway.cli.option.OutputTarget;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import picocli.CommandLine.Option;

/** The options for watching a search. */
final class TraceOptions {
  @Option(
      names = "--trace",
      paramLabel = "FILE|-",
      description =
          "Write every event of the search to this file, one JSON object per line; docs/trace.md"
              + " describes the format. - is standard output, instead of the answer.")
  private String trace;

  @Option(
      names = "--step",
      paramLabel = "K",
      description =
          "Print the search as it stands after K expanded cells: a picture with F, G and H, and"
              + " the open list.")
  private Integer step;

  /** Refuses options that cannot be combined. */
  void check(boolean json, boolean itinerary) {
    boolean isToStandardOutput = OutputTarget.STANDARD_OUTPUT.equals(trace);
    if (isToStandardOutput && json) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--trace - and --json both write to standard output; name a file after --trace,"
              + " or leave out --json, for the trace's last line is the same object");
    }
    if (isToStandardOutput && itinerary) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--trace - and --itinerary both write to standard output; name a file after --trace");
    }
    if (step != null && (json || trace != null)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--step prints a picture instead of other answers; leave out %s"
              .formatted(json ? "--json" : "--trace"));
    }
    if (step != null && step < 0) {
      throw new CommandFailure(ExitCode.USAGE, "--step %d: must be 0 or more".formatted(step));
    }
  }

  /** The answer to a single-route question, traced as the options say. */
  RouteAnswer traced(SingleRouteAnswer route) {
    if (trace != null) {
      return new TracedRouteAnswer(route, trace);
    }
    return step != null ? new SearchStepAnswer(route, step) : route;
  }
}
