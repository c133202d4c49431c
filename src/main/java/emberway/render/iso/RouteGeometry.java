package emberway.render.iso;

import java.util.Arrays;

/**
 * The geometry of a route's ribbon: a line with rounded corners as straight pieces, and its marks.
 *
 * <p>Where the route goes straight on, the line is straight between the midpoints of two steps.
 * Where it turns, the line is a parabola with the cell's center as its control point, so that it
 * stays within every cell of the route. Where the route goes both there and back, the line keeps to
 * the right of the way, so that both can be seen. Each position is a world pixel and an offset from
 * that pixel's corner, because a float cannot hold a fraction of a pixel on a large map.
 */
public final class RouteGeometry {
  /**
   * Numbers per piece or mark in {@link #places}: world x, world y, and a mark's kind, or where a
   * piece begins along the line, in units of 1/{@value #PARTS} px.
   */
  public static final int INTS = 3;

  /** Units per world pixel in which the begin of a piece along the line is given. */
  public static final int PARTS = 16;

  /** Numbers per piece or mark in {@link #shapes}: offset x, y; direction x, y. */
  public static final int FLOATS = 4;

  /** Kind of mark: an arrowhead along the route. */
  public static final int CHEVRON = 0;

  /** Kind of mark: the start. */
  public static final int START = 1;

  /** Kind of mark: the goal that the route reaches. */
  public static final int GOAL = 2;

  /** Kind of mark: the goal that the route does not reach. */
  public static final int UNREACHED = 3;

  private static final int SHARPEST_PIECES = 24; // of a corner; no picture is large enough for more
  private static final double CHEVRON_SPACING = 52; // [world px]
  private static final double FIRST_CHEVRON = 46; // from the start's center [world px]
  private static final double LAST_CHEVRON = 35; // from the end of the line [world px]
  private static final double DASH = 15; // [world px]
  private static final double GAP = 13; // [world px]

  private static final double ASIDE = 6; // of a way that is also the way back [world px]

  private double[] x = {}; // of the line at each cell of the route [world px]
  private double[] y = {};
  private long[] steps = {}; // of the route, sorted
  private Projection projection; // null before the first route
  private boolean dashed;
  private boolean isSimplified;
  private int[] places = new int[INTS * 64];
  private float[] shapes = new float[FLOATS * 64];
  private int count;
  private int pieces;
  private double penX;
  private double penY;
  private double length; // of the line so far [world px]
  private double nextChevron;
  private double[] chevrons = new double[4 * 64]; // x, y, direction x, direction y
  private int chevronCount;

  /** Starts without a route; allocated arrays are reused for later routes. */
  public RouteGeometry() {}

  /** Computes the geometry of a route, replacing the previous one. */
  public void layOut(Projection newProjection, RouteOverlay route) {
    begin(newProjection, route);
    int[] cells = route.cells();
    int last = cells.length - 1;
    for (int i = 1; i < last; i++) {
      bend(i);
    }
    lineTo(x[last], y[last]);
    pieces = count;
    addMarks(route);
  }

  /**
   * Joins pieces that lie nearly on a line, so that a picture where such distances are less than a
   * pixel takes fewer of them. A piece then has the number of those that it replaces in place of
   * where it begins along the line. Leaves dashes as they are.
   *
   * @param tolerance how far the corners between joined pieces may lie from the line, and half as
   *     far as they may lie from its begin [world px] [&gt; 0]
   */
  public void simplify(double tolerance) {
    isSimplified = true;
    if (dashed) {
      return;
    }
    int joined = 0;
    for (int first = 0; first < pieces; joined++) {
      int end = first + 1;
      double toX = shapes[FLOATS * first + 2];
      double toY = shapes[FLOATS * first + 3];
      double x = toX; // where the last piece looked at ends, from the first one's begin
      double y = toY;
      double least = Double.NEGATIVE_INFINITY; // slopes of lines near all corners so far
      double most = Double.POSITIVE_INFINITY;
      double axisX = 0; // a unit vector, from which slopes are measured; 0 while corners are near
      double axisY = 0;
      double farthest = 0;
      for (int piece = first + 1; piece <= pieces; piece++) {
        double far = Math.hypot(x, y);
        if (axisX == 0 && axisY == 0 && far > 2 * tolerance) {
          axisX = x / far;
          axisY = y / far;
        }
        double along = x * axisX + y * axisY;
        double aside = y * axisX - x * axisY;
        if (axisX == 0 && axisY == 0) {
          // any line through the begin is near
        } else if (along <= farthest - tolerance || aside < least * along || aside > most * along) {
          break;
        } else {
          least = Math.max(least, (aside - tolerance) / along);
          most = Math.min(most, (aside + tolerance) / along);
          farthest = Math.max(farthest, along);
        }
        end = piece;
        toX = x;
        toY = y;
        if (piece < pieces) {
          x += shapes[FLOATS * piece + 2];
          y += shapes[FLOATS * piece + 3];
        }
      }
      System.arraycopy(places, INTS * first, places, INTS * joined, INTS);
      System.arraycopy(shapes, FLOATS * first, shapes, FLOATS * joined, FLOATS);
      places[INTS * joined + 2] = end - first;
      shapes[FLOATS * joined + 2] = (float) toX;
      shapes[FLOATS * joined + 3] = (float) toY;
      first = end;
    }
    int marks = count - pieces;
    System.arraycopy(places, INTS * pieces, places, INTS * joined, INTS * marks);
    System.arraycopy(shapes, FLOATS * pieces, shapes, FLOATS * joined, FLOATS * marks);
    pieces = joined;
    count = joined + marks;
  }

