package emberway.art;

import emberway.art.raster.Camera;
import emberway.art.raster.Lattice;
import emberway.art.raster.Palette;
import emberway.art.raster.Picture;
import emberway.art.raster.Scene;
import emberway.art.raster.Solid;
import emberway.art.raster.Surface;

/** Dead trees. */
final class NatureArt {
  private static final double FELLED = 0.11; // height of a stump [cells]
  private static final double THICKER = 0.006; // so that twigs of smaller trees show [cells]

  private NatureArt() {}

  /** One bare tree. */
  static Picture deadTree(Lattice lattice, Land land) {
    return take(lattice, tree(), land);
  }

  /** A young one, off to the east. */
  static Picture deadTreeYoung(Lattice lattice, Land land) {
    Solid young = turned(tree(), 2.8, 0.72).at(0.17, -0.06, 0);
    return take(lattice, young.or(stump(-0.2, 0.16)), land);
  }

  /** One that leans, off to the west. */
  static Picture deadTreeLeaning(Lattice lattice, Land land) {
    Solid upright = turned(tree(), 3.6, 0.88);
    Solid leaning = (u, v, w) -> upright.distance(u + 0.16 * w, v + 0.2 * w, w) * 0.95;
    return take(lattice, leaning.at(-0.05, 0.12, 0), land);
  }

  /** One whose top has broken off and lies before it. */
  static Picture deadTreeBroken(Lattice lattice, Land land) {
    Solid whole = turned(tree(), 0.4, 1.05);
    Solid broken = (u, v, w) -> Math.max(whole.distance(u, v, w), (w - 0.7 - 0.5 * u) * 0.85);
    Solid top =
        Solid.rod(-0.34, 0.3, 0.02, 0.1, 0.2, 0.02, 0.012, 0.034)
            .or(Solid.rod(-0.16, 0.26, 0.02, -0.3, 0.14, 0.1, 0.016, 0.007))
            .or(Solid.rod(-0.08, 0.24, 0.02, -0.12, 0.36, 0.1, 0.016, 0.007));
    return take(lattice, broken.at(0.08, -0.12, 0).or(top), land);
  }

  private static Picture take(Lattice lattice, Solid wood, Land land) {
    Scene scene = new Scene();
    scene.add(wood, Surface.Material.rough(Palette.BARK, 18, 0.25, 320));
    return Camera.take(lattice, Snowfall.on(scene, land), Camera.Cut.NONE);
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
