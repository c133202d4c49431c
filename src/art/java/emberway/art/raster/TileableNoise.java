package emberway.art.raster;

/**
 * Seeded noise that repeats with the lattice: every function here has period 1 in {@code u} and in
 * {@code v}, so what it colors goes on across cell borders without a seam.
 */
public final class TileableNoise {
  private TileableNoise() {}

  /** A hash of three integers as a number in [0, 1). */
  public static double hash(int x, int y, int seed) {
    int h = x * 0x8DA6B343 ^ y * 0xD8163841 ^ seed * 0xCB1AB31F;
    h ^= h >>> 15;
    h *= 0x2C1B3C6D;
    h ^= h >>> 12;
    h *= 0x297A2D39;
    h ^= h >>> 15;
    return (h >>> 8) * 0x1p-24;
  }

  /** Smooth value noise with {@code n} knots a cell. [0..1] */
  public static double at(double u, double v, int n, int seed) {
    double x = u * n;
    double y = v * n;
    int x0 = (int) Math.floor(x);
    int y0 = (int) Math.floor(y);
    double fx = smooth(x - x0);
    double fy = smooth(y - y0);
    double top = lerp(knot(x0, y0, n, seed), knot(x0 + 1, y0, n, seed), fx);
    double bottom = lerp(knot(x0, y0 + 1, n, seed), knot(x0 + 1, y0 + 1, n, seed), fx);
    return lerp(top, bottom, fy);
  }

  /** Smooth noise in space: periodic in u and v, not in w, which has {@code n} knots a cell too. */
  public static double at(double u, double v, double w, int n, int seed) {
    double z = w * n;
    int z0 = (int) Math.floor(z);
    return lerp(at(u, v, n, seed + 7919 * z0), at(u, v, n, seed + 7919 * (z0 + 1)), smooth(z - z0));
  }

  /** Three octaves of {@link #at(double, double, int, int)}, from {@code n} knots a cell. [0..1] */
  public static double cloudy(double u, double v, int n, int seed) {
    return (at(u, v, n, seed) * 4 + at(u, v, 2 * n, seed + 1) * 2 + at(u, v, 4 * n, seed + 2)) / 7;
  }

  /** A knot of the grid, wrapped. */
  static double knot(int x, int y, int n, int seed) {
    return hash(Math.floorMod(x, n), Math.floorMod(y, n), seed);
  }

  /** What cellular noise says of a point. */
  public record Cellular(double nearest, double second, double id, double du, double dv) {}

  /** The nearest of one jittered point in each of n × n squares; distances in squares. */
  public static Cellular cellular(double u, double v, int n, int seed) {
    double x = u * n;
    double y = v * n;
    int x0 = (int) Math.floor(x);
    int y0 = (int) Math.floor(y);
    double best = 9;
    double second = 9;
    double id = 0;
    double bestX = 0;
    double bestY = 0;
    for (int j = -1; j <= 1; j++) {
      for (int i = -1; i <= 1; i++) {
        double dx = x0 + i + 0.1 + 0.8 * knot(x0 + i, y0 + j, n, seed) - x;
        double dy = y0 + j + 0.1 + 0.8 * knot(x0 + i, y0 + j, n, seed + 31) - y;
        double d = Math.sqrt(dx * dx + dy * dy);
        if (d < best) {
          second = best;
          best = d;
          id = knot(x0 + i, y0 + j, n, seed + 77);
          bestX = -dx;
          bestY = -dy;
        } else if (d < second) {
          second = d;
        }
      }
    }
    return new Cellular(best, second, id, bestX, bestY);
  }

  public static double lerp(double a, double b, double t) {
    return a + (b - a) * t;
  }

  /** 0 below {@code low}, 1 above {@code high}, smooth between. */
  public static double step(double low, double high, double x) {
    return smooth(Math.max(0, Math.min(1, (x - low) / (high - low))));
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }
}
