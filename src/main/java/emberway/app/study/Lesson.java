package emberway.app.study;

import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A lesson of the guided tour: a bundled map, a search on it at one step, and an explanation.
 *
 * @param key the key of its text in the bundle of texts
 * @param map the name of a bundled map
 * @param preset the preset that searches
 * @param heuristic replaces the preset's own, if present
 * @param terrainCosting replaces the preset's own, if present
 * @param tieBreaking replaces the preset's own, if present
 * @param variant the variant of the search
 * @param goal replaces the map's own, if present
 * @param step the number of expanded cells; {@link #END} for all
 * @param compared the presets to compare; empty to step through one search
 */
public record Lesson(
    String key,
    String map,
    Preset preset,
    Optional<Heuristic> heuristic,
    Optional<TerrainCosting> terrainCosting,
    Optional<TieBreaking> tieBreaking,
    SearchVariant variant,
    Optional<Cell> goal,
    int step,
    Set<Preset> compared) {
  /** The step after the last. */
  static final int END = Integer.MAX_VALUE;

  private static final String CLOSED_LIST = "lesson.closed-list";

  /** The lessons of the tour, in order. */
  public static final List<Lesson> ALL =
      List.of(
          lesson("lesson.one-step", "Around the Wall", Preset.LESTER, 1),
          lesson("lesson.nothing-gained", "Around the Wall", Preset.LESTER, 2),
          lesson("lesson.no-corners", "Around the Wall", Preset.LESTER, 3),
          lesson("lesson.better-parent", "Around the Wall", Preset.LESTER, 5),
          lesson("lesson.pointers", "Around the Wall", Preset.LESTER, END),
          lesson("lesson.first-table", "Four by Four", Preset.UNIT, 1),
          lesson("lesson.last-in", "Four by Four", Preset.UNIT, 2),
          lesson("lesson.goal-seen", "Four by Four", Preset.UNIT, 3),
          lesson(CLOSED_LIST, "Four by Four", Preset.UNIT, END),
          lesson("lesson.dead-end", "A Dead End", Preset.UNIT, 3),
          lesson("lesson.backtracked", "A Dead End", Preset.UNIT, END),
          lesson("lesson.by-lot", "Around the Wall", Preset.MCNEILL, END),
          new Lesson(
              "lesson.as-near",
              "Around the Wall",
              Preset.MCNEILL,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              SearchVariant.A_STAR,
              Optional.of(new Cell(3, 2)),
              END,
              Set.of()),
          new Lesson(
              "lesson.opens-again",
              "The Longer Wall",
              Preset.STOUT,
              Optional.of(Heuristic.MANHATTAN),
              Optional.of(TerrainCosting.WEIGHTED),
              Optional.empty(),
              SearchVariant.A_STAR,
              Optional.empty(),
              18,
              Set.of()),
          lesson("lesson.road", "Road and Wall", Preset.CALKINS, END),
          lesson("lesson.longer-wall", "The Longer Wall", Preset.CALKINS, END),
          lesson("lesson.snow", "Snow and a Sleeping Volcano", Preset.CALKINS, END),
          lesson("lesson.fire", "Snow and Fire", Preset.CALKINS, END),
          lesson("lesson.tombstone", "Snow and a Tombstone", Preset.CALKINS, END),
          new Lesson(
              "lesson.high-guess",
              "Fire and a Tombstone",
              Preset.CALKINS,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              SearchVariant.A_STAR,
              Optional.empty(),
              END,
              Set.of(Preset.TERRAIN, Preset.CALKINS)),
          lesson("lesson.greedy", "Straight into the Snow", SearchVariant.GREEDY),
          lesson("lesson.too-early", "One Step Too Early", SearchVariant.STOP_WHEN_OPENED),
          lesson("lesson.strict-order", "Four by Two", Preset.LESTER, TieBreaking.LIFO),
          lesson("lesson.straight-line", "A Wall on the Line", Preset.TERRAIN, TieBreaking.CROSS));

  /** Copies the presets to compare. */
  public Lesson {
    compared = Set.copyOf(compared);
  }

  /** Whether the explanation is about the table of the closed list, not that of the open list. */
  public boolean isAboutClosedList() {
    return key.equals(CLOSED_LIST);
  }

  /** Returns the lesson's title. */
  public String title() {
    return Texts.get(key + ".title");
  }

  /** Returns the explanation, in a sentence or two. */
  public String text() {
    return Texts.get(key);
  }

  private static Lesson lesson(String key, String map, Preset preset, int step) {
    return lesson(key, map, preset, Optional.empty(), SearchVariant.A_STAR, step);
  }

  private static Lesson lesson(String key, String map, SearchVariant variant) {
    return lesson(key, map, Preset.TERRAIN, Optional.empty(), variant, END);
  }

  private static Lesson lesson(String key, String map, Preset preset, TieBreaking tieBreaking) {
    return lesson(key, map, preset, Optional.of(tieBreaking), SearchVariant.A_STAR, END);
  }

  private static Lesson lesson(
      String key,
      String map,
      Preset preset,
      Optional<TieBreaking> tieBreaking,
      SearchVariant variant,
      int step) {
    return new Lesson(
        key,
        map,
        preset,
        Optional.empty(),
        Optional.empty(),
        tieBreaking,
        variant,
        Optional.empty(),
        step,
        Set.of());
  }
}
