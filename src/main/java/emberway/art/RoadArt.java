package emberway.art;

/** Dirt roads: worn earth along the arms, rounded at corners, with ruts and a ragged edge. */
final class RoadArt {
  /** Half the width of a road. [cells] */
  static final double HALF = 0.155;

  private static final Strokes PEBBLES = new Strokes(9, 1.6, 1.0, 0.22, 511);

  private RoadArt() {}

  /** The road with the given arms. */
  static Picture road(Lattice lattice, Joins joins) {
    Picture picture = new Picture(lattice.side());
    int samples = 3;
    for (int y = 0; y < lattice.side(); y++) {
      for (int x = 0; x < lattice.side(); x++) {
        if (!lattice.inGround(x, y)) {
          continue;
        }
        double r = 0;
        double g = 0;
        double b = 0;
        int hits = 0;
        for (int s = 0; s < samples * samples; s++) {
          double u = lattice.u(x + (s % samples + 0.5) / samples, y + (s / samples + 0.5) / samples);
          double v = lattice.v(x + (s % samples + 0.5) / samples, y + (s / samples + 0.5) / samples);
          double inside = HALF - distance(joins, u, v) + ragged(u, v);
          if (inside > 0) {
            Rgb color = dirt(u, v, inside);
            r += color.r();
            g += color.g();
            b += color.b();
            hits++;
          }
        }
        if (2 * hits > samples * samples) {
          picture.set(x, y, new Rgb(r / hits, g / hits, b / hits), 255);
        }
      }
    }
    return picture;
  }

  /** How the edge strays. [cells] */
  private static double ragged(double u, double v) {
    return 0.045 * (Noise.at(u, v, 8, 91) - 0.5) + 0.04 * (Noise.at(u, v, 17, 92) - 0.5);
  }

  /** The color of the road; {@code inside} is the way to its edge. */
  static Rgb dirt(double u, double v, double inside) {
    double t = 0.62 + 0.12 * (Noise.cloudy(u, v, 7, 93) - 0.5) + 0.13 * LandArt.grain(u, v, 94);
    double rut = Math.abs(inside - 0.085);
    t -= 0.13 * (1 - Noise.step(0.0, 0.035, rut));
    t -= 0.28 * (1 - Noise.step(0.0, 0.045, inside));
    Strokes.Mark pebble = PEBBLES.at(u, v);
    if (pebble.exists()) {
      t += pebble.up() > 0.45 ? 0.16 : -0.12;
    }
    return Palette.EARTH.at(t);
  }

  /** The way to the middle line of the road. [cells] */
  static double distance(Joins joins, double u, double v) {
    if (joins.isCorner()) {
      double cu = joins.has(Joins.EAST) ? 0.5 : -0.5;
      double cv = joins.has(Joins.SOUTH) ? 0.5 : -0.5;
      double du = u - cu;
      double dv = v - cv;
      boolean past = du * cu > 0 || dv * cv > 0;
      if (!past) {
        return Math.abs(Math.sqrt(du * du + dv * dv) - 0.5);
      }
    }
    double best = Math.max(0, Math.sqrt(u * u + v * v) - (joins.arms() == 0 ? 0.1 : 0.0));
    best = joins.has(Joins.NORTH) ? blend(best, arm(u, -v)) : best;
    best = joins.has(Joins.EAST) ? blend(best, arm(v, u)) : best;
    best = joins.has(Joins.SOUTH) ? blend(best, arm(u, v)) : best;
    return joins.has(Joins.WEST) ? blend(best, arm(v, -u)) : best;
  }

  private static double arm(double across, double along) {
    return along >= 0 ? Math.abs(across) : Math.sqrt(across * across + along * along);
  }

  /** The lesser of two distances, the crook between them rounded off. */
  private static double blend(double a, double b) {
    double k = 0.12;
    double h = Math.max(0, k - Math.abs(a - b)) / k;
    double nearBoth = Math.max(a, b) > 0.02 ? 1 : 0;
    return Math.min(a, b) - nearBoth * h * h * k * 0.25;
  }
}
