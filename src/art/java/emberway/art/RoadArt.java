package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.StrokeTexture;
import emberway.art.raster.TileableNoise;

/** Dirt roads: worn earth along the arms, rounded at corners, with ruts and a ragged edge. */
final class RoadArt {
  /** Half the width of a road. [cells] */
  static final double HALF = 0.155;

  private static final StrokeTexture PEBBLES = new StrokeTexture(9, 1.6, 1.0, 0.22, 511);

  private RoadArt() {}

  /** The road with the given arms, under snow but for its ruts if the country is. */
  static SpriteBitmap road(SpriteLattice spriteLattice, JoinMask joinMask, Biome biome) {
    GroundTexture groundTexture =
        biome == Biome.SNOWY
            ? (u, v) -> trodden(u, v, inside(joinMask, u, v))
            : (u, v) -> dirt(u, v, inside(joinMask, u, v));
    return GroundTexture.paint(spriteLattice, groundTexture, (u, v) -> covers(joinMask, u, v));
  }

  /**
   * Whether there is road. Its north and east arms reach as far as the ground's fringe can, which
   * has been laid over the end of the neighbor's arm.
   */
  private static boolean covers(JoinMask joinMask, double u, double v) {
    double over = 0.5 + SpriteLattice.FRINGE;
    return u > -0.52 && v < 0.52 && u < over && v > -over && inside(joinMask, u, v) > 0;
  }

  /** How far inside its edge a point of the road is. [cells] [negative off the road] */
  private static double inside(JoinMask joinMask, double u, double v) {
    return HALF - distance(joinMask, u, v) + ragged(u, v);
  }

  /** How the edge strays. [cells] */
  private static double ragged(double u, double v) {
    return 0.045 * (TileableNoise.at(u, v, 8, 91) - 0.5)
        + 0.04 * (TileableNoise.at(u, v, 17, 92) - 0.5);
  }

  /** The color of the road; {@code inside} is the way to its edge. */
  static Rgb dirt(double u, double v, double inside) {
    double t =
        0.62 + 0.12 * (TileableNoise.cloudy(u, v, 7, 93) - 0.5) + 0.13 * LandArt.grain(u, v, 94);
    double rut = Math.abs(inside - 0.085);
    t -= 0.13 * (1 - TileableNoise.step(0.0, 0.035, rut));
    t -= 0.28 * (1 - TileableNoise.step(0.0, 0.045, inside));
    StrokeTexture.Mark pebble = PEBBLES.at(u, v);
    if (pebble.exists()) {
      t += pebble.up() > 0.45 ? 0.16 : -0.12;
    }
    return ColorPalette.EARTH.at(t);
  }

  /** The same in winter: trodden snow, earth where wheels have run, a bank along the edge. */
  private static Rgb trodden(double u, double v, double inside) {
    double rut = 1 - TileableNoise.step(0.012, 0.05, Math.abs(inside - 0.085));
    double bare = 0.22 + 0.62 * rut + 0.7 * (TileableNoise.cloudy(u, v, 7, 95) - 0.5);
    double bank = 1 - TileableNoise.step(0.0, 0.05, inside);
    double t = 0.62 + 0.14 * LandArt.grain(u, v, 96) - 0.2 * bank;
    double earth = Math.max(0, Math.min(1, bare * (1 - bank)));
    return ColorPalette.SNOW.at(t).mix(dirt(u, v, Math.max(inside, 0.05)), 0.85 * earth);
  }

  /** The way to the middle line of the road. [cells] */
  static double distance(JoinMask joinMask, double u, double v) {
    if (joinMask.isCorner()) {
      double cu = joinMask.has(JoinMask.EAST) ? 0.5 : -0.5;
      double cv = joinMask.has(JoinMask.SOUTH) ? 0.5 : -0.5;
      double du = u - cu;
      double dv = v - cv;
      boolean past = du * cu > 0 || dv * cv > 0;
      if (!past) {
        return Math.abs(Math.sqrt(du * du + dv * dv) - 0.5);
      }
    }
    double best = Math.max(0, Math.sqrt(u * u + v * v) - (joinMask.arms() == 0 ? 0.1 : 0.0));
    best = joinMask.has(JoinMask.NORTH) ? blend(best, arm(u, -v)) : best;
    best = joinMask.has(JoinMask.EAST) ? blend(best, arm(v, u)) : best;
    best = joinMask.has(JoinMask.SOUTH) ? blend(best, arm(u, v)) : best;
    return joinMask.has(JoinMask.WEST) ? blend(best, arm(v, -u)) : best;
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
