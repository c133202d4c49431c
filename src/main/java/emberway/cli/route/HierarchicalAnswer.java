package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
import emberway.pack.problem.Problem;
import emberway.plan.hierarchy.BoundedOutcome;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/**
 * Answers one query by the two-tier search, as text or as JSON.
 *
 * @param blockedStart the problem in the map's file, if the start is the map's own and blocked
 */
record HierarchicalAnswer(Query query, boolean json, Optional<Problem> blockedStart)
    implements RouteAnswer {
  /** Routes whose costs differ by at most this fraction count as equally cheap. */
  private static final double CHEAPEST = 1e-6;

  @Override
  public ExitCode print(RouteContext setting, PrintWriter out) {
    BoundedOutcome answer = plan(setting);
    Outcome outcome = answer.outcome();
    if (outcome instanceof Outcome.BlockedStart blocked) {
      throw setting.travelContext().blockedStart(setting.map(), blocked.start(), blockedStart);
    }
    if (json) {
      setting.json().print(query, answer, out);
    } else {
      new RouteText(setting).print(query, outcome, out);
      if (outcome instanceof Outcome.Found) {
        out.println(bound(answer.atMost()));
      }
      if (answer.byExactSearch()) {
        out.println("found by the exact search: preparing chunks first would take longer");
      }
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private BoundedOutcome plan(RouteContext setting) {
    try (ProgressLine progress = new ProgressLine()) {
      return setting
          .twoTierPlannerForOne()
          .plan(
              query,
              () -> {
                progress.show("planning");
                return false;
              });
    }
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
