package emberway.plan.textbook;

import emberway.map.GridSize;
import emberway.plan.query.Goals;
import emberway.plan.query.Heuristic;
import emberway.plan.query.LegSearch;
import emberway.plan.query.NearestCell;
import emberway.plan.query.NearestCellPolicy;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;

/**
 * Runs the textbook searches over the cells of a map, with any {@link SearchRules}: presents the
 * cells as a {@link SearchGraph} for {@link GraphSearch}, and its results as routes.
 */
public final class TextbookSearch implements LegSearch, SearchGraph {
  private final GridSize size;
  private final SearchRules rules;
  private final StepCosts steps;
  private final Heuristic.Scale scale;
  private final GraphSearch search;

  public TextbookSearch(StepCosts steps) {
    size = steps.size();
    rules = steps.rules();
    this.steps = steps;
    scale = steps.scale();
    search = new GraphSearch(this, rules);
  }

  @Override
  public int nodes() {
    return size.cells();
  }

  /** Steps onto passable cells, row by row. */
  @Override
  public void forEachStep(int cell, StepVisitor visitor) {
    int x = size.x(cell);
    int y = size.y(cell);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if ((dx != 0 || dy != 0) && steps.allow(x, y, dx, dy)) {
          int to = size.index(x + dx, y + dy);
          visitor.step(to, steps.onto(to, dx != 0 && dy != 0));
        }
      }
    }
  }

  @Override
  public double estimate(int cell, int goal) {
    int dx = Math.abs(size.x(cell) - size.x(goal));
    int dy = Math.abs(size.y(cell) - size.y(goal));
    return rules.heuristic().of(dx, dy, scale);
  }

  @Override
  public double aside(int cell, int start, int goal) {
    double x = size.x(cell) - size.x(goal);
    double y = size.y(cell) - size.y(goal);
    return Math.abs(x * (size.y(start) - size.y(goal)) - y * (size.x(start) - size.x(goal)));
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    int end = search.run(start, goals.cells(), hooks);
    return switch (end) {
      case GraphSearch.EXHAUSTED -> unreachable(goals);
      case GraphSearch.STOPPED -> new Outcome.Stopped(search.stats());
      default -> new Outcome.Found(steps.route(search.path(end)), search.stats());
    };
  }

  private Outcome unreachable(Goals goals) {
    NearestCell nearestCell =
        rules.nearestCellPolicy() == NearestCellPolicy.ESTIMATE
            ? leastEstimate(goals)
            : NearestCell.find(
                goals, cell -> search.node(cell) != null, cell -> search.node(cell).g);
    Route route = steps.route(search.path(nearestCell.cell()));
    return new Outcome.Unreachable(size.cell(nearestCell.goal()), route, search.stats());
  }

  /**
   * McNeill's coda: the seen cell with the least estimated remaining cost; ties go to the cheapest.
   */
  private NearestCell leastEstimate(Goals goals) {
    SearchNode best = null;
    for (int cell = 0; cell < size.cells(); cell++) {
      SearchNode node = search.node(cell);
      if (node != null
          && (best == null || node.h < best.h || (node.h == best.h && node.g < best.g))) {
        best = node;
      }
    }
    for (int i = 0; i < goals.count(); i++) {
      if (estimate(best.cell, goals.cell(i)) == best.h) {
        return new NearestCell(best.cell, goals.cell(i));
      }
    }
    throw new AssertionError("no goal gives the estimate of cell " + best.cell);
  }
}
