package emberway.plan.trace;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import java.util.Random;

/** Searches to be traced, over maps of rows: {@code #} blocked, {@code 1} start, {@code 2} goal. */
record Searches(CostField field, Query query) {
  static Searches over(String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    double[] costs = new double[size.cells()];
    Cell[] ends = new Cell[2];
    for (int cell = 0; cell < costs.length; cell++) {
      char symbol = rows[size.y(cell)].charAt(size.x(cell));
      costs[cell] = symbol == '#' ? Double.POSITIVE_INFINITY : 1;
      if (symbol == '1' || symbol == '2') {
        ends[symbol - '1'] = size.cell(cell);
      }
    }
    return new Searches(CostField.of(size, costs), Query.between(ends[0], ends[1]));
  }

  /** Of up to 14 by 14 cells, with costs from 0.2 to 4, walls and up to two waypoints. */
  static Searches random(long seed) {
    Random random = new Random(seed);
    GridSize size = new GridSize(3 + random.nextInt(12), 3 + random.nextInt(12));
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] =
          random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : 0.2 * (1 + random.nextInt(20));
    }
    Cell[] cells = new Cell[2 + random.nextInt(3)];
    for (int i = 0; i < cells.length; i++) {
      int cell = random.nextInt(costs.length);
      costs[cell] = 1;
      cells[i] = size.cell(cell);
    }
    Query query = Query.between(cells[0], cells[1]);
    query = query.through(java.util.List.of(cells).subList(2, cells.length));
    return new Searches(CostField.of(size, costs), query);
  }

  Outcome plan(SearchRules rules, SearchListener listener) {
    return new Planner(field, rules).plan(query, SearchHooks.listening(listener));
  }

  SearchTrace trace(SearchRules rules, int mostEvents) {
    SearchTrace trace = new SearchTrace(field.size(), mostEvents);
    plan(rules, trace);
    return trace;
  }

  SearchTrace trace(SearchRules rules) {
    return trace(rules, 1_000_000);
  }
}
