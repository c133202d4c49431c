package emberway.app.lab;

import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What one preset makes of a question, to be laid beside what others make of it.
 *
 * @param preset whose rules were followed
 * @param outcome what came of it
 * @param expanded the cells that were expanded, by row-major index; to be read only
 */
public record PresetRun(Preset preset, Outcome outcome, BitSet expanded) {
  /** A search that expands more is stopped; the figures then are what it had done by then. */
  private static final int MOST_EXPANDED = 1 << 21;

  /**
   * Searches.
   *
   * @param isStale asked now and then, whether to give up
   * @return nothing where it was given up
   */
  static Optional<PresetRun> of(
      PresetComparison.Question question, Preset preset, BooleanSupplier isStale) {
    Expansions expansions = new Expansions();
    SearchHooks hooks =
        new SearchHooks(
            expansions, () -> expansions.count > MOST_EXPANDED || isStale.getAsBoolean());
    Outcome outcome =
        new Planner(question.costs(), preset.rules())
            .plan(Query.between(question.start(), question.goal()), hooks);
    return outcome instanceof Outcome.Stopped && expansions.count <= MOST_EXPANDED
        ? Optional.empty()
        : Optional.of(new PresetRun(preset, outcome, expansions.cells));
  }

  /** The route that was found, if there was one. */
  public Optional<Route> route() {
    return outcome instanceof Outcome.Found found ? Optional.of(found.route()) : Optional.empty();
  }

  /** What the route that was found costs by the default rules, whatever it was searched by. */
  public Optional<Double> costOnTheGround(CostField costs) {
    return route().map(route -> costOnTheGround(costs, route));
  }

  private static double costOnTheGround(CostField costs, Route route) {
    double cost = 0;
    for (int step = 1; step <= route.steps(); step++) {
      boolean isDiagonal =
          route.cell(step).x() != route.cell(step - 1).x()
              && route.cell(step).y() != route.cell(step - 1).y();
      cost += costs.costAt(route.index(step)) * (isDiagonal ? Movement.DEFAULT_DIAGONAL : 1);
    }
    return cost;
  }

  private static final class Expansions implements SearchListener {
    private final BitSet cells = new BitSet();
    private int count;

    @Override
    public void expanded(int cell, int parent, double g, double h) {
      cells.set(cell);
      count++;
    }
  }
}
