package emberway.plan.party;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.NumberText;
import java.util.function.IntConsumer;

/**
 * How far travelers see and how they consider each other.
 *
 * @param sight how far they see [cells] [&gt;= 1]; {@link #KNOWS_ALL}: they know the whole land
 * @param unseenCost the assumed cost of a step onto unseen land [&gt; 0]
 * @param nearby the distance up to which travelers consider others [cells] [&gt;= 0]
 * @param reluctance the extra cost of a cell on the route of another traveler nearby, as a share of
 *     its cost [&gt;= 0]
 * @param cellsPerTick the most cells that all planning may expand in a tick [&gt;= 1]
 * @param isTeam whether all know what any of them has seen
 */
public record PartyRules(
    int sight,
    double unseenCost,
    int nearby,
    double reluctance,
    long cellsPerTick,
    boolean isTeam) {
  /** The sight of travelers that know the whole land. */
  public static final int KNOWS_ALL = Integer.MAX_VALUE;

  /**
   * Sight of 6 cells; unseen land counts as plain ground; others within 8 cells are considered, and
   * cells on their routes cost double.
   */
  public static final PartyRules USUAL = new PartyRules(6, 1, 8, 1, 20_000);

  /** Checks that the components lie in their ranges. */
  public PartyRules {
    check(sight >= 1, "sight", sight, "at least 1");
    check(
        unseenCost >= 1e-6 && unseenCost <= 1e6, "unseen cost", unseenCost, "in 0.000001..1000000");
    check(nearby >= 0, "nearby", nearby, "at least 0");
    check(reluctance >= 0 && reluctance <= 1e3, "reluctance", reluctance, "in 0..1000");
    check(cellsPerTick >= 1, "cells per tick", cellsPerTick, "at least 1");
  }

  /** The rules of travelers who keep what they see to themselves. */
  public PartyRules(
      int sight, double unseenCost, int nearby, double reluctance, long cellsPerTick) {
    this(sight, unseenCost, nearby, reluctance, cellsPerTick, false);
  }

  /**
   * Visits the cells that a traveler sees: those whose center is at most the sight plus half a cell
   * away, through walls and over hills, row by row.
   *
   * @param sight the sight [cells] [&gt;= 1]
   * @param visitor receives row-major indices
   */
  public static void forEachInSight(GridSize size, Cell at, int sight, IntConsumer visitor) {
    int reach = Math.min(sight, Math.max(size.width(), size.height()));
    double square = (reach + 0.5) * (reach + 0.5);
    int lastX = Math.min(size.width() - 1, at.x() + reach);
    int lastY = Math.min(size.height() - 1, at.y() + reach);
    for (int y = Math.max(0, at.y() - reach); y <= lastY; y++) {
      for (int x = Math.max(0, at.x() - reach); x <= lastX; x++) {
        if ((double) at.squaredDistanceTo(new Cell(x, y)) <= square) {
          visitor.accept(size.index(x, y));
        }
      }
    }
  }

  private static void check(boolean isFine, String what, Number value, String range) {
    if (!isFine) {
      throw new IllegalArgumentException(
          "%s %s: must be %s".formatted(what, NumberText.plain(value.doubleValue()), range));
    }
  }

  /** These rules with another sight. */
  public PartyRules withSight(int changed) {
    return new PartyRules(changed, unseenCost, nearby, reluctance, cellsPerTick, isTeam);
  }

  /** These rules with another cost of unseen land. */
  public PartyRules withUnseenCost(double changed) {
    return new PartyRules(sight, changed, nearby, reluctance, cellsPerTick, isTeam);
  }

  /** These rules with another budget. */
  public PartyRules withCellsPerTick(long changed) {
    return new PartyRules(sight, unseenCost, nearby, reluctance, changed, isTeam);
  }

  /** These rules for travelers who share what they see, or who do not. */
  public PartyRules withTeam(boolean changed) {
    return new PartyRules(sight, unseenCost, nearby, reluctance, cellsPerTick, changed);
  }
}
