package emberway.app.viewport;

import emberway.map.GridSize;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * Finds the largest scale at which a map with a diamond outline fits in the window without lying
 * behind panels, which take corners that a diamond leaves free.
 *
 * <p>For a given scale, the possible centers of the map form a convex polygon: a rectangle, given
 * by the window's edges, cut for each corner by a line parallel to a side of the diamond. The scale
 * is found by bisection. A corner's panels may be too high or too wide for that; then the map lies
 * beside them, or above or below. Among all placements of about the largest scale, including
 * slightly smaller ones, the result is the one closest to the window's center, weighed against its
 * size.
 */
final class SafeAreaFit {
  private static final int HALVINGS = 24;

  /** Fraction of the largest scale from which a placement counts as equally large. */
  static final double ALIKE = 0.92;

  /**
   * Fraction of a placement's scale that is also tried, because it may lie closer to the center.
   */
  private static final double SMALLER = 0.96;

  /** Distance from the center that the full scale outweighs, in the unit of {@link #aside}. */
  private static final double WORTH = 0.1;

  private static final double NOTHING = 1e-6; // tolerance for rounding errors [px]

  /**
   * The outline of a map around its center, at scale 1.
   *
   * @param halfWidth half the picture's width [px]
   * @param halfHeight half the picture's height [px]
   * @param slope slope of the diamond's sides [px down per px across]; 0 if the map is not a
   *     diamond
   * @param maxDown maximum of {@code slope · x + y} over all cells; the minimum is -mostDown
   * @param maxUp maximum of {@code slope · x - y} over all cells; the minimum is -mostUp
   */
  record Outline(double halfWidth, double halfHeight, double slope, double maxDown, double maxUp) {
    /** Returns the outline of a picture that may fill its bounds. [world px] */
    static Outline ofRectangle(PixelBox limits) {
      return new Outline(limits.width() / 2.0, limits.height() / 2.0, 0, 0, 0);
    }

    /** Returns the outline of a map of diamonds in its picture's bounds. [world px] */
    static Outline ofDiamond(PixelBox limits, Projection projection) {
      double halfWidth = limits.width() / 2.0;
      double halfHeight = limits.height() / 2.0;
      double slope = (double) projection.halfHeight() / projection.halfWidth();
      GridSize size = projection.size();
      double down = 0;
      double up = 0;
      for (double cellX : new double[] {-0.5, size.width() - 0.5}) {
        for (double cellY : new double[] {-0.5, size.height() - 0.5}) {
          double x = projection.cellToWorldX(cellX, cellY) - limits.left() - halfWidth;
          double y = projection.cellToWorldY(cellX, cellY) - limits.top() - halfHeight;
          down = Math.max(down, Math.abs(slope * x + y));
          up = Math.max(up, Math.abs(slope * x - y));
        }
      }
      return new Outline(halfWidth, halfHeight, slope, down, up);
    }
  }

  /**
   * A placement of the map.
   *
   * @param scale of the map
   * @param x of the map's center [screen px]
   * @param y of the map's center [screen px]
   */
  record Place(double scale, double x, double y) {}

  private record Point(double x, double y) {}

  private final Outline outline;
  private final int width; // of the window [px]
  private final int height;
  private final DoubleUnaryOperator crisp;

  /**
   * Creates a fit of a map in a window.
   *
   * @param width of the window [px]
   * @param height of the window [px]
   * @param crisp rounds a possible scale down to a preferred one
   */
  SafeAreaFit(Outline outline, int width, int height, DoubleUnaryOperator crisp) {
    this.outline = outline;
    this.width = width;
    this.height = height;
    this.crisp = crisp;
  }

  /** Returns the best placement in a safe area. */
  Place in(SafeArea room) {
    List<Place> places = candidates(room).stream().flatMap(this::largest).toList();
    double largest = places.stream().mapToDouble(Place::scale).max().orElseThrow();
    return places.stream()
        .filter(place -> place.scale() >= ALIKE * largest)
        .min(
            Comparator.comparingDouble(
                place -> aside(place, room) - WORTH * place.scale() / largest))
        .orElseThrow();
  }

  /** Returns the distance from the window's center, in units of its width and height. */
  private double aside(Place place, SafeArea room) {
    double x = place.x() / width - 0.5;
    double y = (place.y() - top(room)) / (height - top(room)) - 0.5;
    return Math.hypot(x, y);
  }

  /** Whether no panel covers any of a map at a placement. */
  boolean isClear(Place place, SafeArea room) {
    Point middle = new Point(place.x, place.y);
    return candidates(room).stream()
        .anyMatch(candidate -> contains(places(candidate, place.scale), middle));
  }

  /**
   * Returns the safe areas for all combinations of passing corners diagonally, beside or
   * above/below.
   */
  private static List<SafeArea> candidates(SafeArea room) {
    List<SafeArea> candidates = new ArrayList<>();
    settle(room, 0, candidates);
    return candidates;
  }

