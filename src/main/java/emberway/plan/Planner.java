package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Answers queries over one cost field: the entry point of this package.
 *
 * <p>A planner keeps its working arrays from query to query (16 bytes a cell for the default
 * search, made on first use), so keep one for many queries over the same map; it serves one thread
 * at a time. Cost fields are shared freely.
 */
public final class Planner {
  private final CostField field;
  private final StepCosts steps;
  private final Search search;

  /** A planner for the cheapest routes under these rules of movement. */
  public Planner(CostField field, Movement movement) {
    this(field, Preset.TERRAIN.rules().with(movement));
  }

  /** A planner that searches by these rules. */
  public Planner(CostField field, SearchRules rules) {
    this.field = field;
    steps = new StepCosts(field, rules);
    search =
        rules.areExact()
            ? PackedSearch.of(field, rules.movement(), steps)
            : new TextbookSearch(field, rules, steps);
  }

  /** The way from one cell to another; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Cell from, Cell to) {
    return plan(Query.between(from, to), SearchHooks.NONE);
  }

  /** The answer to a query; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Query query) {
    return plan(query, SearchHooks.NONE);
  }

  /**
   * The answer to a query. Of goals that are equally cheap to reach, whichever is found first.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    query.check(field.size());
    if (field.isBlocked(field.size().index(query.from()))) {
      return new Outcome.BlockedStart(query.from(), SearchStats.NONE);
    }
    List<List<Cell>> legs = new ArrayList<>();
    query.via().forEach(cell -> legs.add(List.of(cell)));
    legs.add(query.goals());
    return legs.size() == 1
        ? leg(query.from(), query.goals(), hooks)
        : planLegs(query.from(), legs, hooks);
  }

  /** Each leg starts where the one before ended; the first that fails decides. */
  private Outcome planLegs(Cell from, List<List<Cell>> legs, SearchHooks hooks) {
    SearchStats stats = SearchStats.NONE;
    int[] cells = {field.size().index(from)};
    for (List<Cell> goals : legs) {
      Outcome leg = leg(field.size().cell(cells[cells.length - 1]), goals, hooks);
      stats = stats.plus(leg.stats());
      if (leg instanceof Outcome.Found found) {
        cells = joined(cells, found.route());
      } else if (leg instanceof Outcome.Unreachable failed) {
        Route nearest = steps.route(joined(cells, failed.nearest()));
        return new Outcome.Unreachable(failed.target(), nearest, stats);
      } else {
        return new Outcome.Stopped(stats);
      }
    }
    return new Outcome.Found(steps.route(cells), stats);
  }

  private Outcome leg(Cell from, List<Cell> goals, SearchHooks hooks) {
    GridSize size = field.size();
    return search.search(size.index(from), new Goals(size, goals), hooks);
  }

  /** The cells of a way and of a route that starts where it ends. */
  private static int[] joined(int[] way, Route route) {
    int[] joined = Arrays.copyOf(way, way.length + route.steps());
    for (int step = 1; step <= route.steps(); step++) {
      joined[way.length + step - 1] = route.index(step);
    }
    return joined;
  }
}
