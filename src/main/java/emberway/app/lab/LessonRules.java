package emberway.app.lab;

import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import java.util.Optional;

/**
 * The rules of the lab's searches: a preset's rules, possibly with another heuristic or terrain
 * costing.
 *
 * @param preset the preset
 * @param heuristic replaces the preset's own, if present
 * @param terrainCosting replaces the preset's own, if present
 */
record LessonRules(
    Preset preset, Optional<Heuristic> heuristic, Optional<TerrainCosting> terrainCosting) {
  /** Returns a preset's own rules. */
  static LessonRules of(Preset preset) {
    return new LessonRules(preset, Optional.empty(), Optional.empty());
  }

  /** Returns a lesson's rules. */
  static LessonRules of(Lesson lesson) {
    return new LessonRules(lesson.preset(), lesson.heuristic(), lesson.terrainCosting());
  }

  /** Returns these rules with another heuristic; the preset's own if empty. */
  LessonRules withHeuristic(Optional<Heuristic> chosen) {
    return new LessonRules(preset, chosen, terrainCosting);
  }

  /** Returns these rules with another terrain costing; the preset's own if empty. */
  LessonRules withGround(Optional<TerrainCosting> chosen) {
    return new LessonRules(preset, heuristic, chosen);
  }

  /** Returns the rules for a search. */
  SearchRules toSearch() {
    SearchRules rules = preset.rules();
    rules = heuristic.isPresent() ? rules.with(heuristic.get()) : rules;
    return terrainCosting.isPresent() ? rules.with(terrainCosting.get()) : rules;
  }
}
