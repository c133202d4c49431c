package emberway.art;

import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.Landform;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.StrokeTexture;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Hills: rounded downs that roll on from cell to cell. */
final class HillArt {
  private static final StrokeTexture TUFTS = new StrokeTexture(9, 1.2, 2.6, 0.4, 332);

  private static final double LEVEL = 0.8; // the light on level ground

  private HillArt() {}

  /** The part of the downs on one cell. */
  static SpriteBitmap hills(SpriteLattice spriteLattice, BlobMask blobMask, Biome biome) {
    SurfacePoint.Material cover =
        switch (biome) {
          case GREEN -> HillArt::turf;
          case SNOWY -> HillArt::snow;
          case BARE -> HillArt::rubble;
        };
    SolidScene solidScene = new SolidScene();
    solidScene.add(land(blobMask).alone(0.25).sampled().solid(1.6), cover);
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.EXACT);
  }

  private static Landform land(BlobMask blobMask) {
    int seed = 1500 + 10 * blobMask.number();
    double top = 0.17 + 0.02 * blobMask.full() + 0.2 * TileableNoise.hash(1, 2, seed);
    double[] heights = blobMask.heights(-0.07, 0.26, 0.03, 0.22, top);
    double offU = 0.5 * (TileableNoise.hash(1, 3, seed) - 0.5);
    double offV = 0.5 * (TileableNoise.hash(1, 4, seed) - 0.5);
    return (u, v) -> {
      double lean = BlobMask.within(u, v, 0.4);
      double e = BlobMask.between(heights, u - offU * lean, v - offV * lean, 1);
      double edge = GroundTexture.inland(blobMask.joinMask(), u, v, 0.4);
      double foot =
          0.07
              * (1
                  - TileableNoise.step(
                      0, 0.3, edge + 0.1 * (TileableNoise.at(u, v, 5, 333) - 0.5)));
      double swell = 0.05 * (TileableNoise.at(u, v, 3, 334) - 0.5) * TileableNoise.step(0, 0.2, e);
      return e + swell - foot;
    };
  }

  /** What of a point is still the ground around the hill. [0..1] */
  private static double ground(SurfacePoint s) {
    double ragged = 0.08 * (TileableNoise.at(s.u(), s.v(), 7, 342) - 0.5);
    return 1 - TileableNoise.step(0.0, 0.13, s.w() + ragged);
  }

  /** A ground under the light that falls on a slope. */
  private static Rgb lit(Rgb ground, SurfacePoint s) {
    return ground.times(1 + 0.5 * (Math.min(LEVEL, s.light()) - LEVEL));
  }

  private static Rgb turf(SurfacePoint s) {
    double t = 0.02 + s.light() * 0.82 + 0.10 * (TileableNoise.at(s.u(), s.v(), 15, 331) - 0.5);
    StrokeTexture.Mark tuft = TUFTS.at(s.u(), s.v());
    if (tuft.exists()) {
      t += 0.16 * (tuft.up() - 0.6);
    }
    double dry =
        TileableNoise.step(
            0.14, 0.5, s.w() + 0.14 * (TileableNoise.at(s.u(), s.v(), 6, 335) - 0.5));
    Rgb green = ColorPalette.GRASS.at(t).mix(ColorPalette.MOOR.at(t - 0.06), 0.7 * dry);
    return green.mix(lit(LandArt.grass(s.u(), s.v()), s), ground(s));
  }

  /** Snow, with dry turf where it has slid off or the wind has taken it. */
  private static Rgb snow(SurfacePoint s) {
    double drift = TileableNoise.at(s.u(), s.v(), 5, 336) - 0.5;
    double t = -0.24 + s.light() * 1.36 + 0.08 * drift + 0.05 * LandArt.grain(s.u(), s.v(), 337);
    Rgb white = ColorPalette.SNOW.at(t);
    double thin = TileableNoise.at(s.u(), s.v(), 17, 338) + 0.9 * (0.9 - s.nw()) + 0.5 * drift;
    double dry = 0.05 + 0.7 * s.light();
    Rgb turf = ColorPalette.MOOR.at(dry).mix(ColorPalette.EARTH.at(dry), 0.6);
    Rgb snow = white.mix(turf, 0.42 * TileableNoise.step(1.0, 1.2, thin));
    return snow.mix(lit(LandArt.snow(s.u(), s.v()), s), ground(s));
  }

  /** Heaps of stones, lichen on top. */
  private static Rgb rubble(SurfacePoint s) {
    TileableNoise.Cellular stone = TileableNoise.cellular(s.u(), s.v(), 9, 339);
    double t = -0.06 + s.light() * 0.86 + 0.16 * (stone.id() - 0.5);
    t -= 0.14 * (1 - TileableNoise.step(0.0, 0.16, stone.second() - stone.nearest()));
    t += 0.07 * LandArt.grain(s.u(), s.v(), 340);
    double lichen =
        TileableNoise.step(0.66, 0.9, TileableNoise.at(s.u(), s.v(), 6, 341) + 0.3 * s.w());
    Rgb rock = ColorPalette.ROCK.at(t).mix(ColorPalette.MOOR.at(t - 0.08), 0.3 * lichen);
    Rgb around = LandArt.rock(BlobMask.OPEN, s.u(), s.v());
    return rock.mix(lit(around, s), ground(s));
  }
}
