package emberway.art;

import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.Rgb;
import emberway.art.raster.StrokeTexture;
import emberway.art.raster.TileableNoise;

/** The dry kinds of ground: grass, snow, sand, rock and farmland. */
final class LandArt {
  private static final StrokeTexture BLADES = new StrokeTexture(13, 1.0, 2.6, 0.62, 101);
  private static final StrokeTexture DRIFTS = new StrokeTexture(6, 5.0, 1.0, 0.6, 202);
  private static final StrokeTexture PEBBLES = new StrokeTexture(7, 1.8, 1.1, 0.3, 404);
  private static final StrokeTexture CROP = new StrokeTexture(15, 1.0, 2.2, 0.75, 606);
  private static final StrokeTexture TUFTS = new StrokeTexture(10, 1.0, 2.8, 0.8, 707);

  private static final StrokeTexture BLOSSOMS = new StrokeTexture(9, 1.2, 1.2, 0.16, 808);

  // full corners of the few meadows that are not all grass
  private static final int STONY = 6;
  private static final int WHITE_FLOWERS = 5;
  private static final int YELLOW_FLOWERS = 9;

  private LandArt() {}

  /**
   * Grass: short blades over a green that is darker around full corners; here and there flowers.
   */
  static Rgb grass(BlobMask blobMask, double u, double v) {
    double lush = BlobMask.between(blobMask.heights(0, 1, 0, 1, blobMask.full() / 4.0), u, v, 1);
    return strewn(blobMask, u, v, grass(lush, u, v));
  }

  /** Grass that is half lush, as it is on the whole: what fits beside any. */
  static Rgb grass(double u, double v) {
    return grass(0.5, u, v);
  }

  private static Rgb grass(double lush, double u, double v) {
    double t = 0.48 - 0.09 * lush;
    t += 0.10 * (TileableNoise.cloudy(u, v, 7, 11) - 0.5) + 0.07 * grain(u, v, 12);
    StrokeTexture.Mark blade = BLADES.at(u, v);
    if (blade.exists() && blade.id() < 0.35 + 0.65 * lush) {
      t += (blade.id() - 0.4) * 0.16 + (blade.up() - 0.5) * 0.16;
    }
    return ColorPalette.GRASS.at(t).mix(ColorPalette.MOOR.at(t + 0.03), 0.3 * (1 - lush));
  }