  /** Whether the route was simplified, so that each piece has the number of those it replaces. */
  public boolean isSimplified() {
    return isSimplified;
  }

  private void begin(Projection newProjection, RouteOverlay route) {
    projection = newProjection;
    if (!projection.size().equals(route.size())) {
      throw new IllegalArgumentException(
          "a route over " + route.size() + " cells on a map of " + projection.size());
    }
    dashed = !route.isComplete();
    isSimplified = false;
    place(route.cells());
    penX = x[0];
    penY = y[0];
    count = 0;
    length = 0;
    nextChevron = FIRST_CHEVRON;
    chevronCount = 0;
  }

  private double centerX(int cell) {
    return projection.groundCenterX(projection.size().x(cell), projection.size().y(cell));
  }

  private double centerY(int cell) {
    return projection.groundCenterY(projection.size().x(cell), projection.size().y(cell));
  }

  /** Computes where the line passes each cell: its center, or aside where it also comes back. */
  private void place(int[] cells) {
    int count = cells.length;
    if (x.length < count) {
      int room = Math.max(count, 2 * x.length); // for a route that grows cell by cell
      x = new double[room];
      y = new double[room];
      steps = new long[room];
    }
    for (int i = 0; i < count; i++) {
      x[i] = centerX(cells[i]);
      y[i] = centerY(cells[i]);
      steps[i] = i == 0 ? 0 : step(cells[i - 1], cells[i]);
    }
    Arrays.sort(steps, 0, count);
    for (int i = 1; i < cells.length - 1; i++) {
      if (isStep(cells[i], cells[i - 1], count) || isStep(cells[i + 1], cells[i], count)) {
        double dx = centerX(cells[i + 1]) - centerX(cells[i - 1]);
        double dy = centerY(cells[i + 1]) - centerY(cells[i - 1]);
        double part = ASIDE / Math.max(1, Math.hypot(dx, dy));
        x[i] -= part * dy;
        y[i] += part * dx;
      }
    }
  }

  private boolean isStep(int from, int to, int count) {
    return Arrays.binarySearch(steps, 0, count, step(from, to)) >= 0;
  }

  private static long step(int from, int to) {
    return (long) from << 32 | to;
  }

  /** Continues to the midpoint of the step after a cell, around the corner. */
  private void bend(int cell) {
    double x = this.x[cell];
    double y = this.y[cell];
    double fromX = (this.x[cell - 1] + x) / 2;
    double fromY = (this.y[cell - 1] + y) / 2;
    double toX = (x + this.x[cell + 1]) / 2;
    double toY = (y + this.y[cell + 1]) / 2;
    if (x - fromX == toX - x && y - fromY == toY - y) {
      return; // straight on: a later piece covers it
    }
    lineTo(fromX, fromY);
    int steps = cornerPieces(x - fromX, y - fromY, toX - x, toY - y);
    for (int i = 1; i <= steps; i++) {
      double t = (double) i / steps;
      double s = 1 - t;
      lineTo(
          s * s * fromX + 2 * s * t * x + t * t * toX, s * s * fromY + 2 * s * t * y + t * t * toY);
    }
  }

