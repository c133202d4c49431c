package emberway.plan.party;

import emberway.map.NumberText;

/**
 * What travelers see and how they heed each other.
 *
 * @param sight how far they see [cells] [&gt;= 1]; {@link #KNOWS_ALL}: they know the whole land
 * @param unseenCost what a step onto land that nobody has seen is taken to cost [&gt; 0]
 * @param nearby how near others must be to be heeded [cells] [&gt;= 0]
 * @param reluctance a cell on the way of another nearby costs so much more, as a share of its cost
 *     [&gt;= 0]
 * @param cellsPerTick how many cells all planning may look at in a tick [&gt;= 1]
 */
public record PartyRules(
    int sight, double unseenCost, int nearby, double reluctance, long cellsPerTick) {
  /** The sight of those who know the whole land. */
  public static final int KNOWS_ALL = Integer.MAX_VALUE;

  /** Sight of 6 cells over plain ground, others heeded within 8 cells, costs doubled for them. */
  public static final PartyRules USUAL = new PartyRules(6, 1, 8, 1, 20_000);

  /** Checks the ranges above. */
  public PartyRules {
    check(sight >= 1, "sight", sight, "at least 1");
    check(
        unseenCost >= 1e-6 && unseenCost <= 1e6, "unseen cost", unseenCost, "in 0.000001..1000000");
    check(nearby >= 0, "nearby", nearby, "at least 0");
    check(reluctance >= 0 && reluctance <= 1e3, "reluctance", reluctance, "in 0..1000");
    check(cellsPerTick >= 1, "cells per tick", cellsPerTick, "at least 1");
  }

  private static void check(boolean isFine, String what, Number value, String range) {
    if (!isFine) {
      throw new IllegalArgumentException(
          "%s %s: must be %s".formatted(what, NumberText.plain(value.doubleValue()), range));
    }
  }

  /** The same with another sight. */
  public PartyRules withSight(int changed) {
    return new PartyRules(changed, unseenCost, nearby, reluctance, cellsPerTick);
  }

  /** The same with another cost of unseen land. */
  public PartyRules withUnseenCost(double changed) {
    return new PartyRules(sight, changed, nearby, reluctance, cellsPerTick);
  }

  /** The same with another budget. */
  public PartyRules withCellsPerTick(long changed) {
    return new PartyRules(sight, unseenCost, nearby, reluctance, changed);
  }
}
