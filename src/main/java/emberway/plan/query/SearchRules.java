package emberway.plan.query;

import emberway.map.NumberText;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.util.function.Consumer;

/**
 * Everything that tells one kind of A* from another. Start from a {@link Preset} and change what is
 * to differ.
 *
 * @param movement the corner rule and the diagonal factor
 * @param terrainCosting what is made of the terrain
 * @param straight what a straight step over plain ground costs [&gt; 0, at most {@value
 *     #MOST_STRAIGHT}]
 * @param heuristic how the cost still to go is guessed
 * @param tieBreaking which of equals is expanded first
 * @param successorOrder in which order neighbors are generated
 * @param openCellPolicy what a better way to an open cell does
 * @param closedCellPolicy what a better way to a closed cell does
 * @param nearestCellPolicy which cell answers for an unreachable goal
 * @param seed what random ties are drawn from; the same seed gives the same route
 */
public record SearchRules(
    Movement movement,
    TerrainCosting terrainCosting,
    double straight,
    Heuristic heuristic,
    TieBreaking tieBreaking,
    SuccessorOrder successorOrder,
    OpenCellPolicy openCellPolicy,
    ClosedCellPolicy closedCellPolicy,
    NearestCellPolicy nearestCellPolicy,
    long seed) {

  /** The most a straight step may cost. */
  public static final double MOST_STRAIGHT = 1e6;

  /** Checks the range above. */
  public SearchRules {
    if (!(straight > 0 && straight <= MOST_STRAIGHT)) {
      throw new IllegalArgumentException(
          "straight step %s: must be above 0, at most %s"
              .formatted(NumberText.plain(straight), NumberText.plain(MOST_STRAIGHT)));
    }
  }

  /** What a step onto a cell costs that a cost field gives that cost; infinite when blocked. */
  public double stepCost(double cellCost, boolean isDiagonal) {
    return terrainCosting.step(cellCost, straight, isDiagonal ? movement.diagonal() : 1);
  }

  /** The same with another corner rule and diagonal factor. */
  public SearchRules with(Movement changed) {
    return changed(rules -> rules.movement = changed);
  }

  /** The same with another corner rule. */
  public SearchRules with(CornerCutting cornerCutting) {
    return with(new Movement(cornerCutting, movement.diagonal()));
  }

  /** The same with another diagonal factor; see {@link Movement} for its range. */
  public SearchRules withDiagonal(double diagonal) {
    return with(new Movement(movement.cornerCutting(), diagonal));
  }

  /** The same with another view of the terrain. */
  public SearchRules with(TerrainCosting changed) {
    return changed(rules -> rules.terrainCosting = changed);
  }

  /** The same with another estimate. */
  public SearchRules with(Heuristic changed) {
    return changed(rules -> rules.heuristic = changed);
  }

  /** The same with another way to break ties. */
  public SearchRules with(TieBreaking changed) {
    return changed(rules -> rules.tieBreaking = changed);
  }

  /** The same with another policy for closed cells. */
  public SearchRules with(ClosedCellPolicy changed) {
    return changed(rules -> rules.closedCellPolicy = changed);
  }

  /** The same with another seed. */
  public SearchRules withSeed(long changed) {
    return changed(rules -> rules.seed = changed);
  }

  /**
   * Whether these are the rules of the default search but for the movement: then the exact search
   * over flat arrays answers; otherwise the textbook search, which follows any rules to the letter.
   */
  public boolean areExact() {
    return with(Movement.DEFAULT).withSeed(0).equals(Preset.TERRAIN.rules().withSeed(0));
  }

  private SearchRules changed(Consumer<Builder> change) {
    Builder builder = new Builder(this);
    change.accept(builder);
    return builder.build();
  }

  /** Rules in the making. */
  private static final class Builder {
    private Movement movement;
    private TerrainCosting terrainCosting;
    private double straight;
    private Heuristic heuristic;
    private TieBreaking tieBreaking;
    private SuccessorOrder successorOrder;
    private OpenCellPolicy openCellPolicy;
    private ClosedCellPolicy closedCellPolicy;
    private NearestCellPolicy nearestCellPolicy;
    private long seed;

    Builder(SearchRules of) {
      movement = of.movement;
      terrainCosting = of.terrainCosting;
      straight = of.straight;
      heuristic = of.heuristic;
      tieBreaking = of.tieBreaking;
      successorOrder = of.successorOrder;
      openCellPolicy = of.openCellPolicy;
      closedCellPolicy = of.closedCellPolicy;
      nearestCellPolicy = of.nearestCellPolicy;
      seed = of.seed;
    }

    SearchRules build() {
      return new SearchRules(
          movement,
          terrainCosting,
          straight,
          heuristic,
          tieBreaking,
          successorOrder,
          openCellPolicy,
          closedCellPolicy,
          nearestCellPolicy,
          seed);
    }
  }
}
