package emberway.art;

import emberway.art.raster.Camera;
import emberway.art.raster.Lattice;
import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Phase;
import emberway.art.raster.Picture;
import emberway.art.raster.Ramp;
import emberway.art.raster.Relief;
import emberway.art.raster.Rgb;
import emberway.art.raster.Scene;
import emberway.art.raster.Solid;
import emberway.art.raster.Surface;

/** The volcano, asleep and awake. */
final class VolcanoArt {
  private static final double RIM = 0.15; // radius of the crater [cells]
  private static final double HEIGHT = 0.62; // of the rim [cells]

  private VolcanoArt() {}

  /** Asleep: a gray cone with a thread of steam. */
  static Picture dormant(Lattice lattice) {
    Scene scene = new Scene();
    scene.add(cone(), s -> slope(s, false));
    scene.add(
        Solid.ellipsoid(0.05, 0.045)
            .at(0, 0, 0.70)
            .or(Solid.ellipsoid(0.06, 0.05).at(0.03, 0.02, 0.81))
            .or(Solid.ellipsoid(0.04, 0.035).at(0.07, 0.05, 0.92)),
        s -> Palette.SMOKE.at(0.5 + 0.5 * s.light()));
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  /** Awake: lava on its flanks, embers that rise and smoke that billows above. */
  static Picture erupting(Lattice lattice, Phase phase) {
    Scene scene = new Scene();
    scene.add(cone(), s -> slope(s, true));
    Solid fountain = Solid.cone(0.4, 0.82, 0.115, 0.04);
    for (int i = 0; i < 9; i++) {
      double u = 0.26 * (Noise.hash(i, 1, 351) - 0.5);
      double v = 0.26 * (Noise.hash(i, 2, 351) - 0.5);
      double high = Noise.hash(i, 3, 351);
      double w = 0.66 + 0.26 * (high + phase.rise(high));
      fountain = fountain.or(Solid.ellipsoid(0.022, 0.022).at(u * 2, v * 2, w));
    }
    scene.add(fountain, s -> Palette.LAVA.at(1.25 - 1.1 * Math.abs(s.w() - 0.68) * 2));
    scene.add(plume(phase), VolcanoArt::smoke);
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  private static Solid cone() {
    Relief relief =
        (u, v) -> {
          double r = Math.sqrt(u * u + v * v);
          double square = Math.sqrt(Math.sqrt(u * u * u * u + v * v * v * v));
          double foot = Noise.lerp(r, square, Noise.step(0.15, 0.4, r));
          double gully = Noise.at(u, v, 9, 361) - 0.5 + 0.5 * (Noise.at(u, v, 17, 362) - 0.5);
          double rise = (0.48 - foot) / (0.48 - RIM);
          double side = HEIGHT * rise * (0.62 + 0.38 * Math.max(0, rise));
          side += 0.15 * gully * Math.min(1, Math.max(0, r - RIM * 0.8) * 6);
          double crater = HEIGHT - 0.2 + Math.max(0, r - 0.06) * 3.0 + 0.12 * gully;
          return foot < 0.49 ? Math.min(side, crater) : -0.1;
        };
    return relief.solid(3.6);
  }

  private static Solid plume(Phase phase) {
    return puff(0.085, 0.085, 0.01, 0.01, 0.86, phase, 0.0)
        .or(puff(0.10, 0.095, 0.08, 0.05, 0.95, phase, 0.2))
        .or(puff(0.085, 0.08, -0.06, -0.06, 0.96, phase, 0.7))
        .or(puff(0.12, 0.105, 0.03, 0.0, 1.06, phase, 0.45))
        .or(puff(0.115, 0.095, 0.18, 0.15, 1.06, phase, 0.9))
        .or(puff(0.085, 0.075, 0.12, 0.09, 1.15, phase, 0.6))
        .or(puff(0.075, 0.06, 0.32, 0.28, 1.10, phase, 0.3));
  }

  /** A puff of smoke that swells and drifts, and returns. */
  private static Solid puff(
      double radius, double radiusW, double u, double v, double w, Phase phase, double lead) {
    double swell = 1 + 0.06 * phase.swing(lead);
    double drift = 0.010 * phase.swing(lead + 0.25);
    return Solid.ellipsoid(radius * swell, radiusW * swell)
        .at(u + drift, v + drift, w + 0.012 * phase.swing(lead));
  }

  private static Rgb smoke(Surface s) {
    double puff = Noise.at(s.u(), s.v(), s.w(), 13, 371) - 0.5;
    Rgb gray = Palette.SMOKE.at(s.light() * 0.85 + 0.02 + 0.25 * puff);
    double below = Noise.step(0.1, 0.9, -s.nw()) + (1 - Noise.step(0.78, 0.93, s.w()));
    return gray.mix(Palette.LAVA.at(0.7), 0.6 * Math.min(1, below));
  }

  private static Rgb slope(Surface s, boolean awake) {
    double r = Math.sqrt(s.u() * s.u() + s.v() * s.v());
    double grain = Noise.at(s.u(), s.v(), s.w() * 2, 15, 363) - 0.5;
    Ramp ramp = awake ? Palette.BASALT : Palette.ROCK;
    Rgb rock = ramp.at(s.light() * 0.95 + (awake ? 0.08 : -0.02) + 0.2 * grain);
    if (r < RIM * 0.95 && s.w() < HEIGHT - 0.04) {
      return awake ? Palette.LAVA.at(0.85) : Palette.BASALT.at(s.light() * 0.7);
    }
    if (!awake) {
      return rock.mix(Palette.BASALT.at(s.light()), 0.6 * Noise.step(0.25, 0.75, s.w()));
    }
    double heat =
        stream(s, -0.97, -0.24, 0.05)
            + stream(s, 0.30, 0.95, 0.055)
            + stream(s, -0.62, 0.78, 0.065);
    return rock.mix(Palette.LAVA.at(0.95 - 0.75 * r), Math.min(1, heat));
  }

  /** How much of a point a stream of lava covers which leaves the crater towards (du, dv). */
  private static double stream(Surface s, double du, double dv, double width) {
    double along = s.u() * du + s.v() * dv;
    double bend = 0.09 * (Noise.at(along, 0.3, 6, (int) (du * 100)) - 0.5);
    double across = Math.abs(s.u() * dv - s.v() * du + bend * Math.min(1, along * 8));
    double ends = 1 - Noise.step(0.36, 0.44, along);
    return along < 0 ? 0 : ends * (1 - Noise.step(width * 0.55, width, across));
  }
}
