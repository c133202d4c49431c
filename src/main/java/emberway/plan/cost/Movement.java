package emberway.plan.cost;

import emberway.map.NumberText;

/**
 * How one may move: to the eight neighbors, diagonally under a corner rule and at a factor.
 *
 * @param cornerCutting when a diagonal move is allowed
 * @param diagonal what a diagonal move costs, as a multiple of a straight move onto the same cell
 *     [{@value #LEAST_DIAGONAL}..{@value #MOST_DIAGONAL}]
 */
public record Movement(CornerCutting cornerCutting, double diagonal) {
  /** The published factor of a diagonal move. */
  public static final double PUBLISHED_DIAGONAL = 1.414;

  /** The factor of a diagonal move unless another one is asked for. */
  public static final double DEFAULT_DIAGONAL = PUBLISHED_DIAGONAL;

  /** The least diagonal factor. */
  public static final double LEAST_DIAGONAL = 1e-6;

  /** The greatest diagonal factor. */
  public static final double MOST_DIAGONAL = 1e6;

  /** As published: corners are cut, a diagonal costs {@value #PUBLISHED_DIAGONAL}. */
  public static final Movement PUBLISHED = new Movement(CornerCutting.CUT, PUBLISHED_DIAGONAL);

  /** What applies unless another movement is asked for. */
  public static final Movement DEFAULT = new Movement(CornerCutting.CUT, DEFAULT_DIAGONAL);

  /** Checks the range above. */
  public Movement {
    if (!(diagonal >= LEAST_DIAGONAL && diagonal <= MOST_DIAGONAL)) {
      throw new IllegalArgumentException(
          "diagonal factor %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(diagonal),
                  NumberText.plain(LEAST_DIAGONAL),
                  NumberText.plain(MOST_DIAGONAL)));
    }
  }
}
