package emberway.app.text;

import emberway.plan.query.Preset;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;

/** The names of what a search can be, in the language of the window. */
public final class SearchText {
  private SearchText() {}

  /** Returns a preset's name. */
  public static String name(Preset preset) {
    return Texts.get(
        switch (preset) {
          case TERRAIN -> "preset.terrain";
          case CALKINS -> "preset.calkins";
          case LESTER -> "preset.lester";
          case MCNEILL -> "preset.mcneill";
          case UNIT -> "preset.unit";
          case STOUT -> "preset.stout";
        });
  }

  /** Returns the name of a variant of the search. */
  public static String name(SearchVariant variant) {
    return Texts.get(
        switch (variant) {
          case A_STAR -> "search-variant.a-star";
          case GREEDY -> "search-variant.greedy";
          case STOP_WHEN_OPENED -> "search-variant.stop-when-opened";
        });
  }

  /** Returns the name of a way to count terrain. */
  public static String name(TerrainCosting costing) {
    return Texts.get(
        switch (costing) {
          case WEIGHTED -> "terrain-costing.weighted";
          case WALKABLE -> "terrain-costing.walkable";
          case PENALTY -> "terrain-costing.penalty";
        });
  }
}
