package emberway.art;

import emberway.art.raster.Ground;
import emberway.art.raster.Joins;
import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Phase;
import emberway.art.raster.Rgb;
import emberway.art.raster.Spread;
import emberway.art.raster.Strokes;

/** The wet kinds of ground and lava: what has a shore. */
final class WaterArt {
  private static final Strokes RIPPLES = new Strokes(5, 7.0, 1.0, 0.7, 111);
  private static final Strokes REEDS = new Strokes(9, 1.0, 4.0, 0.42, 222);
  private static final Strokes STONES = new Strokes(9, 2.2, 1.4, 0.35, 333);

  private static final double RIPPLE_SWAY = 0.8; // [px at scale 1]
  private static final double SWELL = 0.011; // of light and dark [of the ramp]
  private static final double LAPPING = 0.012; // of the foam [cells]
  private static final double POOL = 0.57; // of wetness, where water stands
  private static final double GLOW = 0.07; // of lava [of the ramp]

  private WaterArt() {}

  /**
   * How far a point is from the water's edge: negative on the bank. The upper banks face the
   * viewer, so they are broad; the lower ones are hidden behind their own rim. Banks thin out
   * towards the cell's corners, where they may end at open water.
   */
  private static double offshore(Joins joins, double u, double v, double bank, int seed) {
    double upper = Ground.inland(new Joins(joins.mask() | Joins.SOUTH | Joins.WEST), u, v, 0.34);
    double all = Ground.inland(joins, u, v, 0.34);
    double wobble = 0.07 * (Noise.at(u, v, 4, seed) - 0.5) + 0.05 * (Noise.at(u, v, 9, seed) - 0.5);
    double along = 0.5 - Math.min(Math.abs(u), Math.abs(v));
    double width = bank * (0.6 + 0.4 * Noise.step(0, 0.25, along));
    return Math.min(upper - width, all - bank * 0.5) + wobble;
  }

  /**
   * Water: deep around full corners, lighter in between and towards a bank, where it foams; it laps
   * and glints.
   */
  static Rgb water(Spread spread, double u, double v, Phase phase) {
    double off = offshore(spread.joins(), u, v, 0.12, 61);
    if (off < 0) {
      return bank(u, v, off);
    }
    double deep =
        Spread.between(spread.heights(0.4, 1, 0.5, 0.9, 0.5 + 0.12 * spread.full()), u, v, 1);
    double t = 0.40 - 0.12 * deep + 0.05 * (Noise.cloudy(u, v, 4, 62) - 0.5);
    t += 0.2 * (1 - Noise.step(0.0, 0.24, off));
    t += SWELL * phase.swing(Noise.at(u, v, 3, 65));
    t += glint(u, v, deep, phase);
    Rgb color = Palette.WATER.at(t);
    double foam = off + 0.03 * (Noise.at(u, v, 14, 63) - 0.5);
    foam += Math.min(off, LAPPING) * phase.swing(3 * Noise.at(u, v, 4, 66));
    if (foam < 0.03) {
      return color.mix(Palette.WATER.at(0.97), 0.85);
    }
    return foam > 0.075 && foam < 0.1 ? color.mix(Palette.WATER.at(0.9), 0.3) : color;
  }

  /** Crests and troughs of small waves, fewer where it is deep. */
  private static double glint(double u, double v, double deep, Phase phase) {
    Strokes.Mark ripple = RIPPLES.at(u, v, phase, RIPPLE_SWAY);
    if (!ripple.exists() || ripple.id() < 0.55 * deep) {
      return 0;
    }
    double ends = 1 - Math.abs(2 * ripple.across() - 1);
    double shine = 1 + 0.5 * phase.swing(3 * ripple.id());
    return ends * shine * (Math.floorMod((int) (ripple.id() * 64), 3) > 0 ? 0.10 : -0.06);
  }

