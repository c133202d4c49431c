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
 * Where the cheapest ways from a start and those to a goal run together although no cheapest route
 * need pass there: each plateau is what a reasonable detour is made of.
 *
 * <p>A step lies on a plateau if it is the last of a cheapest way from the start and the first of a
 * cheapest way to the goal. Let a plateau lead from <i>u</i> to <i>w</i>, and a route go the
 * cheapest way from the start to <i>u</i>, along the plateau, and the cheapest way from <i>w</i> to
 * the goal. Up to <i>w</i> it is a cheapest way, and from <i>u</i> on, too; so a part of it that is
 * no cheapest way begins before <i>u</i> and ends after <i>w</i>, and costs more than the plateau.
 *
 * <p>Design. Not the trees' own branches are compared, as the paper does, but costs: over even
 * ground trees choose among countless ways of one cost, and hardly ever the same.
 */
final class Plateaus {
  /**
   * How far apart sums of the same steps in another order may lie. [of the dearest route's cost]
   */
  static final double ROUNDING = 1e-11;

  private static final int NONE = -1;
  private static final int CELL_BITS = 26; // enough for GridSize.MAX_CELLS
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  private final ShortestPathTree there;
  private final ShortestPathTree back;
  private final StepCosts steps;
  private final byte[] moves; // see Moves
  private final int[] offset; // by move
  private final double rounding; // [cost]

  private final int[] cells; // those through which a way is cheap enough, by cost from the start
  private final int[] place; // [by cell] in that order; NONE elsewhere
  private final int[] first; // [by place] where the longest plateau up to here begins
  private final int[] before; // [by place] the place before on it; NONE where it begins
  private final boolean[] goesOn; // [by place] whether a plateau leads on from here

  /**
   * The plateaus between the roots of two trees.
   *
   * @param there grown from the start, at least to the cost
   * @param back grown to the goal, likewise
   * @param most what a route may cost
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

  /** The cells through which a way is no dearer, by what the way there costs. */
  private int[] cellsWithin(double most, int count) {
    long[] found = new long[count];
    int size = 0;
    for (int cell = 0; cell < count; cell++) {
      if (cost(cell) <= most) {
        // As bits, costs are in order; the lowest make room for the cell.
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

  /** Joins every cell to the longest plateau that leads to it. */
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

  /** Whether a step between places is the last of a cheapest way and the first of another. */
  private boolean isPlateau(int from, int to, int move) {
    int one = cells[from];
    int other = cells[to];
    double step = steps.onto(other, NeighborMasks.isDiagonal(move));
    return Math.abs(there.costAt(one) + step - there.costAt(other)) <= rounding
        && Math.abs(step + back.costAt(other) - back.costAt(one)) <= rounding;
  }

  /**
   * The places where plateaus end that cost so much at least: the cheapest way through one first,
   * of equals the one of the longer plateau.
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

  /** What the plateau costs that ends at a place. */
  private double length(int end) {
    return there.costAt(cells[end]) - there.costAt(cells[first[end]]);
  }

  /** The cells from the start, along the plateau that ends at a place, to the goal. */
  int[] way(int end) {
    int length = 0;
    for (int i = end; before[i] != NONE; i = before[i]) {
      length++;
    }
    int[] to = found(there, cells[first[end]]);
    int[] from = found(back, cells[end]);
    int[] way = Arrays.copyOf(to, to.length + length + from.length - 1);
    int at = to.length + length;
    System.arraycopy(from, 0, way, at - 1, from.length);
    for (int i = end; before[i] != NONE; i = before[i]) {
      way[--at] = cells[i];
    }
    return way;
  }

  private static int[] found(ShortestPathTree tree, int end) {
    return ((Outcome.Found) tree.plan(tree.field().size().cell(end))).route().indices();
  }
}
