package emberway.render.iso;

/**
 * How starts and goals are marked, whoever draws them: in which colors, and how far a mark reaches.
 * Where cells are large, marks are rings on the ground, see {@link RouteGeometry}; else disks as
 * wide as these would be, but never too small to be seen.
 */
public final class RouteMarks {
  /** The least radius of a disk on an ordinary screen. [picture px] */
  public static final double LEAST_DISK = 7;

  /**
   * A color.
   *
   * @param red [0..1], like the others
   */
  public record Ink(float red, float green, float blue) {
    /** The same as 0xRRGGBB. */
    public int rgb() {
      return level(red) << 16 | level(green) << 8 | level(blue);
    }

    private static int level(float part) {
      return Math.round(255 * part);
    }
  }

  /** Around everything. */
  public static final Ink DARK = new Ink(0.09f, 0.06f, 0.16f);

  /** Within that: the way itself, and the light of marks. */
  public static final Ink BRIGHT = new Ink(1, 0.97f, 0.86f);

  /** A way to compare with. */
  public static final Ink COMPARED = new Ink(0.33f, 0.82f, 0.85f);

  private static final Ink START = new Ink(0.16f, 0.74f, 0.98f);
  private static final Ink GOAL = new Ink(0.98f, 0.28f, 0.20f);
  private static final Ink SAFE_START = new Ink(0, 0.45f, 0.70f);
  private static final Ink SAFE_GOAL = new Ink(0.90f, 0.60f, 0);

  private RouteMarks() {}

  /**
   * The color of a start.
   *
   * @param isSafe in orange and blue, which nearly everybody can tell apart
   */
  public static Ink start(boolean isSafe) {
    return isSafe ? SAFE_START : START;
  }

  /** The color of a goal, likewise. */
  public static Ink goal(boolean isSafe) {
    return isSafe ? SAFE_GOAL : GOAL;
  }

  /**
   * How far a mark reaches to each side from its middle, at that scale. [picture px]
   *
   * @param unit pixels for what is one on an ordinary screen
   */
  public static double reach(double scale, double unit) {
    return Math.max(LEAST_DISK * unit, RouteGeometry.GOAL_RING * scale);
  }

  /**
   * How far it reaches up and down. [picture px]
   *
   * @param squash a cell's width over its height
   * @param unit pixels for what is one on an ordinary screen
   */
  public static double rise(double scale, double squash, double unit) {
    return Math.max(LEAST_DISK * unit, RouteGeometry.GOAL_RING * scale / squash);
  }
}
