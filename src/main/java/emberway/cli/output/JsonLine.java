package emberway.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import emberway.io.PrintableText;
import emberway.map.Cell;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** One JSON object on a line of its own. */
public final class JsonLine {
  private static final JsonFactory JSON = new JsonFactory();

  private JsonLine() {}

  /** Writes the fields of an object. */
  public interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  /** Prints an object of these fields. */
  public static void print(PrintWriter out, Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    out.println(PrintableText.escape(text.toString())); // which JSON escapes alike
  }

  /** A field that is a cell: {@code [x,y]}. */
  public static void write(String name, Cell cell, JsonGenerator json) throws IOException {
    json.writeFieldName(name);
    write(cell, json);
  }

  /** A cell: {@code [x,y]}. */
  public static void write(Cell cell, JsonGenerator json) throws IOException {
    json.writeStartArray();
    json.writeNumber(cell.x());
    json.writeNumber(cell.y());
    json.writeEndArray();
  }

  /** A field that is a cost; null where it is infinite. */
  public static void write(String name, double cost, JsonGenerator json) throws IOException {
    json.writeFieldName(name);
    write(cost, json);
  }

  /** A cost; null where it is infinite. */
  public static void write(double cost, JsonGenerator json) throws IOException {
    if (cost < Double.POSITIVE_INFINITY) {
      json.writeNumber(cost);
    } else {
      json.writeNull();
    }
  }
}
