package emberway.plan.survey;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What the cheapest ways from each of some cells to each of some cells cost. There and back may
 * cost differently, since a step costs what the cell is that it leads to.
 *
 * <p>Design. One shortest-path tree for each source, or for each target where these are fewer, one
 * after the other, each grown until it has reached all of the other kind.
 */
public final class CostMatrix {
  /** How far a tree grows before it is asked again whether it is enough. [cells] */
  private static final int STRIDE = 4096;

  private final List<Cell> sources;
  private final List<Cell> targets;
  private final double[] costs; // [by source, then target] infinite where there is no way

  private CostMatrix(List<Cell> sources, List<Cell> targets) {
    this.sources = List.copyOf(sources);
    this.targets = List.copyOf(targets);
    costs = new double[sources.size() * targets.size()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
  }

  /**
   * Works a matrix out; nothing if it was cancelled meanwhile.
   *
   * @param sources where ways start; a blocked one leads nowhere
   * @param targets where they end
   * @param cancelled asked now and then; once it says yes, this ends
   * @throws IllegalArgumentException if a cell lies off the map
   */
  public static Optional<CostMatrix> of(
      CostField field,
      Movement movement,
      List<Cell> sources,
      List<Cell> targets,
      BooleanSupplier cancelled) {
    CostMatrix matrix = new CostMatrix(sources, targets);
    boolean bySource = sources.size() <= targets.size();
    List<Cell> roots = bySource ? matrix.sources : matrix.targets;
    List<Cell> ends = bySource ? matrix.targets : matrix.sources;
    ShortestPathTree.Sense sense =
        bySource ? ShortestPathTree.Sense.FROM_ROOT : ShortestPathTree.Sense.TO_ROOT;
    for (int i = 0; i < roots.size(); i++) {
      ShortestPathTree tree = new ShortestPathTree(field, movement, roots.get(i), sense);
      if (!growTo(ends, tree, cancelled)) {
        return Optional.empty();
      }
      for (int j = 0; j < ends.size(); j++) {
        if (tree.costAt(ends.get(j)) < Double.POSITIVE_INFINITY
            && tree.plan(ends.get(j)) instanceof Outcome.Found found) {
          int at = bySource ? i * targets.size() + j : j * targets.size() + i;
          matrix.costs[at] = found.route().cost();
        }
      }
    }
    return Optional.of(matrix);
  }

  /** Grows a tree until all ends are settled; false if that was cancelled. */
  private static boolean growTo(List<Cell> ends, ShortestPathTree tree, BooleanSupplier cancelled) {
    for (Cell end : ends) {
      while (!tree.isSettled(end)) {
        if (cancelled.getAsBoolean()) {
          return false;
        }
        tree.grow(STRIDE, cancelled);
      }
    }
    return true;
  }

  /** Where ways start: the rows. */
  public List<Cell> sources() {
    return sources;
  }

  /** Where ways end: the columns. */
  public List<Cell> targets() {
    return targets;
  }

  /**
   * What the cheapest way from a source to a target costs, by their places in the lists; infinity
   * where there is none.
   */
  public double cost(int source, int target) {
    return costs[source * targets.size() + target];
  }
}
