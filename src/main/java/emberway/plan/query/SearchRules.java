package emberway.plan.query;

import emberway.map.NumberText;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.util.function.Consumer;

/**
 * The settings that define a variant of A*. Start from a {@link Preset} and change single settings.
 *
 * @param movement the corner rule and the diagonal factor
 * @param terrainCosting how terrain affects the cost of a step
 * @param straight the cost of a straight step over plain ground [&gt; 0, at most {@value
 *     #MAX_STRAIGHT}]
 * @param heuristic how the remaining cost is estimated
 * @param tieBreaking which of several equal cells is expanded first
 * @param successorOrder the order in which neighbors are generated
 * @param openCellPolicy what happens when a better path to an open cell is found
 * @param closedCellPolicy what happens when a better path to a closed cell is found
 * @param nearestCellPolicy which cell replaces an unreachable goal
 * @param seed the seed for random ties; the same seed gives the same route
 * @param variant whether it is A* at all
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
    long seed,
    SearchVariant variant) {

  /** The greatest cost of a straight step. */
  public static final double MAX_STRAIGHT = 1e6;

  /** Checks that the component lies in its range. */
  public SearchRules {
    if (!(straight > 0 && straight <= MAX_STRAIGHT)) {
      throw new IllegalArgumentException(
          "straight step %s: must be above 0, at most %s"
              .formatted(NumberText.plain(straight), NumberText.plain(MAX_STRAIGHT)));
    }
  }

  /** The rules of an A* search. */
  public SearchRules(
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
    this(
        movement,
        terrainCosting,
        straight,
        heuristic,
        tieBreaking,
        successorOrder,
        openCellPolicy,
        closedCellPolicy,
        nearestCellPolicy,
        seed,
        SearchVariant.A_STAR);
  }

  /** The cost of a step onto a cell, given its cost in the field; infinite if blocked. */
  public double stepCost(double cellCost, boolean isDiagonal) {
    return terrainCosting.step(cellCost, straight, isDiagonal ? movement.diagonal() : 1);
  }

  /** These rules with another corner rule and diagonal factor. */
  public SearchRules with(Movement changed) {
    return changed(rules -> rules.movement = changed);
  }

  /** These rules with another corner rule. */
  public SearchRules with(CornerCutting cornerCutting) {
    return with(new Movement(cornerCutting, movement.diagonal()));
  }

  /** These rules with another diagonal factor; see {@link Movement} for its range. */
  public SearchRules withDiagonal(double diagonal) {
    return with(new Movement(movement.cornerCutting(), diagonal));
  }

  /** These rules with another terrain costing. */
  public SearchRules with(TerrainCosting changed) {
    return changed(rules -> rules.terrainCosting = changed);
  }

  /** These rules with another heuristic. */
  public SearchRules with(Heuristic changed) {
    return changed(rules -> rules.heuristic = changed);
  }

  /** These rules with another tie-breaking rule. */
  public SearchRules with(TieBreaking changed) {
    return changed(rules -> rules.tieBreaking = changed);
  }

  /** These rules with another policy for closed cells. */
  public SearchRules with(ClosedCellPolicy changed) {
    return changed(rules -> rules.closedCellPolicy = changed);
  }

  /** These rules for another variant of the search. */
  public SearchRules with(SearchVariant changed) {
    return changed(rules -> rules.variant = changed);
  }

  /** These rules with another seed. */
  public SearchRules withSeed(long changed) {
    return changed(rules -> rules.seed = changed);
  }

  /**
   * Whether these are the default rules, apart from the movement. If so, an exact search over flat
   * arrays answers; otherwise the textbook search does, which follows any rules exactly.
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
    private SearchVariant variant;

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
      variant = of.variant;
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
          seed,
          variant);
    }
  }
}
