package emberway.plan.query;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Labeled;
import emberway.plan.cost.Movement;

/** Named sets of search rules: the default, and sets that reproduce published texts exactly. */
public enum Preset implements Labeled {
  /** The default: provably the cheapest route over the terrain. */
  TERRAIN(
      "terrain",
      new SearchRules(
          Movement.DEFAULT,
          TerrainCosting.WEIGHTED,
          1,
          Heuristic.ADMISSIBLE,
          TieBreaking.LOW_H,
          SuccessorOrder.ROW_BY_ROW,
          OpenCellPolicy.REPARENT,
          ClosedCellPolicy.REOPEN,
          NearestCellPolicy.DISTANCE,
          0)),
  /** Calkins, "Pathfinding with A*", 2014: the plain Euclidean heuristic, not always admissible. */
  CALKINS(
      "calkins",
      new SearchRules(
          Movement.PUBLISHED,
          TerrainCosting.WEIGHTED,
          1,
          Heuristic.EUCLIDEAN,
          TieBreaking.FIFO,
          SuccessorOrder.ROW_BY_ROW,
          OpenCellPolicy.REQUEUE,
          ClosedCellPolicy.FINAL,
          NearestCellPolicy.DISTANCE,
          0)),
  /**
   * Lester, "A* Pathfinding for Beginners", 2005: steps of 10 and 14, Manhattan, no corner cutting.
   */
  LESTER(
      "lester",
      new SearchRules(
          new Movement(CornerCutting.NO_CUT, 1.4),
          TerrainCosting.WALKABLE,
          10,
          Heuristic.MANHATTAN,
          TieBreaking.HEAP,
          SuccessorOrder.ROW_BY_ROW,
          OpenCellPolicy.REPARENT,
          ClosedCellPolicy.FINAL,
          NearestCellPolicy.DISTANCE,
          0)),
  /** McNeill, "Pathfinding notes and code", 2008: steps of 2 and 3, random among equal parents. */
  MCNEILL(
      "mcneill",
      new SearchRules(
          new Movement(CornerCutting.CUT, 1.5),
          TerrainCosting.PENALTY,
          2,
          Heuristic.OCTILE,
          TieBreaking.RANDOM,
          SuccessorOrder.ROW_BY_ROW,
          OpenCellPolicy.REQUEUE,
          ClosedCellPolicy.FINAL,
          NearestCellPolicy.ESTIMATE,
          0)),
  /** "Path Finding using the A* algorithm": every step costs 1; worked examples in tables. */
  UNIT(
      "unit",
      new SearchRules(
          new Movement(CornerCutting.CUT, 1),
          TerrainCosting.WALKABLE,
          1,
          Heuristic.MANHATTAN,
          TieBreaking.LIFO,
          SuccessorOrder.WORST_FIRST,
          OpenCellPolicy.REPARENT,
          ClosedCellPolicy.FINAL,
          NearestCellPolicy.DISTANCE,
          0)),
  /** "A star (A*) pathplanning", 2010, after Stout: closed cells are reopened. */
  STOUT(
      "stout",
      new SearchRules(
          Movement.PUBLISHED,
          TerrainCosting.WALKABLE,
          1,
          Heuristic.EUCLIDEAN,
          TieBreaking.FIFO,
          SuccessorOrder.ROW_BY_ROW,
          OpenCellPolicy.REPARENT,
          ClosedCellPolicy.REOPEN,
          NearestCellPolicy.DISTANCE,
          0));

  private final String label;

  @SuppressWarnings("Immutable") // a record of enums and numbers
  private final SearchRules rules;

  Preset(String label, SearchRules rules) {
    this.label = label;
    this.rules = rules;
  }

  @Override
  public String label() {
    return label;
  }

  /** The rules of this preset. */
  public SearchRules rules() {
    return rules;
  }
}
