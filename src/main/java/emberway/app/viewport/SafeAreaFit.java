package emberway.app.viewport;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * The largest scale at which a map, whose outline is a diamond, lies in the middle of a window with
 * none of it behind panels: these lie in corners that a diamond leaves free.
 *
 * <p>For a given scale the places of the map's middle are a convex polygon: a rectangle, by the
 * window's borders, cut by a line parallel to a side of the diamond for each corner. The scale is
 * found by halving. A corner may be too high or too wide for that; then the map lies beside it, or
 * above or below it. Of the ways in which it becomes about as large as it can, a little less among
 * them, the one is taken that leaves it nearest to the middle of the window for its size.
 */
final class SafeAreaFit {
  private static final int HALVINGS = 24;

  /** The part of the largest scale that looks about as large. */
  static final double ALIKE = 0.92;

  /** The part of it that is tried, too, for it may lie nearer to the middle. */
  private static final double SMALLER = 0.96;

  /** How far from the middle all of its size is worth, as {@link #aside} counts. */
  private static final double WORTH = 0.1;

  private static final double NOTHING = 1e-6; // by which numbers may be off [px]

  /**
   * A map's outline about its middle, at scale 1.
   *
   * @param halfWidth of all that is drawn [px]
   * @param halfHeight likewise [px]
   * @param slope of the diamond's sides: down for each pixel to the side; 0 where it is no diamond
   * @param mostDown how far its cells reach along {@code slope · x + y}; the least is -mostDown
   * @param mostUp how far along {@code slope · x - y}, likewise
   */
  record Outline(
      double halfWidth, double halfHeight, double slope, double mostDown, double mostUp) {}

  /**
   * Where a map lies.
   *
   * @param x of its middle [screen px]
   * @param y likewise [screen px]
   */
  record Place(double scale, double x, double y) {}

  private record Point(double x, double y) {}

  private final Outline outline;
  private final int width; // of the window, like the next [px]
  private final int height;
  private final DoubleUnaryOperator crisp;

  /**
   * Of a map in a window.
   *
   * @param width of the window [px]
   * @param height likewise [px]
   * @param crisp gives the scale to take where one is possible; not larger than that
   */
  SafeAreaFit(Outline outline, int width, int height, DoubleUnaryOperator crisp) {
    this.outline = outline;
    this.width = width;
    this.height = height;
    this.crisp = crisp;
  }

  /** The best place in a window with such panels. */
  Place in(SafeArea room) {
    List<Place> places = ways(room).stream().flatMap(this::largest).toList();
    double most = places.stream().mapToDouble(Place::scale).max().orElseThrow();
    return places.stream()
        .filter(place -> place.scale() >= ALIKE * most)
        .min(Comparator.comparingDouble(place -> aside(place, room) - WORTH * place.scale() / most))
        .orElseThrow();
  }

  /** How far from the middle of the window, in its widths and heights. */
  private double aside(Place place, SafeArea room) {
    double x = place.x() / width - 0.5;
    double y = (place.y() - top(room)) / (height - top(room)) - 0.5;
    return Math.hypot(x, y);
  }

  /** Whether no panel lies over any part of a map there. */
  boolean isClear(Place place, SafeArea room) {
    Point middle = new Point(place.x, place.y);
    return ways(room).stream().anyMatch(way -> contains(places(way, place.scale), middle));
  }

  /** The ways to lie to corners, each as the room that it leaves. */
  private static List<SafeArea> ways(SafeArea room) {
    List<SafeArea> ways = new ArrayList<>();
    settle(room, 0, ways);
    return ways;
  }

  /** Where it is settled for so many corners. */
  private static void settle(SafeArea room, int settled, List<SafeArea> ways) {
    if (settled == room.corners().size()) {
      ways.add(room);
      return;
    }
    SafeArea.Corner next = room.corners().get(settled);
    settle(room, settled + 1, ways);
    settle(room.beside(next), settled, ways);
    settle(room.level(next), settled, ways);
  }

  /** The largest place in a room, and a little smaller one unless that one is crisp. */
  private Stream<Place> largest(SafeArea room) {
    double wide = Math.max(1, width - room.left() - room.right());
    double high = Math.max(1, height - top(room) - room.bottom());
    double most = Math.min(wide / (2 * outline.halfWidth), high / (2 * outline.halfHeight));
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

  /** The place at a scale that is nearest to the middle of the room. */
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

  /** Whether a point lies within a polygon that goes round clockwise; never in one without area. */
  private static boolean contains(List<Point> polygon, Point point) {
    double area = 0; // twice that
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

  /** Where the map's middle may be at a scale: a polygon that goes round clockwise. */
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

  /** What is left of a polygon by a corner: the diamond's side toward it must not come over it. */
  private List<Point> cut(List<Point> polygon, SafeArea.Corner corner, double scale) {
    if (outline.slope == 0) {
      return List.of(); // it has no side like that
    }
    double x = corner.isRight() ? width - corner.width() : corner.width();
    double y = corner.isLow() ? height - corner.height() : corner.height();
    double across = corner.isRight() ? -outline.slope : outline.slope;
    double down = corner.isLow() ? -1 : 1;
    boolean isDown = corner.isRight() == corner.isLow();
    double least = across * x + down * y + scale * (isDown ? outline.mostDown : outline.mostUp);
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
