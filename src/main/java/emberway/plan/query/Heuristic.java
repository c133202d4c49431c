package emberway.plan.query;

import emberway.plan.cost.Labeled;

/**
 * How a search guesses the cost still to go: {@code h}, from the distances in columns and rows to
 * the goal.
 *
 * <p>All but the last measure in plain steps and know nothing of the map, so on cheap ground
 * (roads, volcanoes) they may overestimate and miss the cheapest route. {@link #ADMISSIBLE} never
 * does.
 */
public enum Heuristic implements Labeled {
  /** Nothing: Dijkstra's algorithm. */
  ZERO("zero") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return 0;
    }
  },
  /** Columns plus rows. */
  MANHATTAN("manhattan") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return (dx + dy) * scale.straight;
    }
  },
  /** The straight line. */
  EUCLIDEAN("euclidean") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return Math.sqrt((double) dx * dx + (double) dy * dy) * scale.straight;
    }
  },
  /** Diagonal steps as far as they lead, straight ones for the rest. */
  OCTILE("octile") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      int diagonals = Math.min(dx, dy);
      return diagonals * scale.diagonal + (Math.max(dx, dy) - diagonals) * scale.straight;
    }
  },
  /** Columns or rows, whichever are more. */
  CHEBYSHEV("chebyshev") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return Math.max(dx, dy) * scale.straight;
    }
  },
  /**
   * The cheapest way if every cell cost as little as the map's cheapest: {@link OctileDistance}.
   */
  ADMISSIBLE("admissible") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return scale.bound.of(dx, dy);
    }
  };

  private final String label;

  Heuristic(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }

  /** The estimate at that many columns and rows from the goal. [&gt;= 0] */
  public abstract double of(int dx, int dy, Scale scale);

  /**
   * What an estimate measures with.
   *
   * @param straight a straight step over plain ground
   * @param diagonal a diagonal step over plain ground
   * @param bound the least that steps on this map can cost
   */
  public record Scale(double straight, double diagonal, OctileDistance bound) {}
}
