package emberway.art;

import emberway.art.raster.AnimationPhase;
import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.Rgb;
import emberway.art.raster.StrokeTexture;
import emberway.art.raster.TileableNoise;

/** The wet kinds of ground and lava: what has a shore. */
final class WaterArt {
  private static final StrokeTexture RIPPLES = new StrokeTexture(5, 7.0, 1.0, 0.7, 111);
  private static final StrokeTexture REEDS = new StrokeTexture(9, 1.0, 4.0, 0.42, 222);
  private static final StrokeTexture STONES = new StrokeTexture(9, 2.2, 1.4, 0.35, 333);

  private static final double RIPPLE_SWAY = 0.8; // [px at scale 1]
  private static final double SWELL = 0.011; // of light and dark [of the ramp]
  private static final double LAPPING = 0.012; // of the foam [cells]
  private static final double POOL = 0.57; // of wetness, where water stands
  private static final double GLOW = 0.07; // of lava [of the ramp]

  private WaterArt() {}

  /**
   * How far a point is from the water's edge: negative on the bank. The upper banks face the
   * viewer, so they are broad; the lower ones are hidden behind their own rim. Banks thin out
   * toward the cell's corners, where they may end at open water.
   */
  private static double offshore(JoinMask joinMask, double u, double v, double bank, int seed) {
    double upper =
        GroundTexture.inland(
            new JoinMask(joinMask.mask() | JoinMask.SOUTH | JoinMask.WEST), u, v, 0.34);
    double all = GroundTexture.inland(joinMask, u, v, 0.34);
    double wobble =
        0.07 * (TileableNoise.at(u, v, 4, seed) - 0.5)
            + 0.05 * (TileableNoise.at(u, v, 9, seed) - 0.5);
    double along = 0.5 - Math.min(Math.abs(u), Math.abs(v));
    double width = bank * (0.6 + 0.4 * TileableNoise.step(0, 0.25, along));
    return Math.min(upper - width, all - bank * 0.5) + wobble;
  }

  /**
   * Water: deep around full corners, lighter in between and toward a bank, where it foams; it laps
   * and glints.
   */
  static Rgb water(BlobMask blobMask, double u, double v, AnimationPhase animationPhase) {
    double off = offshore(blobMask.joinMask(), u, v, 0.12, 61);
    if (off < 0) {
      return bank(u, v, off);
    }
    double deep =
        BlobMask.between(blobMask.heights(0.4, 1, 0.5, 0.9, 0.5 + 0.12 * blobMask.full()), u, v, 1);
    double t = 0.40 - 0.12 * deep + 0.05 * (TileableNoise.cloudy(u, v, 4, 62) - 0.5);
    t += 0.2 * (1 - TileableNoise.step(0.0, 0.24, off));
    t += SWELL * animationPhase.swing(TileableNoise.at(u, v, 3, 65));
    t += glint(u, v, deep, animationPhase);
    Rgb color = ColorPalette.WATER.at(t);
    double foam = off + 0.03 * (TileableNoise.at(u, v, 14, 63) - 0.5);
    foam += Math.min(off, LAPPING) * animationPhase.swing(3 * TileableNoise.at(u, v, 4, 66));
    if (foam < 0.03) {
      return color.mix(ColorPalette.WATER.at(0.97), 0.85);
    }
    return foam > 0.075 && foam < 0.1 ? color.mix(ColorPalette.WATER.at(0.9), 0.3) : color;
  }

  /** Crests and troughs of small waves, fewer where it is deep. */
  private static double glint(double u, double v, double deep, AnimationPhase animationPhase) {
    StrokeTexture.Mark ripple = RIPPLES.at(u, v, animationPhase, RIPPLE_SWAY);
    if (!ripple.exists() || ripple.id() < 0.55 * deep) {
      return 0;
    }
    double ends = 1 - Math.abs(2 * ripple.across() - 1);
    double shine = 1 + 0.5 * animationPhase.swing(3 * ripple.id());
    return ends * shine * (Math.floorMod((int) (ripple.id() * 64), 3) > 0 ? 0.10 : -0.06);
  }