  private static Rgb bank(double u, double v, double off) {
    double t = 0.62 + 3.2 * off + 0.2 * LandArt.grain(u, v, 64);
    Strokes.Mark stone = STONES.at(u, v);
    if (stone.exists() && off < -0.02) {
      return Palette.STONE.at(0.4 + 0.35 * stone.up());
    }
    Rgb wet = Palette.EARTH.at(t - 0.2);
    return wet.mix(Palette.SAND.at(t), Noise.step(0.015, 0.05, -off));
  }

  /** Lava: dark plates adrift on rock that glows now here, now there; a crust at its rim. */
  static Rgb lava(Joins joins, double u, double v, Phase phase) {
    double off = offshore(joins, u, v, 0.10, 71);
    Noise.Cellular plate =
        Noise.cellular(u + 0.16 * Noise.at(u, v, 5, 72), v + 0.16 * Noise.at(u, v, 5, 73), 4, 74);
    double gap = plate.second() - plate.nearest();
    double flow = Noise.at(u, v, 3, 78);
    double hot = 1 - Noise.step(0.02, 0.10 + 0.45 * flow, gap);
    double t = 0.32 + 0.36 * hot + 0.12 * (Noise.cloudy(u, v, 6, 75) - 0.5);
    t += GLOW * (0.3 + 0.7 * hot) * phase.swing(2 * Noise.at(u, v, 4, 79));
    Rgb melt = Palette.LAVA.at(t);
    Rgb crust = Palette.BASALT.at(0.3 + 0.2 * plate.id() + 0.2 * LandArt.grain(u, v, 76));
    double cool = Noise.step(0.02 + 0.3 * flow, 0.16 + 0.4 * flow, gap) * (0.62 + 0.2 * plate.id());
    if (off < 0) {
      double lit = 0.42 + 0.3 * LandArt.grain(u, v, 77) + 1.6 * off;
      return Palette.BASALT.at(lit);
    }
    double rim = 1 - Noise.step(0.0, 0.05, off);
    return melt.mix(crust, cool).mix(Palette.LAVA.at(0.95), 0.7 * rim);
  }

  /** Marsh: moss, pools around full corners that mirror the sky, reeds at their edge. */
  static Rgb marsh(Spread spread, double u, double v) {
    double edge = Ground.inland(spread.joins(), u, v, 0.3);
    double wet = Spread.between(spread.heights(0, 1, 0.1, 0.62, 0.16 * spread.full()), u, v, 1);
    double own = Spread.within(u, v, 0.3);
    double wide = Noise.lerp(Noise.at(u, v, 5, 81), Noise.at(u, v, 4, 810 + spread.number()), own);
    double pool = 0.58 * wet + 0.56 * wide + 0.22 * Noise.at(u, v, 11, 82);
    pool -= 0.3 * (1 - Noise.step(0.0, 0.2, edge));
    Strokes.Mark reed = REEDS.at(u, v);
    if (reed.exists() && reed.id() < (Math.abs(pool - POOL) < 0.11 ? 0.95 : 0.35)) {
      return reed.up() > 0.72 && reed.id() < 0.3
          ? Palette.WOOD.at(0.55)
          : Palette.MOOR.at(0.26 + 0.5 * reed.up());
    }
    if (pool > POOL) {
      double t = 0.30 + 0.46 * Noise.step(POOL, POOL + 0.4, pool) + 0.08 * LandArt.grain(u, v, 83);
      return pool < POOL + 0.03 ? Palette.MARSH.at(0.22) : Palette.POOL.at(t);
    }
    double t = 0.50 + 0.2 * (Noise.cloudy(u, v, 5, 84) - 0.5) + 0.14 * LandArt.grain(u, v, 85);
    t -= 0.16 * Noise.step(POOL - 0.3, POOL, pool);
    return Palette.MARSH
        .at(t)
        .mix(Palette.GRASS.at(t - 0.06), 0.4 * (1 - Noise.step(0, 0.15, edge)));
  }
}
