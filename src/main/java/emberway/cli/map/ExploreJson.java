package emberway.cli.map;

import emberway.cli.option.JsonLine;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Traveler;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Logs a party's events for programs: one JSON object per line.
 *
 * @param out the output
 */
record ExploreJson(PrintWriter out) implements ExploreLog {
  @Override
  public void tell(PartyEvent event) {
    JsonLine.print(
        out,
        json -> {
          json.writeStringProperty("event", name(event));
          json.writeNumberProperty("tick", event.tick());
          json.writeNumberProperty("traveler", event.traveler());
          JsonLine.write("at", event.at(), json);
          if (event instanceof PartyEvent.Planned planned) {
            json.writeArrayPropertyStart("reasons");
            for (PartyEvent.Reason reason : planned.reasons()) {
              json.writeString(reason.name().toLowerCase(Locale.ROOT));
            }
            json.writeEndArray();
            JsonLine.write("expected", planned.expected(), json);
            json.writeNumberProperty("steps", planned.steps());
          } else if (event instanceof PartyEvent.Arrived arrived) {
            JsonLine.write("expected", arrived.expected(), json);
            JsonLine.write("actual", arrived.actual(), json);
            json.writeNumberProperty("steps", arrived.steps());
            json.writeNumberProperty("waited", arrived.waited());
          } else if (event instanceof PartyEvent.Stuck stuck) {
            if (stuck.past().isPresent()) {
              json.writeNumberProperty("past", stuck.past().getAsInt());
            } else {
              json.writeNullProperty("past");
            }
            json.writeBooleanProperty("certain", stuck.isCertain());
          } else if (event instanceof PartyEvent.GaveUp failed && failed.missed().isPresent()) {
            JsonLine.write("missed", failed.missed().get(), json);
          }
        });
  }

  private static String name(PartyEvent event) {
    if (event instanceof PartyEvent.Planned) {
      return "planned";
    }
    if (event instanceof PartyEvent.Stuck) {
      return "stuck";
    }
    if (event instanceof PartyEvent.Passed) {
      return "passed";
    }
    return event instanceof PartyEvent.Arrived ? "arrived" : "gave-up";
  }

  @Override
  public void end(Party party) {
    JsonLine.print(
        out,
        json -> {
          json.writeStringProperty("event", "end");
          json.writeNumberProperty("tick", party.ticks());
          json.writeArrayPropertyStart("travelers");
          for (Traveler traveler : party.travelers()) {
            json.writeStartObject();
            JsonLine.write("from", traveler.trip().from(), json);
            JsonLine.write("to", traveler.trip().to(), json);
            JsonLine.write("at", traveler.at(), json);
            json.writeBooleanProperty("arrived", traveler.isAtGoal());
            json.writeBooleanProperty("stuck", traveler.isStuck() && !traveler.isAtGoal());
            JsonLine.write("cost", traveler.spent(), json);
            json.writeNumberProperty("steps", traveler.steps());
            json.writeNumberProperty("seen", traveler.seen());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
