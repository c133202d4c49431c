package emberway.art.raster;

import java.util.Optional;
import java.util.function.BiFunction;

/** A kind of ground as a texture: a color for every point of the plane. */
@FunctionalInterface
public interface GroundTexture {
  /** Samples across and down a pixel. */
  int SAMPLES = 3;

  Rgb at(double u, double v);

  /** Which points of the plane something covers. */
  @FunctionalInterface
  interface Shape {
    boolean covers(double u, double v);
  }

  /** Paints a cell's ground, every pixel opaque. */
  static SpriteBitmap paint(SpriteLattice spriteLattice, GroundTexture groundTexture) {
    SpriteBitmap spriteBitmap = new SpriteBitmap(spriteLattice.side());
    for (int y = 0; y < spriteLattice.side(); y++) {
      for (int x = 0; x < spriteLattice.side(); x++) {
        if (spriteLattice.inGround(x, y)) {
          paintPixel(spriteLattice, spriteBitmap, x, y, groundTexture, (u, v) -> true);
        }
      }
    }
    return spriteBitmap;
  }

  /** Paints what covers a part of the ground, every pixel opaque or transparent. */
  static SpriteBitmap paint(SpriteLattice spriteLattice, GroundTexture groundTexture, Shape shape) {
    SpriteBitmap spriteBitmap = new SpriteBitmap(spriteLattice.side());
    for (int y = 0; y < spriteLattice.side(); y++) {
      for (int x = 0; x < spriteLattice.side(); x++) {
        paintPixel(spriteLattice, spriteBitmap, x, y, groundTexture, shape);
      }
    }
    return spriteBitmap;
  }

  /** Paints what covers a part of a cell's ground, every pixel opaque or transparent. */
  static SpriteBitmap paintWithin(
      SpriteLattice spriteLattice, BiFunction<Double, Double, Optional<Rgb>> part) {
    SpriteBitmap spriteBitmap = new SpriteBitmap(spriteLattice.side());
    for (int y = 0; y < spriteLattice.side(); y++) {
      for (int x = 0; x < spriteLattice.side(); x++) {
        if (spriteLattice.inGround(x, y)) {
          paintPixel(
              spriteLattice,
              spriteBitmap,
              x,
              y,
              (u, v) -> part.apply(u, v).orElseThrow(),
              (u, v) -> part.apply(u, v).isPresent());
        }
      }
    }
    return spriteBitmap;
  }

  private static void paintPixel(
      SpriteLattice spriteLattice,
      SpriteBitmap spriteBitmap,
      int x,
      int y,
      GroundTexture groundTexture,
      Shape shape) {
    double r = 0;
    double g = 0;
    double b = 0;
    int hits = 0;
    for (int s = 0; s < SAMPLES * SAMPLES; s++) {
      double sx = x + (s % SAMPLES + 0.5) / SAMPLES;
      int row = s / SAMPLES;
      double sy = y + (row + 0.5) / SAMPLES;
      double u = spriteLattice.u(sx, sy);
      double v = spriteLattice.v(sx, sy);
      if (shape.covers(u, v)) {
        Rgb color = groundTexture.at(u, v);
        r += color.r();
        g += color.g();
        b += color.b();
        hits++;
      }
    }
    if (2 * hits > SAMPLES * SAMPLES) {
      Rgb color = new Rgb(r / hits, g / hits, b / hits);
      double u = spriteLattice.u(x + 0.5, y + 0.5);
      double v = spriteLattice.v(x + 0.5, y + 0.5);
      spriteBitmap.set(x, y, FineGrain.on(color, u, v, spriteLattice.scale()), 255);
    }
  }

  /**
   * How far a point is from the nearest side without a joined neighbor, corners between two such
   * sides rounded. [cells] [large where every side is joined]
   */
  static double inland(JoinMask joinMask, double u, double v, double rounding) {
    double east = joinMask.has(JoinMask.EAST) ? 2 : 0.5 - u;
    double west = joinMask.has(JoinMask.WEST) ? 2 : 0.5 + u;
    double south = joinMask.has(JoinMask.SOUTH) ? 2 : 0.5 - v;
    double north = joinMask.has(JoinMask.NORTH) ? 2 : 0.5 + v;
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
