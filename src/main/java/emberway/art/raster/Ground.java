package emberway.art.raster;

import java.util.Optional;
import java.util.function.BiFunction;

/** A kind of ground as a texture: a color for every point of the plane. */
@FunctionalInterface
public interface Ground {
  /** Samples across and down a pixel. */
  int SAMPLES = 3;

  Rgb at(double u, double v);

  /** Which points of the plane something covers. */
  @FunctionalInterface
  interface Shape {
    boolean covers(double u, double v);
  }

  /** Paints a cell's ground, every pixel opaque. */
  static Picture paint(Lattice lattice, Ground ground) {
    Picture picture = new Picture(lattice.side());
    for (int y = 0; y < lattice.side(); y++) {
      for (int x = 0; x < lattice.side(); x++) {
        if (lattice.inGround(x, y)) {
          paintPixel(lattice, picture, x, y, ground, (u, v) -> true);
        }
      }
    }
    return picture;
  }

  /** Paints what covers a part of the ground, every pixel opaque or transparent. */
  static Picture paint(Lattice lattice, Ground ground, Shape shape) {
    Picture picture = new Picture(lattice.side());
    for (int y = 0; y < lattice.side(); y++) {
      for (int x = 0; x < lattice.side(); x++) {
        paintPixel(lattice, picture, x, y, ground, shape);
      }
    }
    return picture;
  }

  /** Paints what covers a part of a cell's ground, every pixel opaque or transparent. */
  static Picture paintWithin(Lattice lattice, BiFunction<Double, Double, Optional<Rgb>> part) {
    Picture picture = new Picture(lattice.side());
    for (int y = 0; y < lattice.side(); y++) {
      for (int x = 0; x < lattice.side(); x++) {
        if (lattice.inGround(x, y)) {
          paintPixel(
              lattice,
              picture,
              x,
              y,
              (u, v) -> part.apply(u, v).orElseThrow(),
              (u, v) -> part.apply(u, v).isPresent());
        }
      }
    }
    return picture;
  }

  private static void paintPixel(
      Lattice lattice, Picture picture, int x, int y, Ground ground, Shape shape) {
    double r = 0;
    double g = 0;
    double b = 0;
    int hits = 0;
    for (int s = 0; s < SAMPLES * SAMPLES; s++) {
      double sx = x + (s % SAMPLES + 0.5) / SAMPLES;
      int row = s / SAMPLES;
      double sy = y + (row + 0.5) / SAMPLES;
      double u = lattice.u(sx, sy);
      double v = lattice.v(sx, sy);
      if (shape.covers(u, v)) {
        Rgb color = ground.at(u, v);
        r += color.r();
        g += color.g();
        b += color.b();
        hits++;
      }
    }
    if (2 * hits > SAMPLES * SAMPLES) {
      Rgb color = new Rgb(r / hits, g / hits, b / hits);
      double u = lattice.u(x + 0.5, y + 0.5);
      double v = lattice.v(x + 0.5, y + 0.5);
      picture.set(x, y, Grain.on(color, u, v, lattice.scale()), 255);
    }
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
