package emberway.art;

import emberway.art.raster.AnimationPhase;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.Landform;
import emberway.art.raster.Ramp;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** The volcano, asleep and awake. */
final class VolcanoArt {
  private static final double RIM = 0.15; // radius of the crater [cells]
  private static final double HEIGHT = 0.62; // of the rim [cells]

  private VolcanoArt() {}

  /** Asleep: a gray cone with a thread of steam. */
  static SpriteBitmap dormant(SpriteLattice spriteLattice) {
    SolidScene solidScene = new SolidScene();
    solidScene.add(cone(), s -> slope(s, false));
    solidScene.add(
        Solid.ellipsoid(0.05, 0.045)
            .at(0, 0, 0.70)
            .or(Solid.ellipsoid(0.06, 0.05).at(0.03, 0.02, 0.81))
            .or(Solid.ellipsoid(0.04, 0.035).at(0.07, 0.05, 0.92)),
        s -> ColorPalette.SMOKE.at(0.5 + 0.5 * s.light()));
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.NONE);
  }

  /** Awake: lava on its flanks, embers that rise and smoke that billows above. */
  static SpriteBitmap erupting(SpriteLattice spriteLattice, AnimationPhase animationPhase) {
    SolidScene solidScene = new SolidScene();
    solidScene.add(cone(), s -> slope(s, true));
    Solid fountain = Solid.cone(0.4, 0.82, 0.115, 0.04);
    for (int i = 0; i < 9; i++) {
      double u = 0.26 * (TileableNoise.hash(i, 1, 351) - 0.5);
      double v = 0.26 * (TileableNoise.hash(i, 2, 351) - 0.5);
      double high = TileableNoise.hash(i, 3, 351);
      double w = 0.66 + 0.26 * (high + animationPhase.rise(high));
      fountain = fountain.or(Solid.ellipsoid(0.022, 0.022).at(u * 2, v * 2, w));
    }
    solidScene.add(fountain, s -> ColorPalette.LAVA.at(1.25 - 1.1 * Math.abs(s.w() - 0.68) * 2));
    solidScene.add(plume(animationPhase), VolcanoArt::smoke);
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.NONE);
  }

  private static Solid cone() {
    Landform landform =
        (u, v) -> {
          double r = Math.sqrt(u * u + v * v);
          double square = Math.sqrt(Math.sqrt(u * u * u * u + v * v * v * v));
          double foot = TileableNoise.lerp(r, square, TileableNoise.step(0.15, 0.4, r));
          double gully =
              TileableNoise.at(u, v, 9, 361) - 0.5 + 0.5 * (TileableNoise.at(u, v, 17, 362) - 0.5);
          double rise = (0.48 - foot) / (0.48 - RIM);
          double side = HEIGHT * rise * (0.62 + 0.38 * Math.max(0, rise));
          side += 0.15 * gully * Math.min(1, Math.max(0, r - RIM * 0.8) * 6);
          double crater = HEIGHT - 0.2 + Math.max(0, r - 0.06) * 3.0 + 0.12 * gully;
          return foot < 0.49 ? Math.min(side, crater) : -0.1;
        };
    return landform.solid(3.6);
  }

  private static Solid plume(AnimationPhase animationPhase) {
    return puff(0.085, 0.085, 0.01, 0.01, 0.86, animationPhase, 0.0)
        .or(puff(0.10, 0.095, 0.08, 0.05, 0.95, animationPhase, 0.2))
        .or(puff(0.085, 0.08, -0.06, -0.06, 0.96, animationPhase, 0.7))
        .or(puff(0.12, 0.105, 0.03, 0.0, 1.06, animationPhase, 0.45))
        .or(puff(0.115, 0.095, 0.18, 0.15, 1.06, animationPhase, 0.9))
        .or(puff(0.085, 0.075, 0.12, 0.09, 1.15, animationPhase, 0.6))
        .or(puff(0.075, 0.06, 0.32, 0.28, 1.10, animationPhase, 0.3));
  }

  /** A puff of smoke that swells and drifts, and returns. */
  private static Solid puff(
      double radius,
      double radiusW,
      double u,
      double v,
      double w,
      AnimationPhase animationPhase,
      double lead) {
    double swell = 1 + 0.06 * animationPhase.swing(lead);
    double drift = 0.010 * animationPhase.swing(lead + 0.25);
    return Solid.ellipsoid(radius * swell, radiusW * swell)
        .at(u + drift, v + drift, w + 0.012 * animationPhase.swing(lead));
  }

  private static Rgb smoke(SurfacePoint s) {
    double puff = TileableNoise.at(s.u(), s.v(), s.w(), 13, 371) - 0.5;
    Rgb gray = ColorPalette.SMOKE.at(s.light() * 0.85 + 0.02 + 0.25 * puff);
    double below =
        TileableNoise.step(0.1, 0.9, -s.nw()) + (1 - TileableNoise.step(0.78, 0.93, s.w()));
    return gray.mix(ColorPalette.LAVA.at(0.7), 0.6 * Math.min(1, below));
  }

  private static Rgb slope(SurfacePoint s, boolean awake) {
    double r = Math.sqrt(s.u() * s.u() + s.v() * s.v());
    double grain = TileableNoise.at(s.u(), s.v(), s.w() * 2, 15, 363) - 0.5;
    Ramp ramp = awake ? ColorPalette.BASALT : ColorPalette.ROCK;
    Rgb rock = ramp.at(s.light() * 0.95 + (awake ? 0.08 : -0.02) + 0.2 * grain);
    if (r < RIM * 0.95 && s.w() < HEIGHT - 0.04) {
      return awake ? ColorPalette.LAVA.at(0.85) : ColorPalette.BASALT.at(s.light() * 0.7);
    }
    if (!awake) {
      return rock.mix(
          ColorPalette.BASALT.at(s.light()), 0.6 * TileableNoise.step(0.25, 0.75, s.w()));
    }
    double heat =
        stream(s, -0.97, -0.24, 0.05)
            + stream(s, 0.30, 0.95, 0.055)
            + stream(s, -0.62, 0.78, 0.065);
    return rock.mix(ColorPalette.LAVA.at(0.95 - 0.75 * r), Math.min(1, heat));
  }

  /** How much of a point a stream of lava covers which leaves the crater toward (du, dv). */
  private static double stream(SurfacePoint s, double du, double dv, double width) {
    double along = s.u() * du + s.v() * dv;
    double bend = 0.09 * (TileableNoise.at(along, 0.3, 6, (int) (du * 100)) - 0.5);
    double across = Math.abs(s.u() * dv - s.v() * du + bend * Math.min(1, along * 8));
    double ends = 1 - TileableNoise.step(0.36, 0.44, along);
    return along < 0 ? 0 : ends * (1 - TileableNoise.step(width * 0.55, width, across));
  }
}
