package emberway.cli.explore;

import emberway.cli.output.JsonLine;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Traveler;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * What happens to a party, for programs: a JSON object a line.
 *
 * @param out where it goes
 */
record ExploreJson(PrintWriter out) implements ExploreLog {
  @Override
  public void tell(PartyEvent event) {
    JsonLine.print(
        out,
        json -> {
          json.writeStringField("event", name(event));
          json.writeNumberField("tick", event.tick());
          json.writeNumberField("traveler", event.traveler());
          JsonLine.write("at", event.at(), json);
          if (event instanceof PartyEvent.Planned planned) {
            json.writeArrayFieldStart("reasons");
            for (PartyEvent.Reason reason : planned.reasons()) {
              json.writeString(reason.name().toLowerCase(Locale.ROOT));
            }
            json.writeEndArray();
            json.writeNumberField("expected", planned.expected());
            json.writeNumberField("steps", planned.steps());
          } else if (event instanceof PartyEvent.Arrived arrived) {
            json.writeNumberField("expected", arrived.expected());
            json.writeNumberField("actual", arrived.actual());
            json.writeNumberField("steps", arrived.steps());
            json.writeNumberField("waited", arrived.waited());
          } else if (event instanceof PartyEvent.Stuck stuck) {
            if (stuck.past().isPresent()) {
              json.writeNumberField("past", stuck.past().getAsInt());
            } else {
              json.writeNullField("past");
            }
            json.writeBooleanField("certain", stuck.isCertain());
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
          json.writeStringField("event", "end");
          json.writeNumberField("tick", party.ticks());
          json.writeArrayFieldStart("travelers");
          for (Traveler traveler : party.travelers()) {
            json.writeStartObject();
            JsonLine.write("from", traveler.trip().from(), json);
            JsonLine.write("to", traveler.trip().to(), json);
            JsonLine.write("at", traveler.at(), json);
            json.writeBooleanField("arrived", traveler.isAtGoal());
            json.writeBooleanField("stuck", traveler.isStuck() && !traveler.isAtGoal());
            json.writeNumberField("cost", traveler.spent());
            json.writeNumberField("seen", traveler.seen());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
