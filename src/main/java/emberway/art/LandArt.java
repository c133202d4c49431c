package emberway.art;

/** The dry kinds of ground: grass, snow, sand, rock and farmland. */
final class LandArt {
  private static final Strokes BLADES = new Strokes(13, 1.0, 2.6, 0.62, 101);
  private static final Strokes DRIFTS = new Strokes(6, 5.0, 1.0, 0.6, 202);
  private static final Strokes PEBBLES = new Strokes(7, 1.8, 1.1, 0.3, 404);
  private static final Strokes CROP = new Strokes(15, 1.0, 2.2, 0.75, 606);
  private static final Strokes TUFTS = new Strokes(10, 1.0, 2.8, 0.8, 707);

  private LandArt() {}

  /** Grass: short blades over an even green. */
  static Rgb grass(double u, double v) {
    double t = 0.50 + 0.10 * (Noise.cloudy(u, v, 7, 11) - 0.5) + 0.10 * grain(u, v, 12);
    Strokes.Mark blade = BLADES.at(u, v);
    if (blade.exists()) {
      t += (blade.id() - 0.4) * 0.16 + (blade.up() - 0.5) * 0.16;
    }
    return Palette.GRASS.at(t);
  }

  /** Snow: soft drifts, nearly white. */
  static Rgb snow(double u, double v) {
    double t = 0.74 + 0.16 * (Noise.cloudy(u, v, 4, 21) - 0.5) + 0.05 * grain(u, v, 22);
    Strokes.Mark drift = DRIFTS.at(u, v);
    if (drift.exists()) {
      t += drift.up() > 0.5 ? 0.07 : -0.05;
    }
    return Palette.SNOW.at(t);
  }

  /** Sand: fine ripples across the wind; coarser where it ends. */
  static Rgb sand(Joins joins, double u, double v) {
    double bend = 0.35 * Noise.at(u, v, 3, 31) + 0.12 * Noise.at(u, v, 6, 32);
    double phase = (u * 2 + v * 5) + bend * 2.2;
    double ripple = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    double t = 0.60 + 0.10 * (ripple - 0.5) + 0.09 * grain(u, v, 33);
    double edge = Ground.inland(joins, u, v, 0.3) + 0.14 * (Noise.at(u, v, 9, 34) - 0.5);
    t -= 0.16 * (1 - Noise.step(-0.02, 0.13, edge));
    Strokes.Mark pebble = PEBBLES.at(u, v);
    if (pebble.exists() && edge < 0.1) {
      return Palette.STONE.at(0.45 + 0.3 * pebble.up());
    }
    return Palette.SAND.at(t);
  }

  /** Rock and ash: broken slabs, lit from the upper left; rubble where it ends. */
  static Rgb rock(Joins joins, double u, double v) {
    Noise.Cellular slab = Noise.cellular(u, v, 6, 41);
    Noise.Cellular chip = Noise.cellular(u, v, 13, 42);
    double tilt = (slab.du() * 0.5 + slab.dv() * 0.4) * -0.16;
    double t = 0.47 + 0.08 * (slab.id() - 0.5) + 0.10 * (chip.id() - 0.5) + tilt;
    t -= 0.13 * (1 - Noise.step(0.0, 0.14, slab.second() - slab.nearest()));
    t += 0.07 * grain(u, v, 43);
    double edge = Ground.inland(joins, u, v, 0.3) + 0.2 * (Noise.at(u, v, 8, 44) - 0.5);
    double gone = 1 - Noise.step(-0.03, 0.1, edge);
    return Palette.ROCK.at(t).mix(Palette.EARTH.at(0.5 + 0.3 * (t - 0.5)), 0.6 * gone);
  }

  /** Farmland: furrows with crop, a hedge where it ends. */
  static Rgb field(Joins joins, double u, double v) {
    double edge = Ground.inland(joins, u, v, 0.1) + 0.03 * (Noise.at(u, v, 12, 54) - 0.5);
    double phase = v * 6 + 0.25;
    double furrow = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    Rgb color;
    if (furrow < 0.36) {
      color = Palette.EARTH.at(0.52 + 0.3 * furrow + 0.1 * grain(u, v, 51));
    } else {
      Strokes.Mark stalk = CROP.at(u, v);
      double t = 0.44 + 0.14 * furrow + 0.1 * grain(u, v, 52);
      color = Palette.CROP.at(stalk.exists() ? t + 0.22 * (stalk.up() - 0.3) : t);
    }
    if (edge < 0.1) {
      Strokes.Mark tuft = TUFTS.at(u, v);
      double t = 0.42 + 0.2 * grain(u, v, 53) + (tuft.exists() ? 0.3 * (tuft.up() - 0.4) : 0);
      return Palette.GRASS.at(edge > 0.075 ? t - 0.3 : t);
    }
    return color;
  }

  /** Noise of about a pixel. [-0.5..0.5] */
  static double grain(double u, double v, int seed) {
    return Noise.at(u, v, 29, seed) - 0.5;
  }
}
