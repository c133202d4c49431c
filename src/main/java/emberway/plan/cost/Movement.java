package emberway.plan.cost;

import emberway.map.NumberText;
import java.util.Objects;

/**
 * The rules of movement: moves lead to the eight neighbors; diagonal moves follow a corner rule and
 * cost a factor.
 *
 * @param cornerCutting when a diagonal move is allowed
 * @param diagonal the cost of a diagonal move as a multiple of a straight move onto the same cell
 *     [{@value #MIN_DIAGONAL}..{@value #MAX_DIAGONAL}]
 */
public record Movement(CornerCutting cornerCutting, double diagonal) {
  /** The published factor of a diagonal move. */
  public static final double PUBLISHED_DIAGONAL = 1.414;

  /** The default factor of a diagonal move. */
  public static final double DEFAULT_DIAGONAL = PUBLISHED_DIAGONAL;

  /** The least diagonal factor. */
  public static final double MIN_DIAGONAL = 1e-6;

  /** The greatest diagonal factor. */
  public static final double MAX_DIAGONAL = 1e6;

  /** The published rules: corners may be cut, and a diagonal costs {@value #PUBLISHED_DIAGONAL}. */
  public static final Movement PUBLISHED = new Movement(CornerCutting.CUT, PUBLISHED_DIAGONAL);

  /** The default rules. */
  public static final Movement DEFAULT = new Movement(CornerCutting.CUT, DEFAULT_DIAGONAL);

  /** Checks that the component lies in its range. */
  public Movement {
    NumberText.checkRange("diagonal factor", diagonal, MIN_DIAGONAL, MAX_DIAGONAL);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof Movement that
        && Objects.equals(cornerCutting, that.cornerCutting)
        && Double.compare(diagonal, that.diagonal) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * cornerCutting.hashCode() + Double.hashCode(diagonal);
  }
}
