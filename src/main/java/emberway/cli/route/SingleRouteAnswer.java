package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.travel.Itinerary;
import emberway.plan.travel.ItineraryBuilder;
import java.io.PrintWriter;
import java.util.List;

/** Answers one query. */
record SingleRouteAnswer(Query query, Form form) implements DrawableAnswer {
  /** The output format. */
  enum Form {
    TEXT,
    JSON,
    ITINERARY
  }

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    return print(context, plan(context, SearchListener.NONE), out);
  }

  @Override
  public DrawnAnswer draw(RouteContext context) {
    Outcome outcome = plan(context, SearchListener.NONE);
    return new DrawnAnswer(
        List.of(DrawnAnswer.front(query, outcome, context.map())),
        List.of(),
        new RouteText(context).brief(outcome),
        RouteText.lacking(query, outcome));
  }

  /** Plans the route and reports the search to a listener. */
  Outcome plan(RouteContext context, SearchListener listener) {
    context.warnIfBlocked(query.from());
    SearchHooks hooks = new SearchHooks(listener, () -> false);
    return ProgressLine.during("planning", progress -> context.planner().plan(query, hooks));
  }

  /** Prints the outcome. */
  ExitCode print(RouteContext context, Outcome outcome, PrintWriter out) {
    if (form == Form.JSON) {
      context.json().print(query, outcome, out);
    } else if (form == Form.TEXT || outcome instanceof Outcome.BlockedStart) {
      new RouteText(context).print(query, outcome, out);
    } else {
      itinerary(context, outcome).lines().forEach(out::println);
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private Itinerary itinerary(RouteContext context, Outcome outcome) {
    ItineraryBuilder itineraryBuilder = context.itineraryBuilder();
    return outcome instanceof Outcome.Found found
        ? itineraryBuilder.describe(query, found)
        : itineraryBuilder.describe(query, (Outcome.Unreachable) outcome);
  }
}
