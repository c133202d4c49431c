package emberway.art.raster;

/**
 * The measures of a sprite and the way between its pixels and the cell it shows.
 *
 * <p>Cell coordinates: {@code u} grows east, {@code v} south, {@code w} up; the cell's ground is
 * -0.5..0.5 in u and v at w = 0; all three have the length of a cell's side as their unit. On the
 * screen east is up-right, south down-right. Pixel coordinates: x right, y down, from the sprite's
 * top-left corner; the middle of pixel (0, 0) is (0.5, 0.5).
 *
 * <p>The ground's outline is the diamond of the published tiles (a pixel more than the lattice all
 * around) with a ragged fringe on the north and the east side: those neighbors are painted before,
 * so the fringe lies on them and no border between two kinds of ground is a ruled line.
 */
public final class SpriteLattice {
  /** How far the fringe may reach over the north and the east border. [cells] */
  public static final double FRINGE = 0.1;

  /** Half a lattice cell's screen width and height at scale 1. [px] */
  static final int HALF_WIDTH = 26;

  public static final int HALF_HEIGHT = 13;

  /** Screen pixels at scale 1 for a height of one cell's side: 26·√2·cos 30°. */
  public static final double RISE = 26 * Math.sqrt(1.5);

  private static final double OVERLAP = 1.0 / 52;

  private final int scale;
  private final boolean[] ground; // [size: side*side] in the outline
  private final boolean[] owned; // [size: side*side] in no outline painted later

  /** For sprites of 54·scale px. [scale >= 1] */
  public SpriteLattice(int scale) {
    if (scale < 1 || scale > 8) {
      throw new IllegalArgumentException("scale " + scale + ", legal range 1..8");
    }
    this.scale = scale;
    int side = side();
    ground = new boolean[side * side];
    owned = new boolean[side * side];
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        ground[y * side + x] = isGround(u(x + 0.5, y + 0.5), v(x + 0.5, y + 0.5));
      }
    }
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        owned[y * side + x] =
            inGround(x, y)
                && !inGround(x - HALF_WIDTH * scale, y - HALF_HEIGHT * scale) // south
                && !inGround(x + HALF_WIDTH * scale, y - HALF_HEIGHT * scale) // west
                && !inGround(x, y - 2 * HALF_HEIGHT * scale) // south-west
                && !inGround(x - 2 * HALF_WIDTH * scale, y); // south-east
      }
    }
  }

  int scale() {
    return scale;
  }

  /** Width and height of a sprite. [px] */
  int side() {
    return 54 * scale;
  }

  /** The cell coordinate, on the ground, under a point of the sprite. */
  double u(double x, double y) {
    return (across(x) - down(y)) / 2;
  }

  /** The cell coordinate, on the ground, under a point of the sprite. */
  double v(double x, double y) {
    return (across(x) + down(y)) / 2;
  }

  /** Whether the ground of a cell covers a pixel; false outside the sprite. */
  boolean inGround(int x, int y) {
    return x >= 0 && y >= 0 && x < side() && y < side() && ground[y * side() + x];
  }

  /**
   * Whether a pixel shows this cell's ground in the end, in a map all of whose cells have the same
   * outline. Soft shadows keep to these pixels, so none is darkened twice.
   */
  public boolean owns(int x, int y) {
    return x >= 0 && y >= 0 && x < side() && y < side() && owned[y * side() + x];
  }

  private double across(double x) {
    return (x / scale - 27) / HALF_WIDTH;
  }

  private double down(double y) {
    return (y / scale - 40.5) / HALF_HEIGHT;
  }

  private static boolean isGround(double u, double v) {
    double edge = 0.5 + OVERLAP;
    boolean inU = Math.abs(u) < edge;
    boolean inV = Math.abs(v) < edge;
    if (inU && inV) {
      return true;
    }
    if (inU && v < 0) {
      return -v < edge + fringe(u, 1);
    }
    return inV && u > 0 && u < edge + fringe(v, 2);
  }

  private static double fringe(double along, int seed) {
    double ends = TileableNoise.step(0, 0.08, 0.5 - Math.abs(along));
    double wave =
        TileableNoise.at(along, 0.5, 13, seed) * 0.7 + TileableNoise.at(along, 0.5, 26, seed) * 0.5;
    return Math.min(FRINGE - OVERLAP, ends * Math.max(0, wave - 0.22) * 0.11);
  }
}
