package emberway.art;

/** A kind of ground as a texture: a color for every point of the plane. */
@FunctionalInterface
interface Ground {
  Rgb at(double u, double v);

  /** Paints a cell's ground, every pixel opaque. */
  static Picture paint(Lattice lattice, Ground ground) {
    int samples = 3;
    Picture picture = new Picture(lattice.side());
    for (int y = 0; y < lattice.side(); y++) {
      for (int x = 0; x < lattice.side(); x++) {
        if (lattice.inGround(x, y)) {
          double r = 0;
          double g = 0;
          double b = 0;
          for (int s = 0; s < samples * samples; s++) {
            double sx = x + (s % samples + 0.5) / samples;
            double sy = y + (s / samples + 0.5) / samples;
            Rgb color = ground.at(lattice.u(sx, sy), lattice.v(sx, sy));
            r += color.r();
            g += color.g();
            b += color.b();
          }
          double k = 1.0 / (samples * samples);
          picture.set(x, y, new Rgb(r * k, g * k, b * k), 255);
        }
      }
    }
    return picture;
  }

  /**
   * How far a point is from the nearest side without a joined neighbor, corners between two such
   * sides rounded. [cells] [large where every side is joined]
   */
  static double inland(Joins joins, double u, double v, double rounding) {
    double east = joins.has(Joins.EAST) ? 2 : 0.5 - u;
    double west = joins.has(Joins.WEST) ? 2 : 0.5 + u;
    double south = joins.has(Joins.SOUTH) ? 2 : 0.5 - v;
    double north = joins.has(Joins.NORTH) ? 2 : 0.5 + v;
    double x = Math.min(east, west);
    double y = Math.min(south, north);
    if (x < rounding && y < rounding) {
      double dx = rounding - x;
      double dy = rounding - y;
      return rounding - Math.sqrt(dx * dx + dy * dy);
    }
    return Math.min(x, y);
  }
}
