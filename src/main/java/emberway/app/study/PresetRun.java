package emberway.app.study;

import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.StepCosts;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What one preset finds for a question, to be compared with other presets.
 *
 * @param preset the preset that searched
 * @param outcome the search's outcome
 * @param expanded the expanded cells, by row-major index; read only
 */
public record PresetRun(Preset preset, Outcome outcome, BitSet expanded) {
  /** A search that expands more cells is stopped; its figures then cover the part it did. */
  private static final int MAX_EXPANDED = 1 << 21;

  /**
   * Searches with a preset.
   *
   * @param isStale whether to give up; asked now and then
   * @return the run; empty if it was given up
   */
  static Optional<PresetRun> of(RecordingRequest question, Preset preset, BooleanSupplier isStale) {
    Expansions expansions = new Expansions();
    SearchHooks hooks =
        new SearchHooks(
            expansions, () -> expansions.count > MAX_EXPANDED || isStale.getAsBoolean());
    Outcome outcome =
        new Planner(question.stepCosts().with(preset.rules()))
            .plan(Query.between(question.start(), question.goal()), hooks);
    return outcome instanceof Outcome.Stopped && expansions.count <= MAX_EXPANDED
        ? Optional.empty()
        : Optional.of(new PresetRun(preset, outcome, expansions.cells));
  }

  /** Returns the route, if one was found. */
  public Optional<Route> route() {
    return outcome instanceof Outcome.Found found ? Optional.of(found.route()) : Optional.empty();
  }

  /** Returns the found route's cost by other rules than those that the search followed. */
  public Optional<Double> costBy(StepCosts stepCosts) {
    return route().map(route -> stepCosts.route(route.indices()).cost());
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
