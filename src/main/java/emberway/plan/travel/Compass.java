package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import java.util.Locale;

/** The eight compass points on the map: north is toward row 0. */
public final class Compass {
  private static final Direction[] CLOCKWISE = Direction.values();

  private Compass() {}

  /**
   * The compass point nearest to the direction from one cell to another; north if they are equal.
   */
  public static Direction from(Cell here, Cell there) {
    double dx = there.x() - here.x();
    double dy = there.y() - here.y();
    int eighth = (int) Math.round(Math.atan2(dx, -dy) / (Math.PI / 4)); // clockwise from north
    return CLOCKWISE[Math.floorMod(eighth, CLOCKWISE.length)];
  }

  /** The name of a compass point. */
  static String name(Direction point) {
    return point.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The turn from one compass point to another, in eighths of a circle. [0..4] */
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
