package emberway.app.study;

import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import java.util.Optional;

/**
 * The rules of the lab's searches: a preset's rules, possibly with another heuristic or terrain
 * costing, of A* or of a variant that is not exact.
 *
 * @param preset the preset
 * @param heuristic replaces the preset's own, if present
 * @param terrainCosting replaces the preset's own, if present
 * @param tieBreaking replaces the preset's own, if present
 * @param variant the variant of the search
 */
record LessonRules(
    Preset preset,
    Optional<Heuristic> heuristic,
    Optional<TerrainCosting> terrainCosting,
    Optional<TieBreaking> tieBreaking,
    SearchVariant variant) {
  /** Returns a preset's own rules. */
  static LessonRules of(Preset preset) {
    return new LessonRules(
        preset, Optional.empty(), Optional.empty(), Optional.empty(), SearchVariant.A_STAR);
  }

  /** Returns a lesson's rules. */
  static LessonRules of(Lesson lesson) {
    return new LessonRules(
        lesson.preset(),
        lesson.heuristic(),
        lesson.terrainCosting(),
        lesson.tieBreaking(),
        lesson.variant());
  }

  /** Returns these rules with another heuristic; the preset's own if empty. */
  LessonRules withHeuristic(Optional<Heuristic> chosen) {
    return new LessonRules(preset, chosen, terrainCosting, tieBreaking, variant);
  }

  /** Returns these rules with another terrain costing; the preset's own if empty. */
  LessonRules withGround(Optional<TerrainCosting> chosen) {
    return new LessonRules(preset, heuristic, chosen, tieBreaking, variant);
  }

  /** Returns these rules for another variant of the search. */
  LessonRules with(SearchVariant chosen) {
    return new LessonRules(preset, heuristic, terrainCosting, tieBreaking, chosen);
  }

  /** Returns these rules with another order of equals. */
  LessonRules with(TieBreaking chosen) {
    return new LessonRules(preset, heuristic, terrainCosting, Optional.of(chosen), variant);
  }

  /** Returns the rules for a search. */
  SearchRules toSearch() {
    SearchRules rules = preset.rules().with(variant);
    rules = tieBreaking.isPresent() ? rules.with(tieBreaking.get()) : rules;
    rules = heuristic.isPresent() ? rules.with(heuristic.get()) : rules;
    return terrainCosting.isPresent() ? rules.with(terrainCosting.get()) : rules;
  }
}
