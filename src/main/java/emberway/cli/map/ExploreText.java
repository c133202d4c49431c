package emberway.cli.map;

import emberway.map.Cell;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Traveler;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Logs a party's events for people: one line per event.
 *
 * @param out the output
 * @param isTeam whether the travelers share what they see
 */
record ExploreText(PrintWriter out, boolean isTeam) implements ExploreLog {
  @Override
  public void tell(PartyEvent event) {
    String what = event instanceof PartyEvent.Planned planned ? plan(planned) : end(event);
    out.printf("tick %d, traveler %d at %s %s%n", event.tick(), event.traveler(), event.at(), what);
  }

  private String plan(PartyEvent.Planned planned) {
    return "%s: %s to go, expected cost %s"
        .formatted(
            planned.reasons().stream().map(this::words).collect(Collectors.joining(" and ")),
            DisplayText.steps(planned.steps()),
            DisplayText.cost(planned.expected()));
  }

  private String words(PartyEvent.Reason reason) {
    return switch (reason) {
      case START -> "sets out";
      case SAW -> isTeam ? "learns what it did not expect" : "sees what it did not expect";
      case OTHERS -> "takes others into account";
      case ASIDE -> "is pushed aside";
      case AGREED -> "agrees with the others on who goes when";
    };
  }

  private static String end(PartyEvent event) {
    if (event instanceof PartyEvent.Arrived arrived) {
      return "arrives: cost %s, expected %s at first; %s, %d ticks of waiting"
          .formatted(
              DisplayText.cost(arrived.actual()),
              DisplayText.cost(arrived.expected()),
              DisplayText.steps((int) arrived.steps()),
              arrived.waited());
    }
    if (event instanceof PartyEvent.Stuck stuck) {
      return stuck.past().isPresent()
          ? "is stuck: it cannot get past traveler " + stuck.past().getAsInt()
          : stuck.isCertain()
              ? "is stuck: even if all make room, not everyone can reach the goal"
              : "is stuck: it found no way past the others";
    }
    if (event instanceof PartyEvent.Passed) {
      return "passes a waypoint";
    }
    Optional<Cell> missed = ((PartyEvent.GaveUp) event).missed();
    return "gives up: there is no route"
        + missed.map(" to the waypoint at %s"::formatted).orElse("");
  }

  @Override
  public void end(Party party) {
    long arrived = party.travelers().stream().filter(Traveler::isAtGoal).count();
    long stuck = party.travelers().stream().filter(one -> one.isStuck() && !one.isAtGoal()).count();
    int steps = (int) party.travelers().stream().mapToLong(Traveler::steps).sum();
    out.printf(
        "%d of %d arrived in %d ticks%s%s%s%n",
        arrived,
        party.travelers().size(),
        party.ticks(),
        isTeam ? ", " + DisplayText.steps(steps) + " in all" : "",
        stuck == 0 ? "" : ", %d stuck".formatted(stuck),
        party.isDone() ? "" : "; the others were still under way (--ticks)");
  }
}
