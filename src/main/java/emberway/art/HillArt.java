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
import emberway.art.raster.Strokes;
import emberway.art.raster.Surface;

/** Hills: rounded downs that roll on from cell to cell. */
final class HillArt {
  private static final Strokes TUFTS = new Strokes(9, 1.2, 2.6, 0.4, 332);

  private static final double LEVEL = 0.8; // the light on level ground

  private HillArt() {}

  /** The part of the downs on one cell. */
  static Picture hills(Lattice lattice, Spread spread, Land land) {
    Surface.Material cover =
        switch (land) {
          case GREEN -> HillArt::turf;
          case SNOWY -> HillArt::snow;
          case BARE -> HillArt::rubble;
        };
    Scene scene = new Scene();
    scene.add(land(spread).alone(0.25).sampled().solid(1.6), cover);
    return Camera.take(lattice, scene, Camera.Cut.EXACT);
  }

  private static Relief land(Spread spread) {
    int seed = 1500 + 10 * spread.number();
    double top = 0.17 + 0.02 * spread.full() + 0.2 * Noise.hash(1, 2, seed);
    double[] heights = spread.heights(-0.07, 0.26, 0.03, 0.22, top);
    double offU = 0.5 * (Noise.hash(1, 3, seed) - 0.5);
    double offV = 0.5 * (Noise.hash(1, 4, seed) - 0.5);
    return (u, v) -> {
      double lean = Spread.within(u, v, 0.4);
      double e = Spread.between(heights, u - offU * lean, v - offV * lean, 1);
      double edge = Ground.inland(spread.joins(), u, v, 0.4);
      double foot = 0.07 * (1 - Noise.step(0, 0.3, edge + 0.1 * (Noise.at(u, v, 5, 333) - 0.5)));
      double swell = 0.05 * (Noise.at(u, v, 3, 334) - 0.5) * Noise.step(0, 0.2, e);
      return e + swell - foot;
    };
  }

  /** What of a point is still the ground around the hill. [0..1] */
  private static double ground(Surface s) {
    double ragged = 0.08 * (Noise.at(s.u(), s.v(), 7, 342) - 0.5);
    return 1 - Noise.step(0.0, 0.13, s.w() + ragged);
  }

  /** A ground under the light that falls on a slope. */
  private static Rgb lit(Rgb ground, Surface s) {
    return ground.times(1 + 0.5 * (Math.min(LEVEL, s.light()) - LEVEL));
  }

  private static Rgb turf(Surface s) {
    double t = 0.02 + s.light() * 0.82 + 0.10 * (Noise.at(s.u(), s.v(), 15, 331) - 0.5);
    Strokes.Mark tuft = TUFTS.at(s.u(), s.v());
    if (tuft.exists()) {
      t += 0.16 * (tuft.up() - 0.6);
    }
    double dry = Noise.step(0.14, 0.5, s.w() + 0.14 * (Noise.at(s.u(), s.v(), 6, 335) - 0.5));
    Rgb green = Palette.GRASS.at(t).mix(Palette.MOOR.at(t - 0.06), 0.7 * dry);
    return green.mix(lit(LandArt.grass(s.u(), s.v()), s), ground(s));
  }

  /** Snow, with dry turf where it has slid off or the wind has taken it. */
  private static Rgb snow(Surface s) {
    double drift = Noise.at(s.u(), s.v(), 5, 336) - 0.5;
    double t = -0.24 + s.light() * 1.36 + 0.08 * drift + 0.05 * LandArt.grain(s.u(), s.v(), 337);
    Rgb white = Palette.SNOW.at(t);
    double thin = Noise.at(s.u(), s.v(), 17, 338) + 0.9 * (0.9 - s.nw()) + 0.5 * drift;
    double dry = 0.05 + 0.7 * s.light();
    Rgb turf = Palette.MOOR.at(dry).mix(Palette.EARTH.at(dry), 0.6);
    Rgb snow = white.mix(turf, 0.42 * Noise.step(1.0, 1.2, thin));
    return snow.mix(lit(LandArt.snow(s.u(), s.v()), s), ground(s));
  }

  /** Heaps of stones, lichen on top. */
  private static Rgb rubble(Surface s) {
    Noise.Cellular stone = Noise.cellular(s.u(), s.v(), 9, 339);
    double t = -0.06 + s.light() * 0.86 + 0.16 * (stone.id() - 0.5);
    t -= 0.14 * (1 - Noise.step(0.0, 0.16, stone.second() - stone.nearest()));
    t += 0.07 * LandArt.grain(s.u(), s.v(), 340);
    double lichen = Noise.step(0.66, 0.9, Noise.at(s.u(), s.v(), 6, 341) + 0.3 * s.w());
    Rgb rock = Palette.ROCK.at(t).mix(Palette.MOOR.at(t - 0.08), 0.3 * lichen);
    Rgb around = LandArt.rock(Spread.OPEN, s.u(), s.v());
    return rock.mix(lit(around, s), ground(s));
  }
}