  /** Adds the combinations for the corners from a given one on. */
  private static void settle(SafeArea room, int settled, List<SafeArea> candidates) {
    if (settled == room.corners().size()) {
      candidates.add(room);
      return;
    }
    SafeArea.Corner next = room.corners().get(settled);
    settle(room, settled + 1, candidates);
    settle(room.beside(next), settled, candidates);
    settle(room.level(next), settled, candidates);
  }

  /**
   * Returns the largest placement in a safe area, and a slightly smaller one unless the first is
   * crisp.
   */
  private Stream<Place> largest(SafeArea room) {
    double freeWidth = Math.max(1, width - room.left() - room.right());
    double freeHeight = Math.max(1, height - top(room) - room.bottom());
    double most =
        Math.min(freeWidth / (2 * outline.halfWidth), freeHeight / (2 * outline.halfHeight));
    double least = 0;
    if (!places(room, most).isEmpty()) {
      least = most;
    }
    for (int i = 0; i < HALVINGS && least < most; i++) {
      double between = (least + most) / 2;
      if (places(room, between).isEmpty()) {
        most = between;
      } else {
        least = between;
      }
    }
    double largest = crisp.applyAsDouble(least);
    Place place = at(room, largest);
    boolean isCrisp = largest < least;
    return isCrisp ? Stream.of(place) : Stream.of(place, at(room, SMALLER * largest));
  }

  private static int top(SafeArea room) {
    return Math.max(room.top(), room.menus());
  }

  /** Returns the placement at a scale that is closest to the center of a safe area. */
  private Place at(SafeArea room, double scale) {
    Point middle =
        new Point(
            (room.left() + width - room.right()) / 2.0, (top(room) + height - room.bottom()) / 2.0);
    List<Point> places = places(room, scale);
    Point best = places.isEmpty() ? middle : places.get(0);
    if (contains(places, middle)) {
      best = middle;
    } else {
      for (int i = 0; i < places.size(); i++) {
        Point near = nearest(middle, places.get(i), places.get((i + 1) % places.size()));
        best = distance(near, middle) < distance(best, middle) ? near : best;
      }
    }
    return new Place(scale, best.x, best.y);
  }

  /** Whether a clockwise polygon contains a point; false for a polygon without area. */
  private static boolean contains(List<Point> polygon, Point point) {
    double area = 0; // twice the polygon's area
    for (int i = 0; i < polygon.size(); i++) {
      Point a = polygon.get(i);
      Point b = polygon.get((i + 1) % polygon.size());
      if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) < -NOTHING) {
        return false;
      }
      area += a.x * b.y - b.x * a.y;
    }
    return area > NOTHING;
  }

  private static Point nearest(Point to, Point a, Point b) {
    double dx = b.x - a.x;
    double dy = b.y - a.y;
    double length = dx * dx + dy * dy;
    double along = length == 0 ? 0 : ((to.x - a.x) * dx + (to.y - a.y) * dy) / length;
    double part = Math.max(0, Math.min(1, along));
    return new Point(a.x + part * dx, a.y + part * dy);
  }

  private static double distance(Point a, Point b) {
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  /**
   * Returns the possible centers of the map at a scale, as a clockwise polygon; empty if there are
   * none.
   */
  private List<Point> places(SafeArea room, double scale) {
    double left = room.left() + scale * outline.halfWidth;
    double right = width - room.right() - scale * outline.halfWidth;
    double top = top(room) + scale * outline.halfHeight;
    double bottom = height - room.bottom() - scale * outline.halfHeight;
    if (left > right + NOTHING || top > bottom + NOTHING) {
      return List.of();
    }
    List<Point> places =
        List.of(
            new Point(left, top),
            new Point(right, top),
            new Point(right, bottom),
            new Point(left, bottom));
    for (SafeArea.Corner corner : room.corners()) {
      places = cut(places, corner, scale);
    }
    return places;
  }

  /**
   * Cuts off the centers at which the diamond's side toward a corner would cover the corner's
   * panels.
   */
  private List<Point> cut(List<Point> polygon, SafeArea.Corner corner, double scale) {
    if (outline.slope == 0) {
      return List.of(); // the map has no diagonal side
    }
    double x = corner.isRight() ? width - corner.width() : corner.width();
    double y = corner.isLow() ? height - corner.height() : corner.height();
    double across = corner.isRight() ? -outline.slope : outline.slope;
    double down = corner.isLow() ? -1 : 1;
    boolean isDown = corner.isRight() == corner.isLow();
    double least = across * x + down * y + scale * (isDown ? outline.maxDown : outline.maxUp);
    List<Point> rest = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      Point a = polygon.get(i);
      Point b = polygon.get((i + 1) % polygon.size());
      double atA = across * a.x + down * a.y - least;
      double atB = across * b.x + down * b.y - least;
      if (atA >= -NOTHING) {
        rest.add(a);
      }
      if ((atA < -NOTHING && atB > NOTHING) || (atA > NOTHING && atB < -NOTHING)) {
        double part = atA / (atA - atB);
        rest.add(new Point(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)));
      }
    }
    return rest;
  }
}
