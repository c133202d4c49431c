package emberway.plan.query;

import emberway.plan.cost.Labeled;

/**
 * How a search estimates the remaining cost {@code h} from the distances in columns and rows to the
 * goal.
 *
 * <p>Most measure in plain steps and ignore the map, so on cheap ground (roads, volcanoes) they may
 * overestimate and miss the cheapest route. {@link #ZERO} and {@link #ADMISSIBLE} never
 * overestimate.
 */
public enum Heuristic implements Labeled {
  /** Always 0: Dijkstra's algorithm. */
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
  /** Straight-line distance. */
  EUCLIDEAN("euclidean") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return Math.sqrt((double) dx * dx + (double) dy * dy) * scale.straight;
    }
  },
  /** As many diagonal steps as possible, then straight ones. */
  OCTILE("octile") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      int diagonals = Math.min(dx, dy);
      return diagonals * scale.diagonal + (Math.max(dx, dy) - diagonals) * scale.straight;
    }
  },
  /** The greater of columns and rows. */
  CHEBYSHEV("chebyshev") {
    @Override
    public double of(int dx, int dy, Scale scale) {
      return Math.max(dx, dy) * scale.straight;
    }
  },
  /**
   * The cheapest route if every cell cost as little as the map's cheapest: {@link OctileDistance}.
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

  /** The estimate for this many columns and rows to the goal. [&gt;= 0] */
  public abstract double of(int dx, int dy, Scale scale);

  /**
   * The units of an estimate.
   *
   * @param straight the cost of a straight step over plain ground
   * @param diagonal the cost of a diagonal step over plain ground
   * @param bound the lower bound on the costs of this map
   */
  public record Scale(double straight, double diagonal, OctileDistance bound) {}
}
