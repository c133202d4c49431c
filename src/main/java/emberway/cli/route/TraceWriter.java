package emberway.cli.route;

import emberway.cli.option.JsonLine;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.json.JsonStreams;
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
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.JacksonIOException;

/**
 * Writes a search as JSON lines while it runs: first the query, then one event per line, then the
 * answer. The format is in {@code docs/trace.md}.
 */
final class TraceWriter implements SearchListener, Closeable {
  private static final int VERSION = 1;

  private final JsonGenerator json;
  private final RouteContext context;
  private final Query query;
  private final GridSize size;
  private long step;

  /** Writes the first line, which states the query. Does not close the writer. */
  TraceWriter(Writer out, RouteContext context, Query query) throws IOException {
    this.context = context;
    this.query = query;
    size = context.map().size();
    json = JsonStreams.FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    JsonStreams.run(this::writeHeader);
  }

  private void writeHeader() {
    SearchRules rules = context.stepCosts().rules();
    json.writeStartObject();
    json.writeNumberProperty("trace", VERSION);
    json.writeStringProperty("map", context.path());
    json.writeNumberProperty("width", size.width());
    json.writeNumberProperty("height", size.height());
    json.writeStringProperty("preset", context.preset());
    json.writeStringProperty("estimate", rules.heuristic().label());
    json.writeStringProperty("ties", rules.tieBreaking().label());
    json.writeStringProperty("corners", rules.movement().cornerCutting().label());
    json.writeNumberProperty("diagonal", rules.movement().diagonal());
    json.writeStringProperty("terrain", rules.terrainCosting().label());
    json.writeName("from");
    JsonLine.write(query.from(), json);
    writeCells("via", query.via());
    writeCells("to", query.goals());
    endLine();
  }

  private void writeCells(String name, List<Cell> cells) {
    json.writeArrayPropertyStart(name);
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
      json.writeNumberProperty("step", step);
      json.writeStringProperty("event", kind.label());
      json.writeName("cell");
      JsonLine.write(size.cell(cell), json);
      json.writeName("parent");
      if (parent == NO_PARENT) {
        json.writeNull();
      } else {
        JsonLine.write(size.cell(parent), json);
      }
      json.writeNumberProperty("g", g);
      json.writeNumberProperty("h", h);
      json.writeNumberProperty("f", SearchListener.f(g, h));
      endLine();
    } catch (JacksonIOException failure) {
      throw new UncheckedIOException(failure.getCause());
    }
  }

  /** Writes the last line: the outcome, as {@code route --json} prints it. */
  void end(Outcome outcome) throws IOException {
    JsonStreams.run(
        () -> {
          context.json().write(query, outcome, json);
          json.writeRaw('\n');
        });
  }

  private void endLine() {
    json.writeEndObject();
    json.writeRaw('\n');
  }

  @Override
  public void close() throws IOException {
    JsonStreams.run(json::close);
  }
}
