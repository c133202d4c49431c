package emberway.art;

import emberway.art.raster.Camera;
import emberway.art.raster.Lattice;
import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Picture;
import emberway.art.raster.Rgb;
import emberway.art.raster.Scene;
import emberway.art.raster.Solid;
import emberway.art.raster.Spread;
import emberway.art.raster.Surface;

/** Forests: mixed trees, dense where forest goes on, thinning out at its border. */
final class ForestArt {
  private static final int ROWS = 4; // of places for trees, across a cell

  private ForestArt() {}

  /** The part of a forest on one cell. */
  static Picture forest(Lattice lattice, Spread spread, Land land) {
    Scene scene = new Scene();
    int seed = 1700 + 10 * spread.number();
    double[] depth = spread.heights(0.45, 1, 0.6, 1, 0.95);
    for (int j = 0; j < ROWS; j++) {
      for (int i = 0; i < ROWS; i++) {
        double u = (i + 0.5) / ROWS - 0.5 + 0.16 * (Noise.hash(i, j, seed) - 0.5);
        double v = (j + 0.5) / ROWS - 0.5 + 0.16 * (Noise.hash(i, j, seed + 1) - 0.5);
        double thick = Spread.between(depth, u, v, 0.3);
        double size = (0.62 + 0.42 * thick) * (0.82 + 0.34 * Noise.hash(i, j, seed + 2));
        if (thick > 0.22 + 0.5 * Noise.hash(i, j, seed + 3)) {
          tree(scene, u, v, size, thick, seed + 4 + 50 * (j * ROWS + i), land);
        }
      }
    }
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  private static void tree(
      Scene scene, double u, double v, double size, double thick, int seed, Land land) {
    double needles = 0.12 + 0.38 * thick * thick;
    if (land == Land.SNOWY) {
      fir(scene, u, v, (0.72 + 0.2 * needles) * size, seed, 0.47);
    } else if (Noise.hash(5, 6, seed) < needles) {
      fir(scene, u, v, 0.92 * size, seed, 0);
    } else {
      broadleaf(scene, u, v, 0.8 * size, seed);
    }
  }

  private static void broadleaf(Scene scene, double u, double v, double size, int seed) {
    Solid trunk = Solid.rod(u, v, 0, u, v, 0.22, 0.026, 0.022);
    scene.add(trunk.near(u, v, 0.03), Surface.Material.of(Palette.BARK));
    double lean = 0.06 * (Noise.hash(1, 1, seed) - 0.5);
    Solid crown =
        Solid.ellipsoid(0.135 * size, 0.18 * size)
            .at(u, v, 0.35 * size)
            .or(
                Solid.ellipsoid(0.10 * size, 0.11 * size)
                    .at(u - 0.06, v + 0.04 + lean, 0.29 * size))
            .or(
                Solid.ellipsoid(0.09 * size, 0.12 * size)
                    .at(u + 0.06 + lean, v + 0.04, 0.27 * size));
    double tone = 0.22 * (Noise.hash(2, 2, seed) - 0.5);
    double autumn = Noise.hash(3, 3, seed) > 0.8 ? 0.55 : 0.25 * Noise.hash(4, 4, seed);
    int grain = 310 + Math.floorMod(seed, 7);
    scene.add(
        crown.near(u, v, 0.2),
        s -> {
          double leaf = Noise.at(s.u(), s.v(), s.w(), 17, grain) - 0.5;
          double t = s.light() * 1.02 + tone + 0.30 * leaf;
          return Palette.LEAF.at(t).mix(Palette.MOOR.at(t - 0.12), autumn);
        });
  }

  /** A fir, the share {@code snow} of it white. */
  private static void fir(Scene scene, double u, double v, double size, int seed, double snow) {
    Solid trunk = Solid.rod(u, v, 0, u, v, 0.2, 0.03, 0.03);
    scene.add(trunk.near(u, v, 0.03), Surface.Material.of(Palette.BARK));
    Solid skirts =
        Solid.cone(0.08, 0.36, 0.145, 0.04)
            .or(Solid.cone(0.24, 0.50, 0.115, 0.025))
            .or(Solid.cone(0.38, 0.68, 0.08, 0.0));
    Solid tree = (x, y, z) -> skirts.distance((x - u) / size, (y - v) / size, z / size) * size;
    double tone = 0.12 * (Noise.hash(2, 2, seed) - 0.5);
    scene.add(
        tree.near(u, v, 0.16),
        s -> {
          double twigs = Noise.at(s.u(), s.v(), s.w(), 16, 305) - 0.5;
          Rgb needles = Palette.NEEDLE.at(s.light() + tone + 0.28 * twigs);
          double load = Noise.at(s.u(), s.v(), s.w(), 13, 306) + 0.25 * (s.w() / size - 0.3);
          double cover = Noise.step(-0.05, 0.05, load - (1 - snow));
          return needles.mix(Palette.SNOW.at(0.18 + s.light()), snow > 0 ? cover : 0);
        });
  }
}
