package emberway.art;

/** A landform: a height for every point of the ground. */
@FunctionalInterface
interface Relief {
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

  /** The higher of two. */
  default Relief or(Relief other) {
    return (u, v) -> Math.max(height(u, v), other.height(u, v));
  }

  /** A crag: a steep pyramid of uneven facets, creased by noise. */
  static Relief crag(double cu, double cv, double peak, double slope, int facets, int seed) {
    double[] du = new double[facets];
    double[] dv = new double[facets];
    for (int i = 0; i < facets; i++) {
      double turn = 2 * StrictMath.PI * (i + 0.7 * Noise.hash(i, 1, seed)) / facets;
      double steep = slope * (0.8 + 0.45 * Noise.hash(i, 2, seed));
      du[i] = StrictMath.cos(turn) * steep;
      dv[i] = StrictMath.sin(turn) * steep;
    }
    return (u, v) -> {
      double fall = 0;
      for (int i = 0; i < facets; i++) {
        fall = Math.max(fall, (u - cu) * du[i] + (v - cv) * dv[i]);
      }
      double crease = Math.abs(Noise.at(u, v, 5, seed) - 0.5) + 0.5 * Math.abs(Noise.at(u, v, 11, seed) - 0.5);
      return peak - fall - 0.55 * crease * Math.min(1, fall * 2.5) + 0.1 * Math.min(1, fall);
    };
  }

  /** A smooth round mound. */
  static Relief mound(double cu, double cv, double peak, double radius) {
    return (u, v) -> {
      double du = u - cu;
      double dv = v - cv;
      double r = (du * du + dv * dv) / (radius * radius);
      return r >= 1.3 ? -0.3 * peak : peak * (1 - r) * (r < 1 ? 1 - 0.35 * r : 0.65);
    };
  }
}
