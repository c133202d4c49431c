package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.Landform;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** What people built to mark a place: castle, tent and tombstone. */
final class BuildingArt {
  private BuildingArt() {}

  /** The goal: a castle with four towers, a keep, and flags. */
  static SpriteBitmap castle(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    double at = 0.345;
    Solid walls =
        Solid.box(0.36, 0.36, -0.1, 0.38, 0)
            .minus(Solid.box(0.29, 0.29, 0.32, 2, 0))
            .minus(notches());
    Solid doorway =
        (u, v, w) -> {
          double over = Math.max(0, w - 0.15);
          return Math.max(Math.sqrt(v * v + over * over) - 0.1, u + 0.32);
        };
    solidScene.add(walls.minus(doorway), WallArt::masonry);
    solidScene.add(
        Solid.box(0.02, 0.12, 0, 0.3, 0).at(-0.312, 0, 0),
        s ->
            ColorPalette.WOOD.at(Math.floorMod((int) Math.floor(s.v() * 36), 2) == 0 ? 0.12 : 0.3));
    for (int i = 0; i < 4; i++) {
      double u = (i & 1) == 0 ? -at : at;
      double v = (i & 2) == 0 ? -at : at;
      roundTower(solidScene, u, v, 0.112, 0.55, 0.86);
    }
    solidScene.add(
        Solid.box(0.195, 0.195, 0, 0.74, 0).at(0.05, -0.05, 0).minus(windows()), WallArt::masonry);
    solidScene.add(
        Solid.pyramid(0.73, 1.07, 0.235).at(0.05, -0.05, 0),
        SurfacePoint.Material.rough(ColorPalette.SLATE, 18, 0.2, 411));
    flag(solidScene, 0.05, -0.05, 1.02, 1.21, 0.19);
    flag(solidScene, -at, at, 0.84, 1.02, 0.16);
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static Solid notches() {
    return (u, v, w) -> {
      double pu = u / 0.12;
      double pv = v / 0.12;
      boolean onU = Math.abs(v) > Math.abs(u);
      double p = onU ? pu : pv;
      return Math.max((Math.abs(p - Math.floor(p) - 0.5) - 0.22) * 0.12, 0.325 - w);
    };
  }

  private static Solid windows() {
    return (u, v, w) -> {
      double du = Math.abs(Math.abs(u - 0.05) - 0.07) - 0.02;
      double dv = Math.abs(Math.abs(v + 0.05) - 0.07) - 0.02;
      double face = Math.abs(u - 0.05) > Math.abs(v + 0.05) ? dv : du;
      return Math.max(face, Math.abs(w - 0.6) - 0.05);
    };
  }

  private static void roundTower(
      SolidScene solidScene, double u, double v, double r, double top, double tip) {
    Solid shaft =
        Solid.cone(-0.1, top, r + 0.01, r - 0.005)
            .or(Solid.cone(top - 0.06, top, r + 0.015, r + 0.02));
    solidScene.add(shaft.at(u, v, 0), WallArt::masonry);
    solidScene.add(
        Solid.cone(top, tip, r + 0.035, 0).at(u, v, 0),
        SurfacePoint.Material.rough(ColorPalette.SLATE, 18, 0.2, 412));
  }

  /** A pole with a pennant that flies to the right of the picture. */
  private static void flag(
      SolidScene solidScene, double u, double v, double w0, double w1, double length) {
    solidScene.add(
        Solid.rod(u, v, w0 - 0.05, u, v, w1, 0.014, 0.012),
        SurfacePoint.Material.of(ColorPalette.WOOD));
    double side = length * 0.7071;
    Solid cloth =
        (x, y, z) -> {
          double along = (x - u + y - v) * 0.7071;
          double across = Math.abs((y - v - x + u) * 0.7071 - 0.02 * (along / length));
          double t = along / length;
          double half = 0.055 * (1 - 0.75 * t);
          double body =
              Math.max(
                  Math.abs(z - w1 + 0.06 + 0.02 * t) - half,
                  Math.abs(along - side * 0.7) - side * 0.75);
          return 0.8 * Math.max(body, across - 0.014);
        };
    solidScene.add(cloth, s -> ColorPalette.EMBER.at(0.5 + 0.35 * s.light()));
  }

  /** The start: a striped pavilion with a pennant. */
  static SpriteBitmap tent(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    Solid door =
        (u, v, w) -> Math.max(Math.abs(v) - 0.13 * (1 - w / 0.44), Math.max(u + 0.18, -w - 0.1));
    Solid wall = Solid.cone(0, 0.29, 0.36, 0.33);
    Solid roof =
        (u, v, w) -> {
          double r = Math.sqrt(u * u + v * v);
          double x = (w - 0.27) / 0.62;
          double edge = 0.40 * (1 - x) * (1 - 0.45 * x * (1 - x));
          return 0.75 * Math.max(r - Math.max(0, edge), 0.27 - w);
        };
    solidScene.add(wall.minus(door), s -> stripes(s, 0.0));
    solidScene.add(Solid.cone(0, 0.28, 0.29, 0.26), s -> ColorPalette.SHADOW.times(1.1));
    solidScene.add(roof, s -> stripes(s, 0.06));
    flag(solidScene, 0, 0, 0.87, 1.10, 0.22);
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static Rgb stripes(SurfacePoint s, double lift) {
    double turn = StrictMath.atan2(s.v(), s.u()) / (2 * StrictMath.PI) * 16 + 0.5;
    boolean red = Math.floorMod((int) Math.floor(turn), 2) == 0;
    double t = s.light() + lift;
    if (lift > 0 && s.w() < 0.32) {
      return ColorPalette.EMBER.at(t * 0.85);
    }
    return red ? ColorPalette.EMBER.at(t) : ColorPalette.CREAM.at(t);
  }

  /** A weathered headstone over a grave. */
  static SpriteBitmap tombstone(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    Solid arch =
        (u, v, w) -> {
          double over = Math.max(0, w - 0.42);
          double round = Math.sqrt(v * v + over * over) - 0.17;
          return Math.max(Math.max(round, Math.abs(u) - 0.05), -w);
        };
    solidScene.add(arch.at(0.12, -0.02, 0), BuildingArt::headstone);
    solidScene.add(
        Solid.box(0.09, 0.21, 0, 0.07, 0.01).at(0.12, -0.02, 0),
        SurfacePoint.Material.rough(ColorPalette.STONE, 14, 0.25, 421));
    Landform grave =
        (u, v) -> {
          double du = Math.max(0, Math.abs(u + 0.14) - 0.09) / 0.11;
          double dv = (v + 0.02) / 0.17;
          return 0.085 * (1 - du * du - dv * dv);
        };
    solidScene.add(grave.solid(1.5), SurfacePoint.Material.rough(ColorPalette.EARTH, 17, 0.3, 422));
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static Rgb headstone(SurfacePoint s) {
    double t = s.light() + 0.12 * (TileableNoise.at(s.u(), s.v(), s.w(), 14, 423) - 0.5);
    double v = s.v() + 0.02;
    boolean cross =
        (Math.abs(v) < 0.022 && s.w() > 0.24 && s.w() < 0.5)
            || (Math.abs(v) < 0.08 && Math.abs(s.w() - 0.415) < 0.022);
    Rgb stone = ColorPalette.STONE.at(cross && s.nu() < -0.7 ? t - 0.38 : t);
    double moss = TileableNoise.at(s.u(), s.v(), s.w(), 7, 424) - 0.45 - 0.9 * s.w();
    return stone.mix(ColorPalette.MARSH.at(t), Math.max(0, Math.min(0.7, moss * 3)));
  }
}
