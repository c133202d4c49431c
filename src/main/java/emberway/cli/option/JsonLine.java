package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.NumberText;
import emberway.pack.json.JsonStreams;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Prints one JSON object on a line of its own. */
public final class JsonLine {
  private static final double NANOS_PER_MILLI = 1e6;

  private JsonLine() {}

  /** Writes the fields of an object. */
  public interface Fields {
    void write(JsonGenerator json);
  }

  /** Prints an object with these fields. */
  public static void print(PrintWriter out, Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json =
        JsonStreams.FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    }
    out.println(PrintableText.escape(text.toString())); // PrintableText's escapes are JSON's, too
  }

  /** Writes a field with a cell: {@code [x,y]}. */
  public static void write(String name, Cell cell, JsonGenerator json) {
    json.writeName(name);
    write(cell, json);
  }

  /** Writes a field with a cell; null if there is none. */
  public static void write(String name, Optional<Cell> cell, JsonGenerator json) {
    if (cell.isPresent()) {
      write(name, cell.get(), json);
    } else {
      json.writeNullProperty(name);
    }
  }

  /** Writes a cell: {@code [x,y]}. */
  public static void write(Cell cell, JsonGenerator json) {
    json.writeStartArray();
    json.writeNumber(cell.x());
    json.writeNumber(cell.y());
    json.writeEndArray();
  }

  /** Writes how long an answer took, as {@code millis}. [ns] */
  public static void writeMillis(long nanos, JsonGenerator json) {
    json.writeNumberProperty("millis", nanos / NANOS_PER_MILLI);
  }

  /** Writes a field with a cost or another computed number; null if infinite. */
  public static void write(String name, double cost, JsonGenerator json) {
    json.writeName(name);
    write(cost, json);
  }

  /** Writes a cost or another computed number, rounded; null if infinite. */
  public static void write(double cost, JsonGenerator json) {
    if (cost < Double.POSITIVE_INFINITY) {
      json.writeNumber(NumberText.rounded(cost));
    } else {
      json.writeNull();
    }
  }
}