  private static Rgb bank(double u, double v, double off) {
    double t = 0.62 + 3.2 * off + 0.2 * LandArt.grain(u, v, 64);
    StrokeTexture.Mark stone = STONES.at(u, v);
    if (stone.exists() && off < -0.02) {
      return ColorPalette.STONE.at(0.4 + 0.35 * stone.up());
    }
    Rgb wet = ColorPalette.EARTH.at(t - 0.2);
    return wet.mix(ColorPalette.SAND.at(t), TileableNoise.step(0.015, 0.05, -off));
  }

  /** Lava: dark plates adrift on rock that glows now here, now there; a crust at its rim. */
  static Rgb lava(JoinMask joinMask, double u, double v, AnimationPhase animationPhase) {
    double off = offshore(joinMask, u, v, 0.10, 71);
    TileableNoise.Cellular plate =
        TileableNoise.cellular(
            u + 0.16 * TileableNoise.at(u, v, 5, 72),
            v + 0.16 * TileableNoise.at(u, v, 5, 73),
            4,
            74);
    double gap = plate.second() - plate.nearest();
    double flow = TileableNoise.at(u, v, 3, 78);
    double hot = 1 - TileableNoise.step(0.02, 0.10 + 0.45 * flow, gap);
    double t = 0.32 + 0.36 * hot + 0.12 * (TileableNoise.cloudy(u, v, 6, 75) - 0.5);
    t += GLOW * (0.3 + 0.7 * hot) * animationPhase.swing(2 * TileableNoise.at(u, v, 4, 79));
    Rgb melt = ColorPalette.LAVA.at(t);
    Rgb crust = ColorPalette.BASALT.at(0.3 + 0.2 * plate.id() + 0.2 * LandArt.grain(u, v, 76));
    double cool =
        TileableNoise.step(0.02 + 0.3 * flow, 0.16 + 0.4 * flow, gap) * (0.62 + 0.2 * plate.id());
    if (off < 0) {
      double lit = 0.42 + 0.3 * LandArt.grain(u, v, 77) + 1.6 * off;
      return ColorPalette.BASALT.at(lit);
    }
    double rim = 1 - TileableNoise.step(0.0, 0.05, off);
    return melt.mix(crust, cool).mix(ColorPalette.LAVA.at(0.95), 0.7 * rim);
  }

  /** Marsh: moss, pools around full corners that mirror the sky, reeds at their edge. */
  static Rgb marsh(BlobMask blobMask, double u, double v) {
    double edge = GroundTexture.inland(blobMask.joinMask(), u, v, 0.3);
    double wet =
        BlobMask.between(blobMask.heights(0, 1, 0.1, 0.62, 0.16 * blobMask.full()), u, v, 1);
    double own = BlobMask.within(u, v, 0.3);
    double wide =
        TileableNoise.lerp(
            TileableNoise.at(u, v, 5, 81), TileableNoise.at(u, v, 4, 810 + blobMask.number()), own);
    double pool = 0.58 * wet + 0.56 * wide + 0.22 * TileableNoise.at(u, v, 11, 82);
    pool -= 0.3 * (1 - TileableNoise.step(0.0, 0.2, edge));
    StrokeTexture.Mark reed = REEDS.at(u, v);
    if (reed.exists() && reed.id() < (Math.abs(pool - POOL) < 0.11 ? 0.95 : 0.35)) {
      return reed.up() > 0.72 && reed.id() < 0.3
          ? ColorPalette.WOOD.at(0.55)
          : ColorPalette.MOOR.at(0.26 + 0.5 * reed.up());
    }
    if (pool > POOL) {
      double t =
          0.30 + 0.46 * TileableNoise.step(POOL, POOL + 0.4, pool) + 0.08 * LandArt.grain(u, v, 83);
      return pool < POOL + 0.03 ? ColorPalette.MARSH.at(0.22) : ColorPalette.POOL.at(t);
    }
    double t =
        0.50 + 0.2 * (TileableNoise.cloudy(u, v, 5, 84) - 0.5) + 0.14 * LandArt.grain(u, v, 85);
    t -= 0.16 * TileableNoise.step(POOL - 0.3, POOL, pool);
    return ColorPalette.MARSH
        .at(t)
        .mix(ColorPalette.GRASS.at(t - 0.06), 0.4 * (1 - TileableNoise.step(0, 0.15, edge)));
  }
}
