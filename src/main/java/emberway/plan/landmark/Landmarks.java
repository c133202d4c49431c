package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;
import java.util.Objects;

/**
 * The costs of routes between a few distant cells and all others. By the triangle inequality they
 * bound the cost of any route from below, so that a {@code Planner} that uses them expands far
 * fewer cells. Its routes cost the same. Created by {@link LandmarkPreparation}; immutable except
 * for {@link #after}; any number of planners on any threads may share them. Takes 32 bytes a cell,
 * or 24 for bidirectional searches.
 *
 * <p>Design. A step costs what the cell it leads onto costs, so a route and its reverse have
 * different costs. The difference does not depend on the ends alone, because the diagonal factor
 * applies to the step. So routes from a landmark and routes to it are both kept, each as two bytes
 * a cell, rounded down to a multiple of a quantum. Every component has its own landmarks; they
 * share the tables. See {@code docs/decisions/0004-fast-queries.md}.
 */
public final class Landmarks {
  /** The number of landmarks in each of the larger components. */
  static final int COUNT = 8;

  /** The number of tables kept for bidirectional searches, which need more memory for states. */
  static final int TABLES_BETWEEN = 12;

  /** The value of an unknown distance. */
  static final char UNKNOWN = Character.MAX_VALUE;

  /**
   * A table is dropped if its repair would visit more than one in this many cells, and more than
   * {@link #MIN_REPAIRED}.
   */
  private static final int SHARE_REPAIRED = 128;

  /** The repair of any table may visit up to this many cells. */
  private static final int MIN_REPAIRED = 1 << 13;

  /**
   * New landmarks are worthwhile once the costs of more than one in this many cells have changed.
   */
  private static final int SHARE_CHANGED = 256;

  /**
   * Bidirectional search pays if the cheapest cell costs less than the mean divided by this.
   * Measured.
   */
  private static final double MIN_SPREAD = 3;

  private final CostField field;
  private final Movement movement;
  private final LandmarkUnits units;
  private final char[][] tables; // by landmark: routes from it, then routes to it; or null
  private final int tablesMade; // the original number of tables
  private final int quantumBits; // a quantum is 2^quantumBits units
  private final long changedCells; // since they were prepared

  /**
   * Whether landmarks make a bidirectional search likely to be faster than a search from one end.
   */
  public static boolean payBetween(CostField field) {
    return MIN_SPREAD * field.minCost() < field.meanCost();
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
   * Whether the landmarks hold for a field and a movement: the ones they were made for, and any
   * field of the same size on which no cell is cheaper. Takes time proportional to the differences
   * if one field was derived from the other by edits; otherwise linear in the cells.
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
   * Returns these landmarks repaired after an edit of the field. Their bounds are valid again and
   * at most as tight as those of new landmarks. Takes over the tables, so this object must not be
   * used any more. A table that the edit changes too much is dropped.
   *
   * @param edited the field of the edited map, of the same size
   * @param moves the moves that each of its cells allows, see {@link NeighborMasks}
   */
  public Landmarks after(CostField edited, byte[] moves) {
    LandmarkRepair repair = new LandmarkRepair(field, edited, movement, moves, units, quantumBits);
    char[][] repaired = tables.clone();
    Arrays.fill(tables, null);
    int mostExpanded = Math.max(MIN_REPAIRED, moves.length / SHARE_REPAIRED);
    for (int number = 0; number < repaired.length; number++) {
      boolean isFrom = (number & 1) == 0;
      if (repaired[number] != null && !repair.repair(repaired[number], isFrom, mostExpanded)) {
        repaired[number] = null;
      }
    }
    long changed = changedCells + repair.changedCells();
    return new Landmarks(edited, movement, units, repaired, quantumBits, tablesMade, changed);
  }

  /** Whether new landmarks would give bounds enough tighter to be worthwhile. */
  public boolean areWeak() {
    return changedCells > field.size().cells() / SHARE_CHANGED || present(tables) < tablesMade;
  }

  /** The number of tables: even numbers hold routes from a landmark, odd numbers routes to it. */
  int tables() {
    return tables.length;
  }

  /**
   * A table, or null if it was not kept or was dropped. [quanta, or {@link #UNKNOWN}] [size:
   * width*height]
   */
  char[] table(int number) {
    return tables[number];
  }

  /**
   * The size of a quantum. [as a power of two, in units of which unitsPerCost make a cost of 1; may
   * be negative]
   */
  int quantumBits(double unitsPerCost) {
    return quantumBits + Math.getExponent(unitsPerCost) - Math.getExponent(units.unitsPerCost());
  }
}
