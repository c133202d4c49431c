package emberway.art;

import emberway.art.raster.JoinMask;

/**
 * How far a ground reaches over into a cell from its neighbors, as a piece of a transition shows
 * it. Where it reaches over from two sides that meet, its border cuts straight across the cell, so
 * that a border along a diagonal of the map is a line and not a flight of steps.
 *
 * @param sides of the cell that it comes from
 * @param corners that it comes from, NE = 1, ES = 2, SW = 4, NW = 8
 * @param width how far it reaches in from a side [cells] [0..0.45]
 */
record TransitionReach(JoinMask sides, int corners, double width) {
  private static final double TIP = 0.74; // of what is open on one side only [cells]
  private static final double POND = 0.51; // radius of what is open on no side, and width [cells]

  /**
   * How deep in that ground a point lies; below 0 outside. Measured along the lattice, where a
   * border cuts across the cell, too: so all pieces agree about it along a cell's side, and a
   * border that wavers goes on there without a step. [cells]
   */
  double depth(double u, double v) {
    return switch (sides.arms()) {
      case 4 -> Math.sqrt(u * u + v * v) - (POND - width);
      case 3 -> around(u, v);
      default -> Math.max(fromSides(u, v), fromCorners(u, v));
    };
  }

  /** From one side, from two that face each other, or from two that meet. */
  private double fromSides(double u, double v) {
    if (sides.isCorner()) {
      double across = sides.has(JoinMask.EAST) ? u : -u;
      double down = sides.has(JoinMask.SOUTH) ? v : -v;
      return across + down + width;
    }
    double depth = -1;
    depth = sides.has(JoinMask.NORTH) ? Math.max(depth, width - 0.5 - v) : depth;
    depth = sides.has(JoinMask.EAST) ? Math.max(depth, width - 0.5 + u) : depth;
    depth = sides.has(JoinMask.SOUTH) ? Math.max(depth, width - 0.5 + v) : depth;
    return sides.has(JoinMask.WEST) ? Math.max(depth, width - 0.5 - u) : depth;
  }

  /** What is left open is a bay with a round end. */
  private double around(double u, double v) {
    double fromOpening = 0.5;
    double aside = v;
    if (!sides.has(JoinMask.WEST)) {
      fromOpening += u;
    } else if (!sides.has(JoinMask.EAST)) {
      fromOpening -= u;
    } else {
      aside = u;
      fromOpening += sides.has(JoinMask.NORTH) ? -v : v;
    }
    double wide = 0.5 - width;
    double beyond = Math.max(0, fromOpening - (TIP - wide));
    return Math.sqrt(beyond * beyond + aside * aside) - wide;
  }

  private double fromCorners(double u, double v) {
    double depth = -1;
    depth = (corners & 1) != 0 ? Math.max(depth, u - v) : depth;
    depth = (corners & 2) != 0 ? Math.max(depth, u + v) : depth;
    depth = (corners & 4) != 0 ? Math.max(depth, v - u) : depth;
    depth = (corners & 8) != 0 ? Math.max(depth, -u - v) : depth;
    return depth - 1 + width;
  }
}
