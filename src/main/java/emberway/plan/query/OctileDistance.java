package emberway.plan.query;

/**
 * A lower bound on the cost of any path over this many columns and rows, given the least costs of a
 * straight and a diagonal step.
 *
 * <p>The octile distance, in a form that holds for any ratio of the two costs: a diagonal is useful
 * only if it costs less than two straight steps; if it costs less than <em>one</em>, two diagonals
 * in a zigzag replace two straight steps. So each of the {@code min(dx, dy)} moves along both axes
 * costs at least {@code both = min(diagonal, 2 straight)}, and each other move at least {@code one
 * = min(straight, diagonal)}.
 *
 * <p>This is a norm on the plane (octile, Manhattan or Chebyshev, depending on the ratio), and
 * every step costs at least its norm. So the bound is admissible and consistent, to a point and to
 * a rectangle.
 */
public final class OctileDistance {
  /** Always 0: the bound when nothing is passable. */
  public static final OctileDistance NOTHING = new OctileDistance(0, 0);

  private final double one;
  private final double both;

  public OctileDistance(double straight, double diagonal) {
    one = Math.min(straight, diagonal);
    both = Math.min(diagonal, 2 * straight);
  }

  /** The bound for this many columns and rows. [cells] [&gt;= 0] */
  public double of(int dx, int dy) {
    int least = Math.min(dx, dy);
    return least * both + (Math.max(dx, dy) - least) * one;
  }
}
