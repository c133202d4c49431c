package emberway.app.lab;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.query.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What every preset makes of the same question.
 *
 * @param question what was asked
 * @param runs one for each preset that has been asked, in their order
 */
public record PresetComparison(Question question, List<PresetRun> runs) {
  /** Keeps a copy. */
  public PresetComparison {
    runs = List.copyOf(runs);
  }

  /**
   * What all are asked. Equal only over the same cost field.
   *
   * @param costs what steps cost
   * @param start where to begin
   * @param goal where to go
   */
  public record Question(CostField costs, Cell start, Cell goal) {}

  /**
   * Asks each preset once.
   *
   * @param isStale asked now and then, whether to give up
   * @param progress shown what was found so far, after each preset but the last
   * @return nothing where it was given up
   */
  public static Optional<PresetComparison> of(
      Question asked, BooleanSupplier isStale, Consumer<PresetComparison> progress) {
    List<PresetRun> runs = new ArrayList<>();
    for (Preset preset : Preset.values()) {
      Optional<PresetRun> run = PresetRun.of(asked, preset, isStale);
      if (run.isEmpty()) {
        return Optional.empty();
      }
      runs.add(run.get());
      if (runs.size() < Preset.values().length) {
        progress.accept(new PresetComparison(asked, runs));
      }
    }
    return Optional.of(new PresetComparison(asked, runs));
  }

  /** Whether all presets have been asked. */
  boolean isComplete() {
    return runs.size() == Preset.values().length;
  }
}
