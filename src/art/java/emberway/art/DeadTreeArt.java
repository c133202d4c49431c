package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;

/** Dead trees. */
final class DeadTreeArt {
  private static final double FELLED = 0.11; // height of a stump [cells]
  private static final double THICKER = 0.006; // so that twigs of smaller trees show [cells]

  private DeadTreeArt() {}

  /** One bare tree. */
  static SpriteBitmap deadTree(SpriteLattice spriteLattice, Biome biome) {
    return take(spriteLattice, tree(), biome);
  }

  /** A young one, off to the east. */
  static SpriteBitmap deadTreeYoung(SpriteLattice spriteLattice, Biome biome) {
    Solid young = turned(tree(), 2.8, 0.72).at(0.17, -0.06, 0);
    return take(spriteLattice, young.or(stump(-0.2, 0.16)), biome);
  }

  /** One that leans, off to the west. */
  static SpriteBitmap deadTreeLeaning(SpriteLattice spriteLattice, Biome biome) {
    Solid upright = turned(tree(), 3.6, 0.88);
    Solid leaning = (u, v, w) -> upright.distance(u + 0.16 * w, v + 0.2 * w, w) * 0.95;
    return take(spriteLattice, leaning.at(-0.05, 0.12, 0), biome);
  }

  /** One whose top has broken off and lies before it. */
  static SpriteBitmap deadTreeBroken(SpriteLattice spriteLattice, Biome biome) {
    Solid whole = turned(tree(), 0.4, 1.05);
    Solid broken = (u, v, w) -> Math.max(whole.distance(u, v, w), (w - 0.7 - 0.5 * u) * 0.85);
    Solid top =
        Solid.rod(-0.34, 0.3, 0.02, 0.1, 0.2, 0.02, 0.012, 0.034)
            .or(Solid.rod(-0.16, 0.26, 0.02, -0.3, 0.14, 0.1, 0.016, 0.007))
            .or(Solid.rod(-0.08, 0.24, 0.02, -0.12, 0.36, 0.1, 0.016, 0.007));
    return take(spriteLattice, broken.at(0.08, -0.12, 0).or(top), biome);
  }

  private static SpriteBitmap take(SpriteLattice spriteLattice, Solid wood, Biome biome) {
    SolidScene solidScene = new SolidScene();
    solidScene.add(wood, SurfacePoint.Material.rough(ColorPalette.BARK, 18, 0.25, 320));
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.NONE);
  }

  private static Solid tree() {
    return Solid.rod(0, 0, 0, 0.02, -0.01, 0.5, 0.055, 0.038)
        .or(Solid.rod(0.02, -0.01, 0.48, 0.11, 0.03, 0.86, 0.036, 0.012))
        .or(Solid.rod(0.02, -0.01, 0.46, -0.14, -0.12, 0.80, 0.034, 0.011))
        .or(Solid.rod(0.01, 0, 0.36, 0.2, 0.17, 0.56, 0.026, 0.01))
        .or(Solid.rod(0.2, 0.17, 0.56, 0.22, 0.2, 0.72, 0.014, 0.008))
        .or(Solid.rod(-0.07, -0.07, 0.65, -0.22, 0.0, 0.74, 0.016, 0.008))
        .or(Solid.rod(0.07, 0.01, 0.68, 0.2, -0.1, 0.84, 0.016, 0.009))
        .or(Solid.rod(0.01, 0, 0.3, -0.16, -0.02, 0.42, 0.02, 0.009))
        .or(Solid.rod(0, 0, 0.06, 0.1, 0.08, -0.02, 0.04, 0.02))
        .or(Solid.rod(0, 0, 0.06, -0.11, 0.04, -0.02, 0.04, 0.02))
        .or(Solid.rod(0, 0, 0.06, 0.02, -0.13, -0.02, 0.04, 0.02));
  }

  private static Solid stump(double u, double v) {
    return Solid.rod(u, v, -0.02, u, v, FELLED, 0.055, 0.045);
  }

  /** A body turned about its foot, and larger or smaller. [angle: radians] */
  private static Solid turned(Solid body, double angle, double size) {
    double cos = StrictMath.cos(angle) / size;
    double sin = StrictMath.sin(angle) / size;
    return (u, v, w) ->
        body.distance(u * cos + v * sin, v * cos - u * sin, w / size) * size - THICKER;
  }
}
