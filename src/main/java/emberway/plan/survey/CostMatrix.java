package emberway.plan.survey;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * The costs of the cheapest routes from each source cell to each target cell. A route and its
 * reverse may have different costs, because a step costs what the cell it leads to costs.
 *
 * <p>Design. One shortest-path tree for each source, or for each target if there are fewer targets.
 * Trees grow one after the other, each until it has reached all cells of the other kind. A cell
 * that is listed more than once counts once.
 */
public final class CostMatrix {
  /** The cells to grow a tree by between checks of whether it is large enough. */
  private static final int STRIDE = 4096;

  private final List<Cell> sources; // without repetition
  private final List<Cell> targets; // without repetition
  private final int[] rows; // [by source as given] its index in sources
  private final int[] columns; // [by target as given] its index in targets
  private final double[] costs; // [by source, then target] infinite if there is no route

  private CostMatrix(List<Cell> sources, List<Cell> targets) {
    this.sources = sources.stream().distinct().toList();
    this.targets = targets.stream().distinct().toList();
    rows = indices(sources, this.sources);
    columns = indices(targets, this.targets);
    costs = new double[this.sources.size() * this.targets.size()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
  }

  private static int[] indices(List<Cell> cells, List<Cell> distinct) {
    Map<Cell, Integer> indices = new HashMap<>();
    distinct.forEach(cell -> indices.put(cell, indices.size()));
    return cells.stream().mapToInt(indices::get).toArray();
  }

  /**
   * Computes a matrix; empty if canceled.
   *
   * @param sources the cells where routes start; a blocked one has no routes
   * @param targets the cells where routes end
   * @param canceled called from time to time; the computation stops once it returns true
   * @throws IllegalArgumentException if a cell lies off the map
   */
  public static Optional<CostMatrix> of(
      CostField field,
      Movement movement,
      List<Cell> sources,
      List<Cell> targets,
      BooleanSupplier canceled) {
    return of(field, movement, sources, targets, done -> {}, canceled);
  }

  /**
   * Computes a matrix and reports the progress; empty if canceled.
   *
   * @param progress receives the part of the trees that has grown [0..1]
   */
  public static Optional<CostMatrix> of(
      CostField field,
      Movement movement,
      List<Cell> sources,
      List<Cell> targets,
      DoubleConsumer progress,
      BooleanSupplier canceled) {
    CostMatrix matrix = new CostMatrix(sources, targets);
    boolean bySource = matrix.sources.size() <= matrix.targets.size();
    List<Cell> roots = bySource ? matrix.sources : matrix.targets;
    List<Cell> ends = bySource ? matrix.targets : matrix.sources;
    ShortestPathTree.Sense sense =
        bySource ? ShortestPathTree.Sense.FROM_ROOT : ShortestPathTree.Sense.TO_ROOT;
    for (int i = 0; i < roots.size(); i++) {
      progress.accept((double) i / roots.size());
      ShortestPathTree tree = new ShortestPathTree(field, movement, roots.get(i), sense);
      if (!growTo(ends, tree, canceled)) {
        return Optional.empty();
      }
      for (int j = 0; j < ends.size(); j++) {
        if (tree.costAt(ends.get(j)) < Double.POSITIVE_INFINITY
            && tree.plan(ends.get(j)) instanceof Outcome.Found found) {
          int at = bySource ? i * ends.size() + j : j * roots.size() + i;
          matrix.costs[at] = found.route().cost();
        }
      }
    }
    return Optional.of(matrix);
  }

  /** Grows a tree until all ends are settled; false if canceled. */
  private static boolean growTo(List<Cell> ends, ShortestPathTree tree, BooleanSupplier canceled) {
    for (Cell end : ends) {
      while (!tree.isSettled(end)) {
        if (canceled.getAsBoolean()) {
          return false;
        }
        tree.grow(STRIDE, canceled);
      }
    }
    return true;
  }

  /**
   * The cost of the cheapest route from a source to a target, by their indices in the lists;
   * infinity if there is none.
   */
  public double cost(int source, int target) {
    return costs[rows[source] * targets.size() + columns[target]];
  }
}
