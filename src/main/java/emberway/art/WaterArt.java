package emberway.art;

/** The wet kinds of ground and lava: what has a shore. */
final class WaterArt {
  private static final Strokes RIPPLES = new Strokes(5, 6.0, 1.0, 0.62, 111);
  private static final Strokes REEDS = new Strokes(9, 1.0, 4.0, 0.42, 222);
  private static final Strokes STONES = new Strokes(9, 2.2, 1.4, 0.35, 333);

  private static final double RIPPLE_SWAY = 0.8; // [px at scale 1]
  private static final double SWELL = 0.011; // of light and dark [of the ramp]
  private static final double LAPPING = 0.012; // of the foam [cells]
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

  /** Water: calm and deep, lighter and foaming towards a bank of earth; it laps and ripples. */
  static Rgb water(Joins joins, double u, double v, Phase phase) {
    double off = offshore(joins, u, v, 0.12, 61);
    if (off < 0) {
      return bank(u, v, off);
    }
    double t = 0.33 + 0.06 * (Noise.cloudy(u, v, 4, 62) - 0.5);
    t += 0.22 * (1 - Noise.step(0.0, 0.2, off));
    t += SWELL * phase.swing(Noise.at(u, v, 3, 65));
    Strokes.Mark ripple = RIPPLES.at(u, v, phase, RIPPLE_SWAY);
    if (ripple.exists()) {
      double ends = 1 - Math.abs(2 * ripple.across() - 1);
      double glint = 1 + 0.4 * phase.swing(3 * ripple.id());
      t += ends * glint * (ripple.id() < 0.55 ? 0.12 : -0.07);
    }
    Rgb color = Palette.WATER.at(t);
    double foam = off + 0.03 * (Noise.at(u, v, 14, 63) - 0.5);
    foam += Math.min(off, LAPPING) * phase.swing(3 * Noise.at(u, v, 4, 66));
    if (foam < 0.03) {
      return color.mix(Palette.WATER.at(0.97), 0.85);
    }
    return foam > 0.075 && foam < 0.1 ? color.mix(Palette.WATER.at(0.9), 0.3) : color;
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

  /** Marsh: moss, dark pools that mirror the sky, reeds. */
  static Rgb marsh(Joins joins, double u, double v) {
    double edge = Ground.inland(joins, u, v, 0.3);
    double pool = Noise.at(u, v, 6, 81) * 0.6 + Noise.at(u, v, 11, 82) * 0.4;
    pool -= 0.25 * (1 - Noise.step(0.0, 0.16, edge));
    Strokes.Mark reed = REEDS.at(u, v);
    if (reed.exists() && reed.id() < 0.8) {
      return reed.up() > 0.72 && reed.id() < 0.35
          ? Palette.WOOD.at(0.55)
          : Palette.MARSH.at(0.45 + 0.5 * reed.up());
    }
    if (pool > 0.56) {
      double t = 0.28 + 0.34 * Noise.step(0.56, 0.75, pool) + 0.1 * LandArt.grain(u, v, 83);
      return pool < 0.585 ? Palette.MARSH.at(0.2) : Palette.POOL.at(t);
    }
    double t = 0.46 + 0.22 * (Noise.cloudy(u, v, 6, 84) - 0.5) + 0.16 * LandArt.grain(u, v, 85);
    return Palette.MARSH.at(t);
  }
}
