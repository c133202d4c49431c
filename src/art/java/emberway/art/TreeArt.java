package emberway.art;

import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Forests: mixed trees, dense where forest goes on, thinning out at its border. */
final class TreeArt {
  private static final int ROWS = 4; // of places for trees, across a cell

  private TreeArt() {}

  /** The part of a forest on one cell. */
  static SpriteBitmap forest(SpriteLattice spriteLattice, BlobMask blobMask, Biome biome) {
    SolidScene solidScene = new SolidScene();
    int seed = 1700 + 10 * blobMask.number();
    double[] depth = blobMask.heights(0.45, 1, 0.6, 1, 0.95);
    for (int j = 0; j < ROWS; j++) {
      for (int i = 0; i < ROWS; i++) {
        double u = (i + 0.5) / ROWS - 0.5 + 0.16 * (TileableNoise.hash(i, j, seed) - 0.5);
        double v = (j + 0.5) / ROWS - 0.5 + 0.16 * (TileableNoise.hash(i, j, seed + 1) - 0.5);
        double thick = BlobMask.between(depth, u, v, 0.3);
        double size = (0.62 + 0.42 * thick) * (0.82 + 0.34 * TileableNoise.hash(i, j, seed + 2));
        if (thick > 0.22 + 0.5 * TileableNoise.hash(i, j, seed + 3)) {
          tree(solidScene, u, v, size, thick, seed + 4 + 50 * (j * ROWS + i), biome);
        }
      }
    }
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.NONE);
  }

  private static void tree(
      SolidScene solidScene, double u, double v, double size, double thick, int seed, Biome biome) {
    double needles = 0.12 + 0.38 * thick * thick;
    if (biome == Biome.SNOWY) {
      fir(solidScene, u, v, (0.72 + 0.2 * needles) * size, seed, 0.47);
    } else if (TileableNoise.hash(5, 6, seed) < needles) {
      fir(solidScene, u, v, 0.92 * size, seed, 0);
    } else {
      broadleaf(solidScene, u, v, 0.8 * size, seed);
    }
  }

  private static void broadleaf(SolidScene solidScene, double u, double v, double size, int seed) {
    Solid trunk = Solid.rod(u, v, 0, u, v, 0.22, 0.026, 0.022);
    solidScene.add(trunk.near(u, v, 0.03), SurfacePoint.Material.of(ColorPalette.BARK));
    double lean = 0.06 * (TileableNoise.hash(1, 1, seed) - 0.5);
    Solid crown =
        Solid.ellipsoid(0.135 * size, 0.18 * size)
            .at(u, v, 0.35 * size)
            .or(
                Solid.ellipsoid(0.10 * size, 0.11 * size)
                    .at(u - 0.06, v + 0.04 + lean, 0.29 * size))
            .or(
                Solid.ellipsoid(0.09 * size, 0.12 * size)
                    .at(u + 0.06 + lean, v + 0.04, 0.27 * size));
    double tone = 0.22 * (TileableNoise.hash(2, 2, seed) - 0.5);
    double autumn =
        TileableNoise.hash(3, 3, seed) > 0.8 ? 0.55 : 0.25 * TileableNoise.hash(4, 4, seed);
    int grain = 310 + Math.floorMod(seed, 7);
    solidScene.add(
        crown.near(u, v, 0.2),
        s -> {
          double leaf = TileableNoise.at(s.u(), s.v(), s.w(), 17, grain) - 0.5;
          double t = s.light() * 1.02 + tone + 0.30 * leaf;
          return ColorPalette.LEAF.at(t).mix(ColorPalette.MOOR.at(t - 0.12), autumn);
        });
  }

  /** A fir, the share {@code snow} of it white. */
  private static void fir(
      SolidScene solidScene, double u, double v, double size, int seed, double snow) {
    Solid trunk = Solid.rod(u, v, 0, u, v, 0.2, 0.03, 0.03);
    solidScene.add(trunk.near(u, v, 0.03), SurfacePoint.Material.of(ColorPalette.BARK));
    Solid skirts =
        Solid.cone(0.08, 0.36, 0.145, 0.04)
            .or(Solid.cone(0.24, 0.50, 0.115, 0.025))
            .or(Solid.cone(0.38, 0.68, 0.08, 0.0));
    Solid tree = (x, y, z) -> skirts.distance((x - u) / size, (y - v) / size, z / size) * size;
    double tone = 0.12 * (TileableNoise.hash(2, 2, seed) - 0.5);
    solidScene.add(
        tree.near(u, v, 0.16),
        s -> {
          double twigs = TileableNoise.at(s.u(), s.v(), s.w(), 16, 305) - 0.5;
          Rgb needles = ColorPalette.NEEDLE.at(s.light() + tone + 0.28 * twigs);
          double load =
              TileableNoise.at(s.u(), s.v(), s.w(), 13, 306) + 0.25 * (s.w() / size - 0.3);
          double cover = TileableNoise.step(-0.05, 0.05, load - (1 - snow));
          return needles.mix(ColorPalette.SNOW.at(0.18 + s.light()), snow > 0 ? cover : 0);
        });
  }
}