  /** What little there lies and blooms on a few meadows, away from their borders. */
  private static Rgb strewn(BlobMask blobMask, double u, double v, Rgb green) {
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.4) {
      return green;
    }
    if (blobMask.corners() == STONY) {
      StrokeTexture.Mark stone = PEBBLES.at(u, v);
      return stone.exists() && stone.id() < 0.3
          ? ColorPalette.STONE.at(0.3 + 0.4 * stone.up())
          : green;
    }
    StrokeTexture.Mark bloom = BLOSSOMS.at(u, v);
    boolean white = blobMask.corners() == WHITE_FLOWERS;
    if (bloom.exists() && (white || blobMask.corners() == YELLOW_FLOWERS)) {
      return green.mix(white ? ColorPalette.SNOW.at(0.85) : ColorPalette.CROP.at(0.9), 0.62);
    }
    return green;
  }

  /** Snow: soft drifts, nearly white, with blue shade around full corners. */
  static Rgb snow(BlobMask blobMask, double u, double v) {
    return snow(
        BlobMask.between(blobMask.heights(0, 1, 0, 1, blobMask.full() / 4.0), u, v, 1), u, v);
  }

  /** Snow that is half hollow, as it is on the whole: what fits beside any. */
  static Rgb snow(double u, double v) {
    return snow(0.45, u, v);
  }

  private static Rgb snow(double hollow, double u, double v) {
    double t = 0.85 - 0.17 * hollow;
    t += 0.14 * (TileableNoise.cloudy(u, v, 4, 21) - 0.5) + 0.04 * grain(u, v, 22);
    StrokeTexture.Mark drift = DRIFTS.at(u, v);
    if (drift.exists() && drift.id() < 0.3 + 0.6 * hollow) {
      t += drift.up() > 0.5 ? 0.07 : -0.06;
    }
    return ColorPalette.SNOW.at(t);
  }

  /** Sand: fine ripples across the wind; coarser where it ends. */
  static Rgb sand(JoinMask joinMask, double u, double v) {
    double bend = 0.35 * TileableNoise.at(u, v, 3, 31) + 0.12 * TileableNoise.at(u, v, 6, 32);
    double phase = (u * 2 + v * 5) + bend * 2.2;
    double ripple = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    double t = 0.60 + 0.13 * (ripple - 0.5) + 0.06 * grain(u, v, 33);
    t += 0.10 * (TileableNoise.cloudy(u, v, 3, 35) - 0.5);
    double edge =
        GroundTexture.inland(joinMask, u, v, 0.3) + 0.14 * (TileableNoise.at(u, v, 9, 34) - 0.5);
    t -= 0.16 * (1 - TileableNoise.step(-0.02, 0.13, edge));
    StrokeTexture.Mark pebble = PEBBLES.at(u, v);
    if (pebble.exists() && edge < 0.1) {
      return ColorPalette.STONE.at(0.45 + 0.3 * pebble.up());
    }
    return ColorPalette.SAND.at(t);
  }

  /** Rock and ash: broken slabs, lit from the upper left; dark ash around full corners. */
  static Rgb rock(BlobMask blobMask, double u, double v) {
    TileableNoise.Cellular slab = TileableNoise.cellular(u, v, 5, 41);
    TileableNoise.Cellular chip = TileableNoise.cellular(u, v, 12, 42);
    double ash = BlobMask.between(blobMask.heights(0, 1, 0, 1, blobMask.full() / 4.0), u, v, 1);
    double tilt = (slab.du() * 0.5 + slab.dv() * 0.4) * -0.13;
    double t = 0.47 + 0.07 * (slab.id() - 0.5) + 0.11 * (chip.id() - 0.5) + tilt;
    t -= 0.11 * (1 - TileableNoise.step(0.0, 0.14, slab.second() - slab.nearest()));
    t += 0.07 * grain(u, v, 43) + 0.12 * (TileableNoise.cloudy(u, v, 2, 45) - 0.5);
    double buried =
        TileableNoise.step(0.25, 0.75, ash + 0.5 * (TileableNoise.cloudy(u, v, 4, 46) - 0.5));
    Rgb dust = ColorPalette.ROCK.at(0.34 + 0.1 * grain(u, v, 47) + 0.35 * (t - 0.47));
    Rgb rock = ColorPalette.ROCK.at(t).mix(dust, 0.8 * buried);
    double edge =
        GroundTexture.inland(blobMask.joinMask(), u, v, 0.3)
            + 0.2 * (TileableNoise.at(u, v, 8, 44) - 0.5);
    double gone = 1 - TileableNoise.step(-0.03, 0.1, edge);
    return rock.mix(ColorPalette.EARTH.at(0.5 + 0.3 * (t - 0.5)), 0.6 * gone);
  }

  /** What grows on a field, and which way its furrows run. */
  enum Crop {
    WHEAT(true),
    RYE(false),
    CABBAGE(false),
    FALLOW(true);

    private final boolean alongU;

    Crop(boolean alongU) {
      this.alongU = alongU;
    }
  }

  /** Farmland: furrows with crop, a hedge where it ends. */
  static Rgb field(Crop crop, JoinMask joinMask, double u, double v) {
    double edge =
        GroundTexture.inland(joinMask, u, v, 0.1) + 0.03 * (TileableNoise.at(u, v, 12, 54) - 0.5);
    if (edge < 0.1) {
      StrokeTexture.Mark tuft = TUFTS.at(u, v);
      double t = 0.40 + 0.2 * grain(u, v, 53) + (tuft.exists() ? 0.3 * (tuft.up() - 0.4) : 0);
      return ColorPalette.GRASS.at(edge > 0.075 ? t - 0.3 : t);
    }
    double phase = (crop.alongU ? v : u) * 6 + 0.25;
    double row = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    double shade = 0.1 * (TileableNoise.cloudy(u, v, 3, 55) - 0.5);
    StrokeTexture.Mark stalk = CROP.at(u, v);
    double grown = stalk.exists() ? 0.2 * (stalk.up() - 0.3) : 0;
    double t = shade + 0.1 * grain(u, v, 51);
    return switch (crop) {
      case WHEAT ->
          row < 0.22
              ? ColorPalette.EARTH.at(0.62 + t)
              : ColorPalette.CROP.at(0.60 + 0.12 * row + t + grown);
      case RYE ->
          ColorPalette.CROP
              .at(0.50 + 0.16 * row + t + grown)
              .mix(ColorPalette.SAND.at(0.5 + t), 0.3);
      case CABBAGE ->
          row < 0.4
              ? ColorPalette.EARTH.at(0.54 + 0.3 * row + t).mix(ColorPalette.MOOR.at(0.45 + t), 0.3)
              : ColorPalette.MOOR.at(0.50 + 0.2 * row + t + 1.2 * grown);
      case FALLOW ->
          ColorPalette.EARTH
              .at(0.66 + 0.24 * (row - 0.5) + t)
              .mix(ColorPalette.MOOR.at(0.5 + t), 0.2);
    };
  }

  /** Noise of about a pixel. [-0.5..0.5] */
  static double grain(double u, double v, int seed) {
    return TileableNoise.at(u, v, 29, seed) - 0.5;
  }
}
