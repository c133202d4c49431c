package emberway.plan.query;

/**
 * The least that any way over so many columns and rows can cost, given the least that a straight
 * and a diagonal step cost.
 *
 * <p>The octile distance, in the form that holds for any ratio of the two: a diagonal is worth it
 * only below two straight steps, and where it costs less than <em>one</em>, two diagonals in a
 * zigzag replace two straight steps. So each of the {@code min(dx, dy)} moves along both axes costs
 * at least {@code both = min(diagonal, 2 straight)}, and each of the others at least {@code one =
 * min(straight, diagonal)}.
 *
 * <p>This is a norm on the plane (octile, Manhattan or Chebyshev by the ratio), every step costs at
 * least its norm, and so the bound is admissible and consistent, to a point or to a rectangle
 * alike.
 */
public final class OctileDistance {
  /** Zero: what can be said when nothing is passable. */
  public static final OctileDistance NOTHING = new OctileDistance(0, 0);

  private final double one;
  private final double both;

  public OctileDistance(double straight, double diagonal) {
    one = Math.min(straight, diagonal);
    both = Math.min(diagonal, 2 * straight);
  }

  /** The bound for that many columns and rows. [cells] [&gt;= 0] */
  public double of(int dx, int dy) {
    int least = Math.min(dx, dy);
    return least * both + (Math.max(dx, dy) - least) * one;
  }
}
