package emberway.plan;

import emberway.map.GridSize;
import emberway.plan.query.SearchListener;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Writes down what a search does, and keeps its open list as the texts print it. */
public final class RecordedSearch implements SearchListener {
  /** A row of a table: what the texts give for a cell. */
  record Row(String cell, double g, double h, String parent) {
    @Override
    public String toString() {
      return "%s %.0f/%.0f/%.0f %s".formatted(cell, g, h, g + h, parent);
    }
  }

  private final GridSize size;
  private final TreeMap<Integer, Row> openInOrder = new TreeMap<>(); // by time of opening
  private final List<String> events = new ArrayList<>();
  final List<Row> closed = new ArrayList<>();
  final List<List<Row>> openAfter = new ArrayList<>(); // the open list before each next expansion
  private int clock;

  public RecordedSearch(GridSize size) {
    this.size = size;
  }

  /** Cells as letters, row by row from a: the names of the worked example. */
  private String name(int cell) {
    return cell == NO_PARENT
        ? "--"
        : size.cells() <= 26 ? String.valueOf((char) ('a' + cell)) : size.cell(cell).toString();
  }

  private Row row(int cell, int parent, double g, double h) {
    return new Row(name(cell), g, h, name(parent));
  }

  @Override
  public void opened(int cell, int parent, double g, double h) {
    openInOrder.put(clock++, row(cell, parent, g, h));
    events.add("open " + row(cell, parent, g, h));
  }

  @Override
  public void reparented(int cell, int parent, double g, double h) {
    openInOrder.replaceAll(
        (time, row) -> row.cell.equals(name(cell)) ? row(cell, parent, g, h) : row);
    events.add("reparent " + row(cell, parent, g, h));
  }

  @Override
  public void reopened(int cell, int parent, double g, double h) {
    openInOrder.put(clock++, row(cell, parent, g, h));
    events.add("reopen " + row(cell, parent, g, h));
  }

  @Override
  public void expanded(int cell, int parent, double g, double h) {
    if (!closed.isEmpty()) {
      openAfter.add(List.copyOf(openInOrder.values()));
    }
    openInOrder.values().removeIf(row -> row.cell.equals(name(cell)));
    closed.add(row(cell, parent, g, h));
    events.add("expand " + row(cell, parent, g, h));
  }

  /** The open list as printed after the n-th expansion [from 1]: one row a string. */
  public List<String> openAfter(int expansions) {
    return openAfter.get(expansions - 1).stream().map(Row::toString).toList();
  }

  public List<String> closed() {
    return closed.stream().map(Row::toString).toList();
  }

  public List<String> events() {
    return events;
  }
}
