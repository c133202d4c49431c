package emberway.art.raster;

/** A landform: a height for every point of the ground. */
@FunctionalInterface
public interface Landform {
  /** [cells] [negative where there is nothing] */
  double height(double u, double v);

  /**
   * The body under the relief.
   *
   * @param steepness the steepest slope in it
   */
  default Solid solid(double steepness) {
    double norm = 1 / Math.sqrt(1 + steepness * steepness);
    return (u, v, w) -> (w - height(u, v)) * norm;
  }

  /**
   * This relief on its own cell, falling away beyond the border: so nothing that a neighbor may not
   * have stands before it.
   *
   * @param slope of the fall
   */
  default Landform alone(double slope) {
    return (u, v) -> {
      double inU = Math.max(-0.5, Math.min(0.5, u));
      double inV = Math.max(-0.5, Math.min(0.5, v));
      double out = Math.max(Math.abs(u - inU), Math.abs(v - inV));
      return height(inU, inV) - slope * out;
    };
  }

  /** This relief looked up in a table, which is faster than asking it for every step of a ray. */
  default Landform sampled() {
    return HeightTable.of(this);
  }

  /** The higher of two. */
  default Landform or(Landform other) {
    return (u, v) -> Math.max(height(u, v), other.height(u, v));
  }

  /** One on top of the other; below zero only where both are. */
  default Landform plus(Landform other) {
    return (u, v) -> {
      double a = height(u, v);
      double b = other.height(u, v);
      return a > 0 && b > 0 ? Math.max(a, b) + 0.25 * Math.min(a, b) : Math.max(a, b);
    };
  }

  /** Falls off before the cell's border. [half side, cells] */
  default Landform within(double half) {
    return (u, v) -> {
      double ragged = 0.06 * TileableNoise.at(u, v, 9, 5);
      double out = Math.max(Math.abs(u), Math.abs(v)) - half + ragged;
      return height(u, v) - 4 * Math.max(0, out);
    };
  }

  /** A crag: a steep pyramid of uneven facets, creased by noise. */
  static Landform crag(double cu, double cv, double peak, double slope, int facets, int seed) {
    double[] du = new double[facets];
    double[] dv = new double[facets];
    for (int i = 0; i < facets; i++) {
      double turn = 2 * StrictMath.PI * (i + 0.7 * TileableNoise.hash(i, 1, seed)) / facets;
      double steep = slope * (0.85 + 0.35 * TileableNoise.hash(i, 2, seed));
      du[i] = StrictMath.cos(turn) * steep;
      dv[i] = StrictMath.sin(turn) * steep;
    }
    return (u, v) -> {
      double fall = 0;
      for (int i = 0; i < facets; i++) {
        fall = Math.max(fall, (u - cu) * du[i] + (v - cv) * dv[i]);
      }
      double x = fall / peak;
      double rough =
          0.30 * (TileableNoise.at(u, v, 6, seed) - 0.5)
              + 0.18 * (TileableNoise.at(u, v, 13, seed) - 0.5);
      double cone = x < 1 ? (1 - x) * (1 - 0.3 * x) : 0.7 * (1 - x);
      return peak * cone + rough * Math.min(1, 3 * x) * (1 - 0.5 * Math.min(1, x));
    };
  }

  /** A smooth round mound. */
  static Landform mound(double cu, double cv, double peak, double radius) {
    return (u, v) -> {
      double du = u - cu;
      double dv = v - cv;
      double r = Math.sqrt(du * du + dv * dv) / radius;
      double rough = 0.02 * (TileableNoise.at(u, v, 5, 6) - 0.5);
      return r >= 1 ? 0.5 * peak * (1 - r) : peak * (1 - r * r) * (1 - 0.3 * r) + rough;
    };
  }
}
