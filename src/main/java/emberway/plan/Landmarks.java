package emberway.plan;

/**
 * What the ways between a few far-off cells and all others cost: by the triangle inequality they
 * bound the cost of any other way from below, so that a {@link Planner} that uses them looks at far
 * fewer cells. What it answers stays the same. Made by {@link LandmarkPreparation}; immutable; any
 * number of planners on any threads may share them. Takes 32 bytes a cell.
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

  /** Where nothing is known. */
  static final char UNKNOWN = Character.MAX_VALUE;

  private final CostField field;
  private final Movement movement;
  private final char[][] tables; // by landmark: those from it, then those to it [quanta]
  private final int quantumBits; // a quantum is 2^quantumBits units

  Landmarks(CostField field, Movement movement, char[][] tables, int quantumBits) {
    this.field = field;
    this.movement = movement;
    this.tables = tables;
    this.quantumBits = quantumBits;
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
   * How many tables there are: even numbers are of ways from a landmark, odd ones of ways to it.
   */
  int tables() {
    return tables.length;
  }

  /** A table. [quanta, or {@link #UNKNOWN}] [size: width*height, row-major] */
  char[] table(int number) {
    return tables[number];
  }

  /** What a quantum is. [powers of two, of units] */
  int quantumBits() {
    return quantumBits;
  }

  /** How many units a cost of 1 is: a power of two. */
  double unitsPerCost() {
    return LandmarkDistances.unitsPerCost(field);
  }
}
