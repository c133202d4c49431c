package emberway.map;

import java.util.Objects;

/**
 * How a tile affects the cost of a step onto its cell.
 *
 * <p>The cost of a cell is computed from the ground up: it starts as blocked (an empty cell is
 * impassable), and each tile, base then overlay, turns the cost below it into a new cost with
 * {@link #over}. A blocked cell costs positive infinity.
 *
 * @param kind the meaning of {@code value}
 * @param value a cost [&gt; 0, finite], a factor [&gt; 0, finite], or 0 for {@link Kind#BLOCKED}
 */
public record Terrain(Kind kind, double value) {
  /** How a tile changes the cost below it. */
  public enum Kind {
    /** Sets the cost, whatever lies below; for grass, or a bridge over water. */
    COST,
    /** Multiplies the cost below; for a road, or 1 for tiles that do not matter. */
    FACTOR,
    /** Blocks the cell. */
    BLOCKED
  }

  /** Leaves the cost below unchanged. */
  public static final Terrain UNCHANGED = new Terrain(Kind.FACTOR, 1);

  /** Blocks the cell. */
  public static final Terrain BLOCKED = new Terrain(Kind.BLOCKED, 0);

  /** Checks that the components lie in their ranges. */
  public Terrain {
    if (kind != Kind.BLOCKED && !(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "terrain %s %s: must be a finite number above 0"
              .formatted(kind == Kind.COST ? "cost" : "factor", NumberText.plain(value)));
    }
    if (kind == Kind.BLOCKED && value != 0) {
      throw new IllegalArgumentException("blocked terrain has no value, got " + value);
    }
  }

  /** Creates a terrain that sets the cost. */
  public static Terrain cost(double value) {
    return new Terrain(Kind.COST, value);
  }

  /** Creates a terrain that multiplies the cost below. */
  public static Terrain factor(double value) {
    return new Terrain(Kind.FACTOR, value);
  }

  /** The cost of a cell if this tile lies on a cost of {@code below}; infinity is blocked. */
  public double over(double below) {
    return switch (kind) {
      case COST -> value;
      case FACTOR -> below * value;
      case BLOCKED -> Double.POSITIVE_INFINITY;
    };
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof Terrain that
        && Objects.equals(kind, that.kind)
        && Double.compare(value, that.value) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + Double.hashCode(value);
  }
}
