package emberway.app.lab;

import emberway.plan.query.Estimate;
import emberway.plan.query.Ground;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchRules;
import java.util.Optional;

/**
 * What searches in the lab follow: a preset's rules, with another estimate or ground if one is
 * chosen.
 *
 * @param preset whose rules
 * @param estimate in place of the preset's own
 * @param ground likewise
 */
record LabRules(Preset preset, Optional<Estimate> estimate, Optional<Ground> ground) {
  /** A preset's own. */
  static LabRules of(Preset preset) {
    return new LabRules(preset, Optional.empty(), Optional.empty());
  }

  /** Those that a lesson speaks of. */
  static LabRules of(Lesson lesson) {
    return new LabRules(lesson.preset(), lesson.estimate(), lesson.ground());
  }

  /** The same with another estimate. */
  LabRules withEstimate(Optional<Estimate> chosen) {
    return new LabRules(preset, chosen, ground);
  }

  /** The same with another ground. */
  LabRules withGround(Optional<Ground> chosen) {
    return new LabRules(preset, estimate, chosen);
  }

  /** All of it for a search. */
  SearchRules toSearch() {
    SearchRules rules = preset.rules();
    rules = estimate.isPresent() ? rules.with(estimate.get()) : rules;
    return ground.isPresent() ? rules.with(ground.get()) : rules;
  }
}
