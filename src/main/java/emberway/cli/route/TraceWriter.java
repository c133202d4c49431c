package emberway.cli.route;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import emberway.cli.output.JsonLine;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import emberway.plan.trace.TraceEvent.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/**
 * A search as lines of JSON, each written as it happens: what is searched for, then an event a
 * line, then the answer. The format is in {@code docs/trace.md}.
 */
final class TraceWriter implements SearchListener, Closeable {
  private static final int VERSION = 1;

  private final JsonGenerator json;
  private final RouteContext setting;
  private final Query query;
  private final GridSize size;
  private long step;

  /** Begins with the line that says what is searched for. Leaves the writer open. */
  TraceWriter(Writer out, RouteContext setting, Query query) throws IOException {
    this.setting = setting;
    this.query = query;
    size = setting.map().size();
    json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setRootValueSeparator(null);
    writeHeader();
  }

  private void writeHeader() throws IOException {
    SearchRules rules = setting.rules();
    json.writeStartObject();
    json.writeNumberField("trace", VERSION);
    json.writeStringField("map", setting.path());
    json.writeNumberField("width", size.width());
    json.writeNumberField("height", size.height());
    json.writeStringField("preset", setting.preset());
    json.writeStringField("estimate", rules.heuristic().label());
    json.writeStringField("ties", rules.tieBreaking().label());
    json.writeStringField("corners", rules.movement().cornerCutting().label());
    json.writeNumberField("diagonal", rules.movement().diagonal());
    json.writeStringField("terrain", rules.terrainCosting().label());
    json.writeFieldName("from");
    JsonLine.write(query.from(), json);
    writeCells("via", query.via());
    writeCells("to", query.goals());
    endLine();
  }

  private void writeCells(String name, List<Cell> cells) throws IOException {
    json.writeArrayFieldStart(name);
    for (Cell cell : cells) {
      JsonLine.write(cell, json);
    }
    json.writeEndArray();
  }

  @Override
  public void opened(int cell, int parent, double g, double h) {
    write(Kind.GENERATED, cell, parent, g, h);
  }

  @Override
  public void reparented(int cell, int parent, double g, double h) {
    write(Kind.REPARENTED, cell, parent, g, h);
  }

  @Override
  public void reopened(int cell, int parent, double g, double h) {
    write(Kind.REOPENED, cell, parent, g, h);
  }

  @Override
  public void expanded(int cell, int parent, double g, double h) {
    step++;
    write(Kind.EXPANDED, cell, parent, g, h);
  }

  private void write(Kind kind, int cell, int parent, double g, double h) {
    try {
      json.writeStartObject();
      json.writeNumberField("step", step);
      json.writeStringField("event", kind.label());
      json.writeFieldName("cell");
      JsonLine.write(size.cell(cell), json);
      json.writeFieldName("parent");
      if (parent == NO_PARENT) {
        json.writeNull();
      } else {
        JsonLine.write(size.cell(parent), json);
      }
      json.writeNumberField("g", g);
      json.writeNumberField("h", h);
      json.writeNumberField("f", g + h);
      endLine();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Writes the last line: what came of the search, as {@code route --json} says it. */
  void end(Outcome outcome) throws IOException {
    setting.json().write(query, outcome, json);
    json.writeRaw('\n');
  }

  private void endLine() throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
