package emberway.app.study;

import emberway.plan.query.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What every preset finds for the same question.
 *
 * @param question the question, with the steps by the default rules
 * @param runs one run for each preset that has searched, in the order of the presets
 */
public record PresetComparison(RecordingRequest question, List<PresetRun> runs) {
  /** Copies the runs. */
  public PresetComparison {
    runs = List.copyOf(runs);
  }

  /**
   * Searches with each preset once.
   *
   * @param isStale whether to give up; asked now and then
   * @param progress gets the runs so far, after each preset but the last
   * @return the comparison; empty if it was given up
   */
  public static Optional<PresetComparison> of(
      RecordingRequest question, BooleanSupplier isStale, Consumer<PresetComparison> progress) {
    List<PresetRun> runs = new ArrayList<>();
    for (Preset preset : Preset.values()) {
      Optional<PresetRun> run = PresetRun.of(question, preset, isStale);
      if (run.isEmpty()) {
        return Optional.empty();
      }
      runs.add(run.get());
      if (runs.size() < Preset.values().length) {
        progress.accept(new PresetComparison(question, runs));
      }
    }
    return Optional.of(new PresetComparison(question, runs));
  }

  /** Whether all presets have searched. */
  boolean isComplete() {
    return runs.size() == Preset.values().length;
  }
}
