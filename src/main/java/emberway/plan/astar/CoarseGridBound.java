package emberway.plan.astar;

import emberway.plan.cost.CostField;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;

/**
 * A lower bound on the costs of routes from one cell, from a coarse mesh over the map. It reflects
 * expensive and blocked ground, and is computed only as far as a search needs it.
 *
 * <p>Design. Rows of points lie {@value #SPACING} rows apart; the points of a row have the same
 * spacing, and every other row starts half a spacing further west. The points form a mesh of equal
 * triangles. The bound is linear on each triangle. At the points it is the length of a shortest
 * path along the mesh's edges ({@link #settle}), where an edge costs a little less than the
 * cheapest cell near either adjacent triangle. Let <i>c</i> be the least cost near a triangle. Its
 * edges then limit the slope <i>(p, q)</i> of the function on it to |p| &le; &omega;c and |q| +
 * |p|/2 &le; &omega;c, so that |p|, |q| &le; &omega;c and |p| + |q| &le; 3&omega;c/2. With &omega;
 * = min(1, diagonal, 2 min(diagonal, 2)/3) no straight or diagonal step changes the function by
 * more than its cost, so the heuristic is consistent. On uniform ground it is 78 to 100 % of the
 * octile distance. See {@code docs/decisions/0004-fast-queries.md}.
 *
 * <p>All costs are in units; see {@link FixedPointAStar}.
 */
final class CoarseGridBound {
  private static final int SPACING_BITS = 3;
  private static final int SPACING = 1 << SPACING_BITS; // [cells]
  private static final int HALF_BITS = SPACING_BITS - 1;
  private static final int HALF = 1 << HALF_BITS;

  private static final int BUCKETS_PER_EDGE = 8;

  /** Lowers each edge by more than rounding can add to a step. */
  private static final double SAFETY = 1 - 0x1p-20;

  /** Stands for unreachable; greater than the cost of any path followed. [units] */
  private static final long MAX = 1L << 54;

  private final int width;
  private final int height;
  private final int rows; // of points
  private final int columns; // points in a row
  private final int triangles; // between two rows of points
  private final long[] edges; // [by triangle] the most that an edge beside it may cost [units]

  // The path costs from the current cell, as far as known.
  private final ApproximateBucketQueue open;
  private final long[] bounds; // [by point] final if below settled [units]
  private long settled;
  private long zero; // the function's value at the current cell

  /**
   * Builds the mesh; linear in the cells.
   *
   * @param unitsPerCost the number of units in a cost of 1
   */
  CoarseGridBound(CostField field, double diagonal, double unitsPerCost) {
    width = field.size().width();
    height = field.size().height();
    int positions = (width - 1) / HALF + 2; // so that the last cell lies within the mesh
    rows = (height - 1) / SPACING + 2;
    columns = positions / 2 + 2;
    triangles = positions;
    double slope = Math.min(Math.min(1, diagonal), 2 * Math.min(diagonal, 2) / 3);
    double unitsPerEdge = SPACING * slope * unitsPerCost * SAFETY;
    edges = new long[(rows - 1) * triangles];
    for (int strip = 0; strip < rows - 1; strip++) {
      for (int middle = 0; middle < triangles; middle++) {
        double least = leastNear(field, strip, middle);
        edges[strip * triangles + middle] = (long) Math.min((double) MAX, least * unitsPerEdge);
      }
    }
    bounds = new long[rows * columns];
    double bucket = Math.min(field.minCost(), field.meanCost() / BUCKETS_PER_EDGE) * unitsPerEdge;
    open = new ApproximateBucketQueue((long) bucket, bounds.length);
  }

  /**
   * The least cost among cells that a step touching a triangle can lead onto: the cells whose
   * surrounding square, two cells wide, touches the triangle.
   */
  private double leastNear(CostField field, int strip, int middle) {
    int west = (middle - 1) * HALF;
    int north = strip * SPACING;
    boolean isNorthBased = ((middle - 1) & 1) == (strip & 1);
    int top = Math.max(0, north - 1);
    int bottom = Math.min(height - 1, north + SPACING + 1);
    double least = Double.POSITIVE_INFINITY;
    for (int y = top; y <= bottom; y++) {
      int offBase =
          isNorthBased ? Math.max(0, y - 1 - north) : Math.max(0, north + SPACING - y - 1);
      int narrower = offBase / 2;
      int from = Math.max(0, west + narrower - 1);
      int to = Math.min(width - 1, west + SPACING - narrower + 1);
      for (int cell = y * width + from; cell <= y * width + to; cell++) {
        least = Math.min(least, field.costAt(cell));
      }
    }
    return least;
  }

