package emberway.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import emberway.map.Cell;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Traveler;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;

/**
 * What happens to a party, for programs: a JSON object a line.
 *
 * @param out where it goes
 */
record ExploreJson(PrintWriter out) implements ExploreLog {
  private static final JsonFactory JSON = new JsonFactory();

  /** Writes the fields of an object. */
  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  @Override
  public void tell(PartyEvent event) {
    line(
        json -> {
          json.writeStringField("event", name(event));
          json.writeNumberField("tick", event.tick());
          json.writeNumberField("traveler", event.traveler());
          writeCell("at", event.at(), json);
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
          }
        });
  }

  private static String name(PartyEvent event) {
    if (event instanceof PartyEvent.Planned) {
      return "planned";
    }
    return event instanceof PartyEvent.Arrived ? "arrived" : "gave-up";
  }

  @Override
  public void end(Party party) {
    line(
        json -> {
          json.writeStringField("event", "end");
          json.writeNumberField("tick", party.ticks());
          json.writeArrayFieldStart("travelers");
          for (Traveler traveler : party.travelers()) {
            json.writeStartObject();
            writeCell("from", traveler.journey().from(), json);
            writeCell("to", traveler.journey().to(), json);
            writeCell("at", traveler.at(), json);
            json.writeBooleanField("arrived", traveler.isAtGoal());
            json.writeNumberField("cost", traveler.spent());
            json.writeNumberField("seen", traveler.seen());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void writeCell(String name, Cell cell, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(name);
    json.writeNumber(cell.x());
    json.writeNumber(cell.y());
    json.writeEndArray();
  }

  private void line(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    out.println(text);
  }
}
