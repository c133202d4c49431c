package emberway.app.text;

import emberway.plan.query.TerrainCosting;

/** The names of ways to count terrain in the language of the window. */
public final class TerrainCostingText {
  private TerrainCostingText() {}

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
