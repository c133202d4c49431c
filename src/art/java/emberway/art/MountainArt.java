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
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Mountains: ranges of rock with ridges from cell to cell, snow on what is high. */
final class MountainArt {
  private static final double SNOW_LINE = 0.80; // [cells]

  private MountainArt() {}

  /** The part of a range on one cell, with a peak. */
  static SpriteBitmap peak(SpriteLattice spriteLattice, BlobMask blobMask, Biome biome) {
    double chance = 0.14 * TileableNoise.hash(1, 2, 1000 + blobMask.number());
    double more = 0.02 * blobMask.joinMask().arms() + 0.11 * blobMask.full();
    return take(spriteLattice, blobMask, biome, 0.50 + chance + more, 1000);
  }

  /** The same with a saddle between the peaks of its neighbors; where it has few, a low peak. */
  static SpriteBitmap saddle(SpriteLattice spriteLattice, BlobMask blobMask, Biome biome) {
    double chance = 0.12 * TileableNoise.hash(1, 2, 5000 + blobMask.number());
    double less = 0.04 * blobMask.joinMask().arms();
    return take(
        spriteLattice, blobMask, biome, 0.54 - less + chance + 0.09 * blobMask.full(), 5000);
  }

  private static SpriteBitmap take(
      SpriteLattice spriteLattice, BlobMask blobMask, Biome biome, double summit, int seed) {
    SolidScene solidScene = new SolidScene();
    solidScene.add(
        land(blobMask, summit, seed + 10 * blobMask.number()).alone(0.7).sampled().solid(3.4),
        s -> rock(s, biome));
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.EXACT);
  }

  private static Landform land(BlobMask blobMask, double summit, int seed) {
    double[] heights = blobMask.heights(0.20, 0.66, 0.30, 0.62, summit);
    double offU = 0.4 * (TileableNoise.hash(1, 3, seed) - 0.5);
    double offV = 0.4 * (TileableNoise.hash(1, 4, seed) - 0.5);
    double rugged = blobMask.joinMask().arms() <= 2 ? 0.9 : 0.44;
    return (u, v) -> {
      double inside = BlobMask.within(u, v, 0.5);
      double lean = BlobMask.within(u, v, 0.45);
      double e = BlobMask.between(heights, u - offU * lean, v - offV * lean, 0.15);
      e *= 0.45 + 0.55 * TileableNoise.step(0, 0.62, e);
      double crag = TileableNoise.lerp(folds(u, v, 351), folds(u, v, seed), inside);
      double edge = GroundTexture.inland(blobMask.joinMask(), u, v, 0.4);
      edge +=
          0.4 * (TileableNoise.at(u, v, 4, 352) - 0.5)
              + 0.12 * (TileableNoise.at(u, v, 13, 353) - 0.5);
      double foot = 0.16 * (1 - TileableNoise.step(-0.1, 0.3, edge));
      double rough = TileableNoise.lerp(0.42, rugged, inside);
      return Math.min(e * (1 - 0.57 * rough + rough * crag) - foot, ceiling(u, v));
    };
  }

  /** What still fits the sprite. */
  private static double ceiling(double u, double v) {
    return (39 + SpriteLattice.HALF_HEIGHT * (v - u)) / SpriteLattice.RISE;
  }

  /** Ridges and gullies. [0..1] */
  private static double folds(double u, double v, int seed) {
    double wide = 1 - Math.abs(2 * TileableNoise.at(u, v, 3, seed) - 1);
    double fine = 1 - Math.abs(2 * TileableNoise.at(u, v, 8, seed + 1) - 1);
    return 0.72 * wide + 0.28 * fine;
  }

  private static Rgb rock(SurfacePoint s, Biome biome) {
    double strata = TileableNoise.at(s.u(), s.v(), s.w() * 2.2, 14, 345) - 0.5;
    double t = 0.47 + 1.2 * (s.light() - 0.47) + 0.13 * strata;
    Rgb rock = ColorPalette.ROCK.at(t);
    double scree =
        1
            - TileableNoise.step(
                0.04, 0.26, s.w() - 0.14 * (TileableNoise.at(s.u(), s.v(), 6, 347) - 0.5));
    rock = rock.mix(ColorPalette.EARTH.at(t), 0.35 * TileableNoise.at(s.u(), s.v(), 2, 348));
    rock =
        switch (biome) {
          case GREEN ->
              rock.mix(
                  ColorPalette.MOOR.at(t - 0.08).mix(ColorPalette.EARTH.at(t - 0.1), 0.45),
                  0.85 * scree);
          case BARE -> rock.mix(ColorPalette.ROCK.at(t - 0.12), 0.9 * scree);
          case SNOWY -> rock.mix(ColorPalette.SNOW.at(1.25 * s.light() - 0.1), drifts(s));
        };
    double line =
        (biome == Biome.SNOWY ? SNOW_LINE - 0.02 : SNOW_LINE)
            + 0.16 * (TileableNoise.at(s.u(), s.v(), 6, 346) - 0.5);
    double cover = TileableNoise.step(-0.03, 0.05, s.w() - line + 0.3 * (s.nw() - 0.5));
    return rock.mix(ColorPalette.SNOW.at(s.light() * 1.3 - 0.1), cover);
  }

  /**
   * How much of the rock lies under the snow of the valley, which climbs where it is less steep.
   */
  private static double drifts(SurfacePoint s) {
    double reach =
        0.10 + 0.3 * (s.nw() - 0.45) + 0.16 * (TileableNoise.at(s.u(), s.v(), 7, 349) - 0.5);
    return 1 - TileableNoise.step(-0.03, 0.05, s.w() - reach);
  }
}
