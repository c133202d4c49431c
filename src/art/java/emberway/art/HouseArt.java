package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.Ramp;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Houses: timber-framed under tiles, shingles or thatch. */
final class HouseArt {
  /** Half the length and width of a house, the height of its eaves and of its ridge. [cells] */
  private record Plan(double halfU, double halfV, double eaves, double ridge) {}

  private static final SurfacePoint.Material CHIMNEY =
      SurfacePoint.Material.rough(ColorPalette.STONE, 20, 0.3, 401);

  private HouseArt() {}

  /** Its ridge from west to east, under red tiles. */
  static SpriteBitmap gabled(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    build(solidScene, new Plan(0.35, 0.245, 0.32, 0.66), 0, 0, ColorPalette.TILE_ROOF);
    solidScene.add(Solid.box(0.05, 0.05, 0.3, 0.82, 0).at(0.13, -0.08, 0), CHIMNEY);
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  /** Its ridge from north to south, under brown shingles. */
  static SpriteBitmap turned(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    SolidScene straight = new SolidScene();
    build(straight, new Plan(0.33, 0.23, 0.30, 0.62), 0, 0, ColorPalette.ROOF_BROWN);
    straight.add(Solid.box(0.045, 0.045, 0.3, 0.78, 0).at(0.15, 0.08, 0), CHIMNEY);
    solidScene.add((u, v, w) -> straight.distance(-v, u, w), s -> turned(straight, s));
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static Rgb turned(SolidScene straight, SurfacePoint s) {
    SurfacePoint back = new SurfacePoint(-s.v(), s.u(), s.w(), -s.nv(), s.nu(), s.nw(), s.light());
    return straight.materialAt(back.u(), back.v(), back.w()).color(back);
  }

  /** A low cottage under thatch with a shed. */
  static SpriteBitmap thatched(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    build(solidScene, new Plan(0.30, 0.21, 0.22, 0.56), 0.07, -0.06, ColorPalette.THATCH);
    build(solidScene, new Plan(0.15, 0.13, 0.16, 0.33), -0.2, 0.2, ColorPalette.THATCH);
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  /** A narrow house of two floors with a lower wing. */
  static SpriteBitmap tall(SpriteLattice spriteLattice, Biome biome) {
    SolidScene solidScene = new SolidScene();
    build(solidScene, new Plan(0.2, 0.2, 0.48, 0.84), -0.12, -0.04, ColorPalette.TILE_ROOF);
    build(solidScene, new Plan(0.22, 0.17, 0.24, 0.48), 0.2, 0.06, ColorPalette.TILE_ROOF);
    solidScene.add(Solid.box(0.045, 0.045, 0.4, 0.92, 0).at(-0.02, -0.13, 0), CHIMNEY);
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static void build(SolidScene solidScene, Plan plan, double u, double v, Ramp roofing) {
    Solid walls =
        Solid.box(plan.halfU, plan.halfV, 0, plan.eaves, 0)
            .or(Solid.gable(plan.eaves - 0.02, plan.ridge - 0.06, plan.halfU, plan.halfV));
    solidScene.add(walls.at(u, v, 0), s -> timberFrame(moved(s, u, v), plan));
    double out = 0.05;
    Solid roof =
        Solid.gable(plan.eaves - 0.06, plan.ridge, plan.halfU + out, plan.halfV + 0.085)
            .minus(Solid.gable(plan.eaves - 0.15, plan.ridge - 0.06, 0.6, plan.halfV + 0.085));
    solidScene.add(roof.at(u, v, 0), s -> roof(moved(s, u, v), roofing));
  }

  private static SurfacePoint moved(SurfacePoint s, double u, double v) {
    return new SurfacePoint(s.u() - u, s.v() - v, s.w(), s.nu(), s.nv(), s.nw(), s.light());
  }

  private static Rgb timberFrame(SurfacePoint s, Plan plan) {
    boolean end = Math.abs(s.nu()) > Math.abs(s.nv());
    double along = end ? s.v() : s.u();
    double half = end ? plan.halfV : plan.halfU;
    if (end && Math.abs(along) < 0.07 && s.w() < Math.min(0.22, plan.eaves - 0.04)) {
      return ColorPalette.WOOD.at(0.25 + 0.3 * s.light());
    }
    double floor = s.w() > 0.3 ? s.w() - 0.22 : s.w();
    double pane = end ? 0.55 * half : 0.42 * half;
    boolean glass = floor > 0.11 && floor < 0.2 && Math.abs(Math.abs(along) - pane) < 0.034;
    boolean loft = end && Math.abs(along) < 0.04 && Math.abs(s.w() - plan.eaves - 0.1) < 0.036;
    if ((glass && s.w() < plan.eaves - 0.02) || loft) {
      return ColorPalette.GLOW.times(0.9);
    }
    boolean beam =
        half - Math.abs(along) < 0.035
            || Math.abs(s.w() - plan.eaves + 0.01) < 0.02
            || s.w() < 0.03
            || (end && s.w() > plan.eaves && Math.abs(along) < 0.018);
    if (beam) {
      return ColorPalette.WOOD.at(s.light() * 0.75);
    }
    return ColorPalette.PLASTER.at(
        s.light() + 0.06 * (TileableNoise.at(s.u(), s.v(), s.w(), 18, 402) - 0.5));
  }

  /** Rows of tiles or bundles, each a little different. */
  private static Rgb roof(SurfacePoint s, Ramp roofing) {
    double row = s.w() / 0.062;
    double t = s.light() + 0.05;
    t -= row - Math.floor(row) < 0.3 ? 0.12 : 0;
    double column = s.u() * 16 + Math.floorMod((int) Math.floor(row), 2) * 0.5;
    t += 0.2 * (TileableNoise.hash((int) Math.floor(column), (int) Math.floor(row), 403) - 0.5);
    return roofing.at(t);
  }
}
