package emberway.plan.survey;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Stretches where the cheapest routes from a start and the cheapest routes to a goal coincide, even
 * off the cheapest route between them. Each plateau can be the core of a reasonable detour.
 *
 * <p>A step lies on a plateau if it is the last step of a cheapest route from the start and the
 * first step of a cheapest route to the goal. Let a plateau lead from <i>u</i> to <i>w</i>. Take
 * the cheapest route from the start to <i>u</i>, then the plateau, then the cheapest route from
 * <i>w</i> to the goal. This route is a cheapest one up to <i>w</i>, and also from <i>u</i> on. So
 * a part of it that is not a cheapest route begins before <i>u</i> and ends after <i>w</i>, and
 * costs more than the plateau.
 *
 * <p>Design. Costs are compared, not the trees' branches as in the paper: over uniform ground, two
 * trees rarely choose the same among countless paths of equal cost.
 */
final class Plateaus {
  /**
   * The rounding error allowed between sums of the same steps in different orders. [of the most
   * expensive route's cost]
   */
  static final double ROUNDING = 1e-11;

  private static final int NONE = -1;
  private static final int CELL_BITS = 26; // enough for GridSize.MAX_CELLS
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  private final ShortestPathTree there;
  private final ShortestPathTree back;
  private final StepCosts steps;
  private final byte[] moves; // see NeighborMasks
  private final int[] offset; // by move
  private final double rounding; // [cost]

  private final int[] cells; // those on routes within the limit, by cost from the start
  private final int[] place; // [by cell] index in cells; NONE elsewhere
  private final int[] first; // [by place] the start of the longest plateau that ends here
  private final int[] before; // [by place] the previous place on it; NONE at its start
  private final boolean[] goesOn; // [by place] whether a plateau continues from here

  /**
   * Finds the plateaus between the roots of two trees.
   *
   * @param there the tree from the start, grown at least to the cost {@code most}
   * @param back the tree to the goal, grown at least to the cost {@code most}
   * @param most the greatest cost of a route
   */
  Plateaus(ShortestPathTree there, ShortestPathTree back, StepCosts steps, double most) {
    this.there = there;
    this.back = back;
    this.steps = steps;
    CostField field = there.field();
    moves = NeighborMasks.of(field, there.movement().cornerCutting());
    offset = NeighborMasks.offsets(field.size().width());
    rounding = most * ROUNDING;
    cells = cellsWithin(most, field.size().cells());
    place = new int[field.size().cells()];
    Arrays.fill(place, NONE);
    for (int i = 0; i < cells.length; i++) {
      place[cells[i]] = i;
    }
    first = new int[cells.length];
    before = new int[cells.length];
    goesOn = new boolean[cells.length];
    link();
  }

  private double cost(int cell) {
    return there.costAt(cell) + back.costAt(cell);
  }

  /** The cells on routes within the limit, ordered by the cost to reach them. */
  private int[] cellsWithin(double most, int count) {
    long[] found = new long[count];
    int size = 0;
    for (int cell = 0; cell < count; cell++) {
      if (cost(cell) <= most) {
        // The bits of costs sort like the costs; the lowest bits make room for the cell.
        long order = Double.doubleToLongBits(there.costAt(cell)) >>> CELL_BITS;
        found[size++] = order << CELL_BITS | cell;
      }
    }
    Arrays.sort(found, 0, size);
    int[] sorted = new int[size];
    for (int i = 0; i < size; i++) {
      sorted[i] = (int) found[i] & CELL_MASK;
    }
    return sorted;
  }

  /** Links every cell to the longest plateau that leads to it. */
  private void link() {
    for (int i = 0; i < cells.length; i++) {
      first[i] = i;
      before[i] = NONE;
      int cell = cells[i];
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        int move = Integer.numberOfTrailingZeros(todo);
        int from = place[cell + offset[move]];
        if (from != NONE && from < i && first[from] < first[i] && isPlateau(from, i, move)) {
          first[i] = first[from];
          before[i] = from;
        }
      }
      if (before[i] != NONE) {
        goesOn[before[i]] = true;
      }
    }
  }

  /**
   * Whether a step between places ends a cheapest route from the start and begins one to the goal.
   */
  private boolean isPlateau(int from, int to, int move) {
    int one = cells[from];
    int other = cells[to];
    double step = steps.onto(other, NeighborMasks.isDiagonal(move));
    return Math.abs(there.costAt(one) + step - there.costAt(other)) <= rounding
        && Math.abs(step + back.costAt(other) - back.costAt(one)) <= rounding;
  }

  /**
   * The places where plateaus of at least this cost end, ordered by the cheapest route through
   * them; ties go to the longer plateau.
   */
  List<Integer> ends(double least) {
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      if (!goesOn[i] && length(i) >= least) {
        ends.add(i);
      }
    }
    ends.sort(
        Comparator.comparingDouble((Integer end) -> Math.rint(cost(cells[end]) / (8 * rounding)))
            .thenComparingDouble(end -> -length(end)));
    return ends;
  }

  /** The cost of the plateau that ends at a place. */
  private double length(int end) {
    return there.costAt(cells[end]) - there.costAt(cells[first[end]]);
  }

  /** The cell at a place, a row-major index. */
  int cell(int place) {
    return cells[place];
  }

  /** The cells of the route from the start, along the plateau that ends at a place, to the goal. */
  int[] path(int end) {
    int length = 0;
    for (int i = end; before[i] != NONE; i = before[i]) {
      length++;
    }
    int[] to = found(there, cells[first[end]]);
    int[] from = found(back, cells[end]);
    int[] path = Arrays.copyOf(to, to.length + length + from.length - 1);
    int at = to.length + length;
    System.arraycopy(from, 0, path, at - 1, from.length);
    for (int i = end; before[i] != NONE; i = before[i]) {
      path[--at] = cells[i];
    }
    return path;
  }

  private static int[] found(ShortestPathTree tree, int end) {
    return ((Outcome.Found) tree.plan(tree.field().size().cell(end))).route().indices();
  }
}
