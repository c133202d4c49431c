package emberway.map;

import java.util.List;

/**
 * The eight directions on the <em>map</em>: north is toward row 0, at the upper left of a picture
 * at rotation 0.
 *
 * <p>The order is clockwise from north. The four cardinal directions have the bit and the letter
 * used in neighbor suffixes, in mask order N = 1, E = 2, S = 4, W = 8; diagonals have none.
 */
public enum Direction {
  NORTH(0, -1, 1, "N"),
  NORTH_EAST(1, -1, 0, ""),
  EAST(1, 0, 2, "E"),
  SOUTH_EAST(1, 1, 0, ""),
  SOUTH(0, 1, 4, "S"),
  SOUTH_WEST(-1, 1, 0, ""),
  WEST(-1, 0, 8, "W"),
  NORTH_WEST(-1, -1, 0, "");

  /** North, east, south, west: the order of a neighbor suffix. */
  public static final List<Direction> CARDINALS = List.of(NORTH, EAST, SOUTH, WEST);

  private final int dx;
  private final int dy;
  private final int bit;
  private final String suffix;

  Direction(int dx, int dy, int bit, String suffix) {
    this.dx = dx;
    this.dy = dy;
    this.bit = bit;
    this.suffix = suffix;
  }

  /** The step in x. [-1..1] */
  public int dx() {
    return dx;
  }

  /** The step in y. [-1..1] */
  public int dy() {
    return dy;
  }

  /** The bit in a neighbor mask, 0 for a diagonal. */
  public int bit() {
    return bit;
  }

  /** The letter in a neighbor suffix, empty for a diagonal. */
  public String suffix() {
    return suffix;
  }
}
