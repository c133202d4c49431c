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
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The answer to one query.
 *
 * @param blockedStart what the map's file has wrong with the start, if it is the map's own
 */
record SingleRouteAnswer(Query query, Form form, Optional<Problem> blockedStart)
    implements RouteAnswer {
  /** How it is said. */
  enum Form {
    TEXT,
    JSON,
    ITINERARY
  }

  @Override
  public ExitCode print(RouteContext setting, PrintWriter out) {
    return print(setting, plan(setting, SearchListener.NONE), out);
  }

  /** Plans the route, in sight of a listener. */
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

  /** Prints what came of it. */
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
      return itineraryBuilder.tell(query, found);
    }
    if (outcome instanceof Outcome.Unreachable failed) {
      return itineraryBuilder.tell(query, failed);
    }
    throw new IllegalStateException("no itinerary of " + outcome);
  }
}
