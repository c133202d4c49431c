package emberway.app;

import emberway.map.Cell;
import emberway.plan.CostField;
import emberway.plan.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What every preset makes of the same question.
 *
 * @param question what was asked
 * @param runs one for each preset, in their order
 */
record Comparison(Question question, List<PresetRun> runs) {
  /**
   * What all are asked. Equal only over the same cost field.
   *
   * @param costs what steps cost
   * @param start where to begin
   * @param goal where to go
   */
  record Question(CostField costs, Cell start, Cell goal) {}

  /**
   * Asks each preset once.
   *
   * @param isStale asked now and then, whether to give up
   * @return nothing where it was given up
   */
  static Optional<Comparison> of(Question asked, BooleanSupplier isStale) {
    List<PresetRun> runs = new ArrayList<>();
    for (Preset preset : Preset.values()) {
      Optional<PresetRun> run = PresetRun.of(asked, preset, isStale);
      if (run.isEmpty()) {
        return Optional.empty();
      }
      runs.add(run.get());
    }
    return Optional.of(new Comparison(asked, List.copyOf(runs)));
  }
}
