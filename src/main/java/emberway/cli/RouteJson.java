package emberway.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import emberway.map.Cell;
import emberway.plan.Bounded;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.Route;
import emberway.plan.SearchStats;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** An answer as the JSON object that scripts rely on. */
final class RouteJson {
  private static final JsonFactory JSON = new JsonFactory();

  private final String map;
  private final String preset;

  /**
   * Answers over one map.
   *
   * @param map what the object says under {@code map}
   * @param preset what it says under {@code preset}
   */
  RouteJson(String map, String preset) {
    this.map = map;
    this.preset = preset;
  }

  /** Writes JSON. */
  private interface Content {
    void write(JsonGenerator json) throws IOException;
  }

  /** Prints one object, without a line break at its end. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    print(json -> write(query, outcome, json), out);
  }

  /** Prints one object that also says what every route costs at least. */
  void print(Query query, Bounded answer, PrintWriter out) {
    print(
        json -> {
          json.writeStartObject();
          writeFields(query, answer.outcome(), json);
          if (answer.outcome() instanceof Outcome.Found) {
            json.writeNumberField("lowerBound", answer.lowerBound());
            json.writeNumberField("atMost", answer.atMost());
          } else {
            json.writeNullField("lowerBound");
            json.writeNullField("atMost");
          }
          json.writeEndObject();
        },
        out);
  }

  private static void print(Content content, PrintWriter out) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      content.write(json);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    out.print(text);
  }

  /** Writes one object. */
  void write(Query query, Outcome outcome, JsonGenerator json) throws IOException {
    json.writeStartObject();
    writeFields(query, outcome, json);
    json.writeEndObject();
  }

  private void writeFields(Query query, Outcome outcome, JsonGenerator json) throws IOException {
    Route route = outcome instanceof Outcome.Found found ? found.route() : null;
    Cell goal = route == null ? query.goals().get(0) : route.end();
    json.writeStringField("map", map);
    json.writeFieldName("from");
    write(query.from(), json);
    json.writeFieldName("to");
    write(goal, json);
    json.writeBooleanField("found", route != null);
    writeRoute(route, json);
    SearchStats stats = outcome.stats();
    json.writeNumberField("expanded", stats.expanded());
    json.writeNumberField("generated", stats.generated());
    json.writeNumberField("reopened", stats.reopened());
    json.writeNumberField("millis", Math.round(stats.nanos() / 1e3) / 1e3);
    json.writeStringField("preset", preset);
    json.writeFieldName("nearest");
    if (outcome instanceof Outcome.Unreachable unreachable) {
      json.writeStartObject();
      json.writeFieldName("cell");
      write(unreachable.nearest().end(), json);
      writeRoute(unreachable.nearest(), json);
      json.writeEndObject();
    } else {
      json.writeNull();
    }
    json.writeFieldName("unreachable");
    if (outcome instanceof Outcome.Unreachable unreachable) {
      write(unreachable.target(), json);
    } else {
      json.writeNull();
    }
  }

  /** The fields {@code cost}, {@code steps} and {@code path}; without a route null, null, []. */
  private static void writeRoute(Route route, JsonGenerator json) throws IOException {
    if (route == null) {
      json.writeNullField("cost");
      json.writeNullField("steps");
    } else {
      json.writeNumberField("cost", route.cost());
      json.writeNumberField("steps", route.steps());
    }
    json.writeArrayFieldStart("path");
    for (int step = 0; route != null && step <= route.steps(); step++) {
      write(route.cell(step), json);
    }
    json.writeEndArray();
  }

  /** A cell as an array of column and row. */
  static void write(Cell cell, JsonGenerator json) throws IOException {
    json.writeStartArray();
    json.writeNumber(cell.x());
    json.writeNumber(cell.y());
    json.writeEndArray();
  }
}
