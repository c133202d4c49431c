package emberway.map;

/**
 * What a tile does to the cost of stepping onto its cell.
 *
 * <p>The cost of a cell is folded from the ground up: it starts blocked (a cell with nothing in it
 * cannot be walked), and each tile, base then overlay, takes the cost below it and gives its own
 * through {@link #over}. A blocked cell costs positive infinity.
 *
 * @param kind how {@code value} is meant
 * @param value a cost [&gt; 0, finite], a factor [&gt; 0, finite], or 0 for {@link Kind#BLOCKED}
 */
public record Terrain(Kind kind, double value) {
  /** How a tile changes what it lies on. */
  public enum Kind {
    /** Sets the cost, whatever lies below: grass, or a bridge over water. */
    COST,
    /** Multiplies the cost below: a road, or 1 for what does not matter. */
    FACTOR,
    /** Cannot be walked. */
    BLOCKED
  }

  /** Leaves the cost as it is. */
  public static final Terrain UNCHANGED = new Terrain(Kind.FACTOR, 1);

  /** Cannot be walked. */
  public static final Terrain BLOCKED = new Terrain(Kind.BLOCKED, 0);

  /** Checks the ranges above. */
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

  /** Terrain that sets the cost. */
  public static Terrain cost(double value) {
    return new Terrain(Kind.COST, value);
  }

  /** Terrain that multiplies the cost it lies on. */
  public static Terrain factor(double value) {
    return new Terrain(Kind.FACTOR, value);
  }

  /** The cost of a cell when this tile lies on a cost of {@code below}; infinity is blocked. */
  public double over(double below) {
    return switch (kind) {
      case COST -> value;
      case FACTOR -> below * value;
      case BLOCKED -> Double.POSITIVE_INFINITY;
    };
  }
}
