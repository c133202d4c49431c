package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.plan.hierarchy.BoundedOutcome;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import java.io.PrintWriter;
import java.util.Locale;

/** Answers one query by the two-tier search, as text or as JSON. */
record HierarchicalAnswer(Query query, boolean json) implements RouteAnswer {
  /** Routes whose costs differ by at most this fraction count as equally cheap. */
  private static final double CHEAPEST = 1e-6;

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    BoundedOutcome answer =
        ProgressLine.during(
            "planning", progress -> context.twoTierPlannerForOne().plan(query, () -> false));
    Outcome outcome = answer.outcome();
    context.warnIfBlocked(query.from());
    if (json) {
      context.json().print(query, answer, out);
    } else {
      new RouteText(context).print(query, outcome, out);
      if (outcome instanceof Outcome.Found) {
        out.println(bound(answer.atMost()));
      }
      if (answer.byExactSearch()) {
        out.println("found by the exact search: preparing chunks first would take longer");
      }
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private static String bound(double atMost) {
    return atMost <= 1 + CHEAPEST
        ? "no route is cheaper"
        : String.format(
            Locale.ROOT,
            "at most %.1f %% above the cheapest route",
            Math.ceil((atMost - 1) * 1e3) / 10);
  }
}