  /** Makes this cell the one from or to which bounds are computed. */
  void begin(int x, int y) {
    Arrays.fill(bounds, MAX);
    open.clear();
    int row = y >> SPACING_BITS;
    int position = x >> HALF_BITS;
    int nearest = point(row, position + ((position ^ row) & 1));
    bounds[nearest] = 0;
    open.push(nearest, 0);
    settled = 0;
    zero = 0;
    zero = at(x, y);
  }

  /** The bound between the cell of {@link #begin} and this one; negative if it is useless. */
  long at(int x, int y) {
    int row = y >> SPACING_BITS;
    int position = x >> HALF_BITS;
    int flip = (position ^ row) & 1; // 1 if the edge here leads the other way
    int south = flip * SPACING + (1 - 2 * flip) * (y & (SPACING - 1));
    // The edge leads from here, in the west, to there; the third point is level with one of them.
    int here = point(row + flip, position);
    int there = point(row + 1 - flip, position + 1);
    int east = 2 * (x & (HALF - 1)) - south; // how far east of the edge the cell lies [half cells]
    int isWest = east >> 31; // -1 if west of the edge, else 0: avoids an unpredictable branch
    int third = ((here + 1) & ~isWest) | ((there - 1) & isWest);
    if (Math.max(Math.max(bounds[here], bounds[there]), bounds[third]) >= settled) {
      settle(here);
      settle(there);
      settle(third);
    }
    long from = bounds[here];
    long along = bounds[there] - from;
    long level = bounds[third] - (from + (along & isWest));
    level = (level ^ isWest) - isWest;
    return from + ((2 * along * south + level * east) >> (SPACING_BITS + 1)) - zero;
  }

  /** The index of the point at a position in a row; positions are half a spacing apart. */
  private int point(int row, int position) {
    return row * columns + ((position + (row & 1)) >> 1);
  }

  /**
   * Computes bounds until a point's bound is final: Dijkstra's algorithm on the mesh, with buckets.
   */
  private void settle(int wanted) {
    while (bounds[wanted] >= settled) {
      if (!open.beginRound()) {
        settled = Long.MAX_VALUE;
        return;
      }
      settled = open.least();
      for (int point = open.pop(); point != ApproximateBucketQueue.NONE; point = open.pop()) {
        expand(point);
      }
    }
  }

  private void expand(int point) {
    int row = point / columns;
    int shift = row & 1;
    int position = 2 * (point - row * columns) - shift;
    long bound = bounds[point];
    long northWest = edge(row - 1, position - 1);
    long north = edge(row - 1, position);
    long northEast = edge(row - 1, position + 1);
    long southWest = edge(row, position - 1);
    long south = edge(row, position);
    long southEast = edge(row, position + 1);
    offer(row, position - 2, bound + Math.min(northWest, southWest));
    offer(row, position + 2, bound + Math.min(northEast, southEast));
    offer(row - 1, position - 1, bound + Math.min(northWest, north));
    offer(row - 1, position + 1, bound + Math.min(northEast, north));
    offer(row + 1, position - 1, bound + Math.min(southWest, south));
    offer(row + 1, position + 1, bound + Math.min(southEast, south));
  }

  /** The upper limit that one triangle sets on the cost of its edges. */
  private long edge(int strip, int middle) {
    return strip < 0 || strip >= rows - 1 || middle < 0 || middle >= triangles
        ? MAX
        : edges[strip * triangles + middle];
  }

  private void offer(int row, int position, long offered) {
    int inRow = (position + (row & 1)) >> 1;
    if (row < 0 || row >= rows || inRow < 0 || inRow >= columns) {
      return;
    }
    int point = row * columns + inRow;
    if (offered < bounds[point]) {
      bounds[point] = offered;
      open.push(point, offered);
    }
  }
}
