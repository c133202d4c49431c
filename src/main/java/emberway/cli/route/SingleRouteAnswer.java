package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
import emberway.pack.problem.Problem;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.travel.Itinerary;
import emberway.plan.travel.ItineraryBuilder;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/**
 * Answers one query.
 *
 * @param blockedStart the problem in the map's file, if the start is the map's own and blocked
 */
record SingleRouteAnswer(Query query, Form form, Optional<Problem> blockedStart)
    implements DrawableAnswer {
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
    RouteOverlay route =
        MapPlanner.route(outcome, setting.map(), RouteJson.meant(query, outcome)).orElseThrow();
    return new DrawnAnswer(List.of(route), List.of(), RouteText.lacking(query, outcome));
  }

  /** Plans the route and reports the search to a listener. */
  Outcome plan(RouteContext setting, SearchListener listener) {
    Outcome outcome = planned(setting, listener);
    if (outcome instanceof Outcome.BlockedStart blocked) {
      throw setting.travelContext().blockedStart(setting.map(), blocked.start(), blockedStart);
    }
    return outcome;
  }

  private Outcome planned(RouteContext setting, SearchListener listener) {
    try (ProgressLine progress = new ProgressLine()) {
      SearchHooks hooks =
          new SearchHooks(
              listener,
              () -> {
                progress.show("planning");
                return false;
              });
      return setting.planner().plan(query, hooks);
    }
  }

  /** Prints the outcome. */
  ExitCode print(RouteContext setting, Outcome outcome, PrintWriter out) {
    switch (form) {
      case JSON -> setting.json().print(query, outcome, out);
      case ITINERARY -> itinerary(setting, outcome).lines().forEach(out::println);
      case TEXT -> new RouteText(setting).print(query, outcome, out);
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private Itinerary itinerary(RouteContext setting, Outcome outcome) {
    ItineraryBuilder itineraryBuilder = setting.itineraryBuilder();
    if (outcome instanceof Outcome.Found found) {
      return itineraryBuilder.describe(query, found);
    }
    if (outcome instanceof Outcome.Unreachable failed) {
      return itineraryBuilder.describe(query, failed);
    }
    throw new IllegalStateException("no itinerary of " + outcome);
  }
}
