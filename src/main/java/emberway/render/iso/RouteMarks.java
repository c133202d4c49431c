package emberway.render.iso;

/**
 * The colors and sizes of start and goal marks, for all code that draws them. Where cells are
 * large, marks are rings on the ground, see {@link RouteGeometry}; otherwise disks of the same
 * width, but never too small to be visible.
 */
public final class RouteMarks {
  /** The smallest radius of a disk on a standard screen. [picture px] */
  public static final double MIN_DISK = 7;

  /**
   * A color.
   *
   * @param red the share of red [0..1], like the others
   */
  public record Ink(float red, float green, float blue) {
    /** The color as 0xRRGGBB. */
    public int rgb() {
      return level(red) << 16 | level(green) << 8 | level(blue);
    }

    private static int level(float part) {
      return Math.round(255 * part);
    }
  }

  /** The outline of routes and marks. */
  public static final Ink DARK = new Ink(0.09f, 0.06f, 0.16f);

  /** Inside the outline: the route itself, and the light parts of marks. */
  public static final Ink BRIGHT = new Ink(1, 0.97f, 0.86f);

  /** A route for comparison. */
  public static final Ink COMPARED = new Ink(0.33f, 0.82f, 0.85f);

  private static final Ink START = new Ink(0.16f, 0.74f, 0.98f);
  private static final Ink GOAL = new Ink(0.98f, 0.28f, 0.20f);
  private static final Ink SAFE_START = new Ink(0, 0.45f, 0.70f);
  private static final Ink SAFE_GOAL = new Ink(0.90f, 0.60f, 0);

  private RouteMarks() {}

  /**
   * The color of a start.
   *
   * @param isSafe whether to use orange and blue, which nearly everybody can tell apart
   */
  public static Ink start(boolean isSafe) {
    return isSafe ? SAFE_START : START;
  }

  /**
   * The color of a goal.
   *
   * @param isSafe whether to use orange and blue, which nearly everybody can tell apart
   */
  public static Ink goal(boolean isSafe) {
    return isSafe ? SAFE_GOAL : GOAL;
  }

  /**
   * Half the width of a mark at a scale. [picture px]
   *
   * @param unit the screen's pixels per standard pixel
   */
  public static double reach(double scale, double unit) {
    return Math.max(MIN_DISK * unit, RouteGeometry.GOAL_RING * scale);
  }

  /**
   * Half the height of a mark at a scale. [picture px]
   *
   * @param squash a cell's width divided by its height
   * @param unit the screen's pixels per standard pixel
   */
  public static double rise(double scale, double squash, double unit) {
    return Math.max(MIN_DISK * unit, RouteGeometry.GOAL_RING * scale / squash);
  }
}
