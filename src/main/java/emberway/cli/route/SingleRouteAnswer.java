package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
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
  public ExitCode print(RouteContext setting, PrintWriter out) {
    return print(setting, plan(setting, SearchListener.NONE), out);
  }

  @Override
  public DrawnAnswer draw(RouteContext setting) {
    Outcome outcome = plan(setting, SearchListener.NONE);
    return new DrawnAnswer(
        List.of(DrawnAnswer.front(query, outcome, setting.map())),
        List.of(),
        RouteText.lacking(query, outcome));
  }

  /** Plans the route and reports the search to a listener. */
  Outcome plan(RouteContext setting, SearchListener listener) {
    setting.warnIfBlocked(query.from());
    SearchHooks hooks = new SearchHooks(listener, () -> false);
    return ProgressLine.during("planning", progress -> setting.planner().plan(query, hooks));
  }

  /** Prints the outcome. */
  ExitCode print(RouteContext setting, Outcome outcome, PrintWriter out) {
    if (form == Form.JSON) {
      setting.json().print(query, outcome, out);
    } else if (form == Form.TEXT || outcome instanceof Outcome.BlockedStart) {
      new RouteText(setting).print(query, outcome, out);
    } else {
      itinerary(setting, outcome).lines().forEach(out::println);
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private Itinerary itinerary(RouteContext setting, Outcome outcome) {
    ItineraryBuilder itineraryBuilder = setting.itineraryBuilder();
    return outcome instanceof Outcome.Found found
        ? itineraryBuilder.describe(query, found)
        : itineraryBuilder.describe(query, (Outcome.Unreachable) outcome);
  }
}
