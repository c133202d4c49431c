package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.QueryFile;
import emberway.io.PrintableText;
import emberway.plan.hierarchy.BoundedOutcome;
import emberway.plan.hierarchy.HierarchicalPlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import java.io.PrintWriter;
import java.util.function.Function;

/**
 * Answers queries from a file or from standard input, one per line, in order, with one JSON object
 * each. The exit code is {@link ExitCode#DONE} if every query has a route. A malformed line is
 * answered by an object with the error; once all queries are answered, the command ends with the
 * error for malformed input.
 *
 * @param file its path, or - for standard input
 * @param isTwoTier whether to use the two-tier search instead of that of the rules
 */
record QueryBatchAnswer(String file, boolean isTwoTier) implements RouteAnswer {
  /** Set by the launcher: whether standard output is a terminal. */
  private static final String ON_TERMINAL = "emberway.terminal.output";

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    Answers answers =
        new Answers(isTwoTier ? twoTiers(context, out) : oneSearch(context, out), out);
    try (ProgressLine progress = new ProgressLine("answering queries")) {
      if (Boolean.getBoolean(ON_TERMINAL)) {
        progress.hide(); // the answers go to the same terminal
      }
      QueryFile.read("--queries", file, context.map().size(), answers);
    }
    return answers.exitCode();
  }

  /** Prints the answer to each line, and remembers the final exit code. */
  private static final class Answers implements QueryFile.Taker {
    private final Function<Query, Outcome> planner;
    private final PrintWriter out;
    private boolean areAllFound = true;
    private CommandFailure firstRefused; // null until a line is refused
    private int refused;

    Answers(Function<Query, Outcome> planner, PrintWriter out) {
      this.planner = planner;
      this.out = out;
    }

    @Override
    public void take(Query query, String place) {
      areAllFound &= planner.apply(query) instanceof Outcome.Found;
    }

    @Override
    public void refuse(int line, CommandFailure why) {
      firstRefused = firstRefused == null ? why : firstRefused;
      refused++;
      JsonLine.print(
          out,
          json -> {
            json.writeNumberProperty("line", line);
            json.writeBooleanProperty("found", false);
            json.writeStringProperty("error", why.getMessage());
          });
    }

    ExitCode exitCode() {
      if (refused > 1) {
        throw new CommandFailure(
            ExitCode.INPUT,
            "%s (and %s more)"
                .formatted(firstRefused.getMessage(), PrintableText.count(refused - 1, "line")),
            firstRefused);
      }
      if (refused == 1) {
        throw firstRefused;
      }
      return areAllFound ? ExitCode.DONE : ExitCode.NO;
    }
  }

  /** Answers queries and prints the results. */
  private static Function<Query, Outcome> oneSearch(RouteContext context, PrintWriter out) {
    RouteContext.QueryPlanner planner = context.planner();
    RouteJson json = context.json();
    return query -> {
      Outcome outcome = planner.plan(query, SearchHooks.NONE);
      json.print(query, outcome, out);
      return outcome;
    };
  }

  /** Answers queries and prints the results; prepares all chunks first. */
  private static Function<Query, Outcome> twoTiers(RouteContext context, PrintWriter out) {
    HierarchicalPlanner planner = context.hierarchicalPlanner();
    try (ProgressLine progress = new ProgressLine("preparing chunks")) {
      planner.prepare(done -> progress.show("preparing chunks", done), () -> false);
    }
    RouteJson json = context.json();
    return query -> {
      BoundedOutcome answer = planner.plan(query, () -> false);
      json.print(query, answer, out);
      return answer.outcome();
    };
  }
}
