package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.OutputTarget;
import java.util.Optional;
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

  /**
   * Refuses options that cannot be combined.
   *
   * @param step whether a state of the search is requested
   */
  void check(boolean json, boolean itinerary, boolean step) {
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
    if (step && (json || trace != null)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--step prints a picture instead of other answers; leave out %s"
              .formatted(json ? "--json" : "--trace"));
    }
  }

  /** The answer with its search traced, if requested. */
  Optional<RouteAnswer> traced(SingleRouteAnswer route) {
    return Optional.ofNullable(trace).map(target -> new TracedRouteAnswer(route, target));
  }
}
