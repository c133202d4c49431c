package emberway.app.lab;

import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import java.util.Optional;

/**
 * What searches in the lab follow: a preset's rules, with another estimate or ground if one is
 * chosen.
 *
 * @param preset whose rules
 * @param heuristic in place of the preset's own
 * @param terrainCosting likewise
 */
record LessonRules(
    Preset preset, Optional<Heuristic> heuristic, Optional<TerrainCosting> terrainCosting) {
  /** A preset's own. */
  static LessonRules of(Preset preset) {
    return new LessonRules(preset, Optional.empty(), Optional.empty());
  }

  /** Those that a lesson speaks of. */
  static LessonRules of(Lesson lesson) {
    return new LessonRules(lesson.preset(), lesson.heuristic(), lesson.terrainCosting());
  }

  /** The same with another estimate. */
  LessonRules withEstimate(Optional<Heuristic> chosen) {
    return new LessonRules(preset, chosen, terrainCosting);
  }

  /** The same with another ground. */
  LessonRules withGround(Optional<TerrainCosting> chosen) {
    return new LessonRules(preset, heuristic, chosen);
  }

  /** All of it for a search. */
  SearchRules toSearch() {
    SearchRules rules = preset.rules();
    rules = heuristic.isPresent() ? rules.with(heuristic.get()) : rules;
    return terrainCosting.isPresent() ? rules.with(terrainCosting.get()) : rules;
  }
}
