package emberway.art.raster;

import java.util.ArrayList;
import java.util.List;

/**
 * How far what fills a cell goes on around it: the sides with a joined neighbor, and the corners
 * that are full, as four bits clockwise from the north-east one (NE = 1, SE = 2, SW = 4, NW = 8).
 * All four cells around a corner agree about it.
 */
public record BlobMask(JoinMask joinMask, int corners) {
  private static final int ALL = JoinMask.COUNT - 1;

  /** Joined all around, no corner full. */
  public static final BlobMask OPEN = new BlobMask(new JoinMask(ALL), 0);

  /** All there are of a kind that joins its like: a full corner lies between two joined sides. */
  public static List<BlobMask> ofJoining() {
    List<BlobMask> all = new ArrayList<>();
    for (int mask = 0; mask < JoinMask.COUNT; mask++) {
      int between = mask & (mask >> 1 | mask << 3) & ALL;
      for (int corners = 0; corners < JoinMask.COUNT; corners++) {
        if ((corners & ~between) == 0) {
          all.add(new BlobMask(new JoinMask(mask), corners));
        }
      }
    }
    return all;
  }

  /** All there are of ground that knows no borders. */
  public static List<BlobMask> ofPlain() {
    List<BlobMask> all = new ArrayList<>();
    for (int corners = 0; corners < JoinMask.COUNT; corners++) {
      all.add(new BlobMask(new JoinMask(ALL), corners));
    }
    return all;
  }

  /** The part of a sprite's name that says which corners are full. */
  public String cornerSuffix() {
    StringBuilder digits = new StringBuilder(corners == 0 ? "" : "-");
    for (int i = 0; i < 4; i++) {
      if ((corners >> i & 1) != 0) {
        digits.append(i + 1);
      }
    }
    return digits.toString();
  }

  /** How many corners are full. */
  public int full() {
    return Integer.bitCount(corners);
  }

  /** A number of its own for each. */
  public int number() {
    return joinMask.mask() * JoinMask.COUNT + corners;
  }

  /** 1 for a full corner, 0 for another. [corner: 0 the north-east one, clockwise] */
  private double corner(int corner) {
    return corners >> (corner & 3) & 1;
  }

  /**
   * The heights of the cell's corners, of the middles of its sides and of its own, in rows from the
   * north-west. Sides without a neighbor are at 0, so cells side by side have equal heights on
   * their border.
   *
   * @param low of a corner that is not full
   * @param high of one that is
   * @param pass of a joined side between two low corners
   * @param crest of one between two high corners
   * @param middle of the cell
   */
  public double[] heights(double low, double high, double pass, double crest, double middle) {
    double[] heights = new double[9];
    int[] cornerAt = {2, 8, 6, 0}; // north-east, south-east, south-west, north-west
    int[] sideAt = {1, 5, 7, 3}; // north, east, south, west
    for (int i = 0; i < 4; i++) {
      int sides = 1 << i | 1 << (i + 1 & 3);
      heights[cornerAt[i]] = joinMask.has(sides) ? TileableNoise.lerp(low, high, corner(i)) : 0;
      double full = (corner(i) + corner(i + 3)) / 2;
      heights[sideAt[i]] = joinMask.has(1 << i) ? TileableNoise.lerp(pass, crest, full) : 0;
    }
    heights[4] = middle;
    return heights;
  }

  /**
   * The height between those of {@link #heights}, on the cell.
   *
   * @param round 0 for straight slopes, 1 for round ones
   */
  public static double between(double[] heights, double u, double v, double round) {
    double x = Math.max(0, Math.min(2, 2 * u + 1));
    double y = Math.max(0, Math.min(2, 2 * v + 1));
    int column = Math.min(1, (int) x);
    int row = Math.min(1, (int) y);
    double fx = TileableNoise.lerp(x - column, TileableNoise.step(0, 1, x - column), round);
    double fy = TileableNoise.lerp(y - row, TileableNoise.step(0, 1, y - row), round);
    int at = row * 3 + column;
    return TileableNoise.lerp(
        TileableNoise.lerp(heights[at], heights[at + 1], fx),
        TileableNoise.lerp(heights[at + 3], heights[at + 4], fx),
        fy);
  }

  /** How far inside the cell a point is: 0 at the border, 1 from some way in. */
  public static double within(double u, double v, double way) {
    return TileableNoise.step(0, way, 0.5 - Math.abs(u))
        * TileableNoise.step(0, way, 0.5 - Math.abs(v));
  }
}
