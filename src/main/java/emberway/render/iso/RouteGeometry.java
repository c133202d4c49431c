package emberway.render.iso;

import java.util.Arrays;

/**
 * The geometry of a route's ribbon: a line with rounded corners as straight pieces, and its marks.
 *
 * <p>Where the route goes straight on, the line is straight between the midpoints of two steps.
 * Where it turns, the line is a parabola with the cell's center as its control point, so that it
 * stays within every cell of the route. It is cut out of the rings around start and goal. Each
 * position is a world pixel and an offset from that pixel's corner, because a float cannot hold a
 * fraction of a pixel on a large map.
 */
public final class RouteGeometry {
  /** Numbers per piece or mark in {@link #places}: world x, world y, kind. */
  public static final int INTS = 3;

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

  /** The scale from which on marks are rings on the ground; below it, they are disks. */
  public static final double MIN_RING_SCALE = 0.42;

  /** Radius of the ring around the start, on the ground: the projection flattens it. */
  public static final float START_RING = 24; // [world px]

  /** Radius of the outer ring around the goal, on the ground. */
  public static final float GOAL_RING = 30; // [world px]

  /** Radius of the inner ring around the goal, on the ground. */
  public static final float INNER_GOAL_RING = 22; // [world px]

  private static final double END = 4.5; // from a ring to the middle of the ribbon's end [world px]
  private static final int CORNER_PIECES = 8;
  private static final double CHEVRON_SPACING = 52; // [world px]
  private static final double FIRST_CHEVRON = 46; // from the start's center [world px]
  private static final double CHEVRON_ROOM = 6; // from its center to a ribbon's end [world px]
  private static final double DASH = 15; // [world px]
  private static final double GAP = 13; // [world px]

  private Projection projection; // null before the first route, like the next
  private boolean dashed;
  private KeepOut start;
  private KeepOut goal;
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
    for (int i = 1; i < cells.length - 1; i++) {
      bend(cells[i - 1], cells[i], cells[i + 1]);
    }
    lineTo(centerX(cells[cells.length - 1]), centerY(cells[cells.length - 1]));
    pieces = count;
    addMarks(route);
  }

  private void begin(Projection newProjection, RouteOverlay route) {
    projection = newProjection;
    if (!projection.size().equals(route.size())) {
      throw new IllegalArgumentException(
          "a route over " + route.size() + " cells on a map of " + projection.size());
    }
    dashed = !route.isComplete();
    int first = route.cells()[0];
    start = keepOut(first, START_RING);
    goal = keepOut(route.goal(), GOAL_RING);
    penX = centerX(first);
    penY = centerY(first);
    count = 0;
    length = 0;
    nextChevron = FIRST_CHEVRON;
    chevronCount = 0;
  }

  /** An ellipse that the ribbon is cut out of. [world px] */
  private record KeepOut(double centerX, double centerY, double radiusX, double radiusY) {
    boolean contains(double x, double y) {
      return Math.hypot((x - centerX) / radiusX, (y - centerY) / radiusY) < 1;
    }
  }

  private KeepOut keepOut(int cell, double ring) {
    double squashed = ring * projection.halfHeight() / projection.halfWidth();
    return new KeepOut(centerX(cell), centerY(cell), ring + END, squashed + END);
  }

  private double centerX(int cell) {
    return projection.groundCenterX(projection.size().x(cell), projection.size().y(cell));
  }

  private double centerY(int cell) {
    return projection.groundCenterY(projection.size().x(cell), projection.size().y(cell));
  }

  /**
   * Continues to the midpoint of the step from {@code cell} to {@code after}, around the corner.
   */
  private void bend(int before, int cell, int after) {
    double x = centerX(cell);
    double y = centerY(cell);
    double fromX = (centerX(before) + x) / 2;
    double fromY = (centerY(before) + y) / 2;
    double toX = (x + centerX(after)) / 2;
    double toY = (y + centerY(after)) / 2;
    if (x - fromX == toX - x && y - fromY == toY - y) {
      return; // straight on: a later piece covers it
    }
    lineTo(fromX, fromY);
    for (int i = 1; i <= CORNER_PIECES; i++) {
      double t = (double) i / CORNER_PIECES;
      double s = 1 - t;
      lineTo(
          s * s * fromX + 2 * s * t * x + t * t * toX, s * s * fromY + 2 * s * t * y + t * t * toY);
    }
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
          addPiece(pieceX, pieceY, (to - from) * dx, (to - from) * dy);
        }
      }
    } else {
      addPiece(penX, penY, x - penX, y - penY);
    }
    length += distance;
    penX = x;
    penY = y;
  }

  /** Adds the parts of a straight piece outside the rings. */
  private void addPiece(double x, double y, double dx, double dy) {
    double before = crossing(start, x, y, dx, dy, -1);
    double after = crossing(start, x, y, dx, dy, 1);
    addOutsideGoal(x, y, dx, dy, 0, before);
    addOutsideGoal(x, y, dx, dy, after, 1);
  }

  private void addOutsideGoal(double x, double y, double dx, double dy, double from, double to) {
    addPart(x, y, dx, dy, from, Math.min(to, crossing(goal, x, y, dx, dy, -1)));
    addPart(x, y, dx, dy, Math.max(from, crossing(goal, x, y, dx, dy, 1)), to);
  }

  private void addPart(double x, double y, double dx, double dy, double from, double to) {
    if (to > from) {
      add(x + from * dx, y + from * dy, (to - from) * dx, (to - from) * dy, 0);
    }
  }

  /**
   * Where a piece enters (side −1) or leaves (side 1) an ellipse, as a fraction of its length
   * [0..1]; 1 for both if it misses the ellipse.
   */
  private static double crossing(KeepOut out, double x, double y, double dx, double dy, int side) {
    double fromX = (x - out.centerX()) / out.radiusX();
    double fromY = (y - out.centerY()) / out.radiusY();
    double alongX = dx / out.radiusX();
    double alongY = dy / out.radiusY();
    double a = alongX * alongX + alongY * alongY;
    double b = fromX * alongX + fromY * alongY;
    double c = fromX * fromX + fromY * fromY - 1;
    double discriminant = b * b - a * c;
    if (discriminant <= 0) {
      return 1;
    }
    return Math.max(0, Math.min(1, (-b + side * Math.sqrt(discriminant)) / a));
  }

  private void addChevron(double x, double y, double dx, double dy) {
    double room = CHEVRON_ROOM;
    if (start.contains(x - room * dx, y - room * dy)
        || goal.contains(x + room * dx, y + room * dy)) {
      return;
    }
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
    for (int i = 0; i < chevronCount && !dashed; i++) {
      int at = 4 * i;
      add(chevrons[at], chevrons[at + 1], chevrons[at + 2], chevrons[at + 3], CHEVRON);
    }
    int start = route.cells()[0];
    add(centerX(start), centerY(start), 1, 0, START);
    int mark = route.isComplete() ? GOAL : UNREACHED;
    add(centerX(route.goal()), centerY(route.goal()), 1, 0, mark);
  }

  private void add(double x, double y, double dx, double dy, int kind) {
    if (INTS * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
      shapes = Arrays.copyOf(shapes, 2 * shapes.length);
    }
    places[INTS * count] = (int) Math.floor(x);
    places[INTS * count + 1] = (int) Math.floor(y);
    places[INTS * count + 2] = kind;
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
   * The world pixel and the kind of each piece and mark, {@value #INTS} numbers each; later
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
