package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import java.util.Locale;

/** The eight points of the compass, as the map has them: north is towards row 0. */
final class Compass {
  private static final Direction[] CLOCKWISE = Direction.values();

  private Compass() {}

  /** The point nearest to the direction from one cell to another; north where they are one. */
  static Direction from(Cell here, Cell there) {
    double dx = there.x() - here.x();
    double dy = there.y() - here.y();
    int eighth = (int) Math.round(Math.atan2(dx, -dy) / (Math.PI / 4)); // clockwise from north
    return CLOCKWISE[Math.floorMod(eighth, CLOCKWISE.length)];
  }

  /** What a point is called. */
  static String name(Direction point) {
    return point.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** By how many eighths of a circle one turns from a point to another. [0..4] */
  static int turn(Direction from, Direction to) {
    int eighths = Math.floorMod(position(to) - position(from), CLOCKWISE.length);
    return Math.min(eighths, CLOCKWISE.length - eighths);
  }

  private static int position(Direction point) {
    int i = 0;
    while (CLOCKWISE[i] != point) {
      i++;
    }
    return i;
  }
}