  /** How many straight pieces a corner between two directions takes to look round. */
  private static int cornerPieces(double dx, double dy, double nextX, double nextY) {
    double both = Math.hypot(dx, dy) * Math.hypot(nextX, nextY);
    double halfSine = Math.sqrt(Math.max(0, 1 - (dx * nextX + dy * nextY) / both) / 2);
    return (int) Math.ceil(SHARPEST_PIECES * Math.sqrt(halfSine));
  }

  private void lineTo(double x, double y) {
    double dx = x - penX;
    double dy = y - penY;
    double distance = Math.hypot(dx, dy);
    if (distance == 0) {
      return;
    }
    dx /= distance;
    dy /= distance;
    for (; nextChevron <= length + distance; nextChevron += CHEVRON_SPACING) {
      double at = nextChevron - length;
      addChevron(penX + at * dx, penY + at * dy, dx, dy);
    }
    if (dashed) {
      double period = DASH + GAP;
      for (double n = Math.floor(length / period); n * period < length + distance; n++) {
        double from = Math.max(0, n * period - length);
        double to = Math.min(distance, n * period + DASH - length);
        if (to > from) {
          double pieceX = penX + from * dx;
          double pieceY = penY + from * dy;
          add(pieceX, pieceY, (to - from) * dx, (to - from) * dy, along(from));
        }
      }
    } else {
      add(penX, penY, x - penX, y - penY, along(0));
    }
    length += distance;
    penX = x;
    penY = y;
  }

  /** Where a point of the next piece lies along the line. [1/{@value #PARTS} px] */
  private int along(double fromPen) {
    return (int) Math.round(PARTS * (length + fromPen));
  }

  private void addChevron(double x, double y, double dx, double dy) {
    if (4 * chevronCount == chevrons.length) {
      chevrons = Arrays.copyOf(chevrons, 2 * chevrons.length);
    }
    chevrons[4 * chevronCount] = x;
    chevrons[4 * chevronCount + 1] = y;
    chevrons[4 * chevronCount + 2] = dx;
    chevrons[4 * chevronCount + 3] = dy;
    chevronCount++;
  }

  private void addMarks(RouteOverlay route) {
    double last = length - LAST_CHEVRON;
    for (int i = 0; !dashed && i < chevronCount; i++) {
      if (FIRST_CHEVRON + i * CHEVRON_SPACING > last) {
        break;
      }
      int at = 4 * i;
      add(chevrons[at], chevrons[at + 1], chevrons[at + 2], chevrons[at + 3], CHEVRON);
    }
    int start = route.cells()[0];
    addEnd(start, 0, 0, START);
    int mark = route.isComplete() ? GOAL : UNREACHED;
    addEnd(route.goal(), RouteMarks.BANNER_X, RouteMarks.BANNER_Y, mark);
  }

  private void addEnd(int cell, double asideX, double asideY, int kind) {
    double x = centerX(cell) + asideX * projection.halfWidth();
    double y = centerY(cell) + asideY * projection.halfHeight();
    add(x, y, 1, 0, kind);
  }

  private void add(double x, double y, double dx, double dy, int third) {
    if (INTS * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
      shapes = Arrays.copyOf(shapes, 2 * shapes.length);
    }
    places[INTS * count] = (int) Math.floor(x);
    places[INTS * count + 1] = (int) Math.floor(y);
    places[INTS * count + 2] = third;
    shapes[FLOATS * count] = (float) (x - Math.floor(x));
    shapes[FLOATS * count + 1] = (float) (y - Math.floor(y));
    shapes[FLOATS * count + 2] = (float) dx;
    shapes[FLOATS * count + 3] = (float) dy;
    count++;
  }

  /** The number of straight pieces, which come first. */
  public int pieces() {
    return pieces;
  }

  /** The number of marks after the pieces: chevrons, then the start, last the goal. */
  public int marks() {
    return count - pieces;
  }

  /** The line's length. [world px] */
  public double length() {
    return length;
  }

  /**
   * The world pixel and the third number of each piece and mark, {@value #INTS} numbers each; later
   * elements are undefined. Valid until the next route.
   */
  public int[] places() {
    return places;
  }

  /**
   * The offset of each piece and mark from its world pixel, and a piece's extent or a mark's
   * direction, {@value #FLOATS} numbers each; later elements are undefined. Valid until the next
   * route. [world px]
   */
  public float[] shapes() {
    return shapes;
  }
}
