package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;
import java.util.Objects;

/**
 * What the ways between a few far-off cells and all others cost: by the triangle inequality they
 * bound the cost of any other way from below, so that a {@code Planner} that uses them looks at far
 * fewer cells. What it answers stays the same. Made by {@link LandmarkPreparation}; immutable but
 * for {@link #after}; any number of planners on any threads may share them. Takes 32 bytes a cell,
 * or 24 where searches go from both ends.
 *
 * <p>Design. A step costs what the cell it leads onto costs, so the way there and the way back cost
 * different sums; they do not even differ by a function of their ends, because the factor of a
 * diagonal goes with the step. So the ways from a landmark and those to it are both kept, each as
 * two bytes a cell, rounded down to a multiple of a quantum. Every component has landmarks of its
 * own; they share the tables. See {@code docs/decisions/0004-fast-queries.md}.
 */
public final class Landmarks {
  /** How many there are in each of the larger components. */
  static final int COUNT = 8;

  /** How many tables are kept for searches from both ends, which have more states to keep. */
  static final int TABLES_BETWEEN = 12;

  /** Where nothing is known. */
  static final char UNKNOWN = Character.MAX_VALUE;

  /** A table that more than one cell of so many would have to be looked at to repair is lost. */
  private static final int SHARE_REPAIRED = 128;

  /** Fewer than this never make it so. */
  private static final int LEAST_REPAIRED = 1 << 13;

  /** When the costs of more than one cell of so many have changed, new ones are worth making. */
  private static final int SHARE_CHANGED = 256;

  /**
   * Two ends pay where the cheapest cell costs less than one of so many of a mean one. Measured.
   */
  private static final double LEAST_SPREAD = 3;

  private final CostField field;
  private final Movement movement;
  private final LandmarkUnits units;
  private final char[][] tables; // by landmark: those from it, then those to it; or null
  private final int tablesMade; // how many there were at first
  private final int quantumBits; // a quantum is 2^quantumBits units
  private final long changedCells; // since they were made

  /**
   * Whether a search from both ends is likely to be faster, with landmarks, than one from one end.
   */
  public static boolean payBetween(CostField field) {
    return LEAST_SPREAD * field.minCost() < field.meanCost();
  }

  Landmarks(
      CostField field, Movement movement, LandmarkUnits units, char[][] tables, int quantumBits) {
    this(field, movement, units, tables, quantumBits, present(tables), 0);
  }

  private Landmarks(
      CostField field,
      Movement movement,
      LandmarkUnits units,
      char[][] tables,
      int quantumBits,
      int tablesMade,
      long changedCells) {
    this.field = field;
    this.movement = movement;
    this.units = units;
    this.tables = tables;
    this.quantumBits = quantumBits;
    this.tablesMade = tablesMade;
    this.changedCells = changedCells;
  }

  private static int present(char[][] tables) {
    return (int) Arrays.stream(tables).filter(Objects::nonNull).count();
  }

  /**
   * Whether they hold for a field and a movement: for those they were made for, and for any field
   * of that size on which no cell is cheaper. Takes time that goes with what sets the fields apart,
   * where one was made of the other by edits; linear in the cells otherwise.
   */
  public boolean holdFor(CostField changed, Movement byMovement) {
    if (!movement.equals(byMovement) || !changed.size().equals(field.size())) {
      return false;
    }
    for (int cell : changed.differences(field)) {
      if (changed.costAt(cell) < field.costAt(cell)) {
        return false;
      }
    }
    return true;
  }

  /**
   * These landmarks after an edit of the field, repaired: they hold again, and say at most what new
   * ones would. Takes their tables, so that these here must not be used any more, by anybody. A
   * table that the edit changes too much is lost.
   *
   * @param edited the field of the edited map, of the same size
   * @param moves the moves that each cell of it allows, see {@link NeighborMasks}
   */
  public Landmarks after(CostField edited, byte[] moves) {
    LandmarkRepair repair = new LandmarkRepair(field, edited, movement, moves, units, quantumBits);
    char[][] repaired = tables.clone();
    Arrays.fill(tables, null);
    int mostExpanded = Math.max(LEAST_REPAIRED, moves.length / SHARE_REPAIRED);
    for (int number = 0; number < repaired.length; number++) {
      boolean isFrom = (number & 1) == 0;
      if (repaired[number] != null && !repair.repair(repaired[number], isFrom, mostExpanded)) {
        repaired[number] = null;
      }
    }
    long changed = changedCells + repair.changedCells();
    return new Landmarks(edited, movement, units, repaired, quantumBits, tablesMade, changed);
  }

  /** Whether new ones would say so much more that they are worth making. */
  public boolean areWorn() {
    return changedCells > field.size().cells() / SHARE_CHANGED || present(tables) < tablesMade;
  }

  /**
   * How many tables there are: even numbers are of ways from a landmark, odd ones of ways to it.
   */
  int tables() {
    return tables.length;
  }

  /**
   * A table, or null if it was not kept, or is lost. [quanta, or {@link #UNKNOWN}] [size:
   * width*height]
   */
  char[] table(int number) {
    return tables[number];
  }

  /** What a quantum is. [powers of two, of units so many to a cost of 1; may be negative] */
  int quantumBits(double unitsPerCost) {
    return quantumBits + Math.getExponent(unitsPerCost) - Math.getExponent(units.unitsPerCost());
  }
}
