package emberway.art;

import emberway.art.raster.Camera;
import emberway.art.raster.Ground;
import emberway.art.raster.Lattice;
import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Picture;
import emberway.art.raster.Relief;
import emberway.art.raster.Rgb;
import emberway.art.raster.Scene;
import emberway.art.raster.Spread;
import emberway.art.raster.Surface;

/** Mountains: ranges of rock with ridges from cell to cell, snow on what is high. */
final class MountainArt {
  private static final double SNOW_LINE = 0.80; // [cells]

  private MountainArt() {}

  /** The part of a range on one cell, with a peak. */
  static Picture peak(Lattice lattice, Spread spread, Land land) {
    double chance = 0.14 * Noise.hash(1, 2, 1000 + spread.number());
    double more = 0.02 * spread.joins().arms() + 0.11 * spread.full();
    return take(lattice, spread, land, 0.50 + chance + more, 1000);
  }

  /** The same with a saddle between the peaks of its neighbors; where it has few, a low peak. */
  static Picture saddle(Lattice lattice, Spread spread, Land land) {
    double chance = 0.12 * Noise.hash(1, 2, 5000 + spread.number());
    double less = 0.04 * spread.joins().arms();
    return take(lattice, spread, land, 0.54 - less + chance + 0.09 * spread.full(), 5000);
  }

  private static Picture take(Lattice lattice, Spread spread, Land land, double summit, int seed) {
    Scene scene = new Scene();
    scene.add(
        land(spread, summit, seed + 10 * spread.number()).alone(0.7).sampled().solid(3.4),
        s -> rock(s, land));
    return Camera.take(lattice, scene, Camera.Cut.EXACT);
  }

  private static Relief land(Spread spread, double summit, int seed) {
    double[] heights = spread.heights(0.20, 0.66, 0.30, 0.62, summit);
    double offU = 0.4 * (Noise.hash(1, 3, seed) - 0.5);
    double offV = 0.4 * (Noise.hash(1, 4, seed) - 0.5);
    double rugged = spread.joins().arms() <= 2 ? 0.9 : 0.44;
    return (u, v) -> {
      double inside = Spread.within(u, v, 0.5);
      double lean = Spread.within(u, v, 0.45);
      double e = Spread.between(heights, u - offU * lean, v - offV * lean, 0.15);
      e *= 0.45 + 0.55 * Noise.step(0, 0.62, e);
      double crag = Noise.lerp(folds(u, v, 351), folds(u, v, seed), inside);
      double edge = Ground.inland(spread.joins(), u, v, 0.4);
      edge += 0.4 * (Noise.at(u, v, 4, 352) - 0.5) + 0.12 * (Noise.at(u, v, 13, 353) - 0.5);
      double foot = 0.16 * (1 - Noise.step(-0.1, 0.3, edge));
      double rough = Noise.lerp(0.42, rugged, inside);
      return Math.min(e * (1 - 0.57 * rough + rough * crag) - foot, ceiling(u, v));
    };
  }

  /** What still fits the sprite. */
  private static double ceiling(double u, double v) {
    return (39 + Lattice.HALF_HEIGHT * (v - u)) / Lattice.RISE;
  }

  /** Ridges and gullies. [0..1] */
  private static double folds(double u, double v, int seed) {
    double wide = 1 - Math.abs(2 * Noise.at(u, v, 3, seed) - 1);
    double fine = 1 - Math.abs(2 * Noise.at(u, v, 8, seed + 1) - 1);
    return 0.72 * wide + 0.28 * fine;
  }

  private static Rgb rock(Surface s, Land land) {
    double strata = Noise.at(s.u(), s.v(), s.w() * 2.2, 14, 345) - 0.5;
    double t = 0.47 + 1.2 * (s.light() - 0.47) + 0.13 * strata;
    Rgb rock = Palette.ROCK.at(t);
    double scree =
        1 - Noise.step(0.04, 0.26, s.w() - 0.14 * (Noise.at(s.u(), s.v(), 6, 347) - 0.5));
    rock = rock.mix(Palette.EARTH.at(t), 0.35 * Noise.at(s.u(), s.v(), 2, 348));
    rock =
        switch (land) {
          case GREEN ->
              rock.mix(
                  Palette.MOOR.at(t - 0.08).mix(Palette.EARTH.at(t - 0.1), 0.45), 0.85 * scree);
          case BARE -> rock.mix(Palette.ROCK.at(t - 0.12), 0.9 * scree);
          case SNOWY -> rock.mix(Palette.SNOW.at(1.25 * s.light() - 0.1), drifts(s));
        };
    double line =
        (land == Land.SNOWY ? SNOW_LINE - 0.02 : SNOW_LINE)
            + 0.16 * (Noise.at(s.u(), s.v(), 6, 346) - 0.5);
    double cover = Noise.step(-0.03, 0.05, s.w() - line + 0.3 * (s.nw() - 0.5));
    return rock.mix(Palette.SNOW.at(s.light() * 1.3 - 0.1), cover);
  }

  /**
   * How much of the rock lies under the snow of the valley, which climbs where it is less steep.
   */
  private static double drifts(Surface s) {
    double reach = 0.10 + 0.3 * (s.nw() - 0.45) + 0.16 * (Noise.at(s.u(), s.v(), 7, 349) - 0.5);
    return 1 - Noise.step(-0.03, 0.05, s.w() - reach);
  }
}
