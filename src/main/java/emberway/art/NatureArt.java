package emberway.art;

/** Forests, dead trees, hills and mountains. */
final class NatureArt {
  private NatureArt() {}

  /** A stand of round and pointed trees. */
  static Picture forest(Lattice lattice) {
    Scene scene = new Scene();
    int rows = 3;
    for (int j = 0; j < rows; j++) {
      for (int i = 0; i < rows; i++) {
        double u = (i + 0.5) / rows - 0.5 + 0.13 * (Noise.hash(i, j, 301) - 0.5);
        double v = (j + 0.5) / rows - 0.5 + 0.13 * (Noise.hash(i, j, 302) - 0.5);
        double size = 0.95 + 0.32 * Noise.hash(i, j, 303);
        if ((i * 2 + j) % 3 == 1) {
          fir(scene, u * 0.94, v * 0.94, size);
        } else {
          broadleaf(scene, u * 0.94, v * 0.94, size, 310 + i * 3 + j);
        }
      }
    }
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  private static void broadleaf(Scene scene, double u, double v, double size, int seed) {
    scene.add(Solid.rod(u, v, 0, u, v, 0.25, 0.03, 0.025), Surface.Material.of(Palette.BARK));
    Solid crown =
        Solid.ellipsoid(0.155 * size, 0.19 * size)
            .at(u, v, 0.34 * size)
            .or(Solid.ellipsoid(0.10 * size, 0.11 * size).at(u - 0.07, v + 0.04, 0.29 * size))
            .or(Solid.ellipsoid(0.10 * size, 0.12 * size).at(u + 0.06, v + 0.05, 0.27 * size));
    double tone = 0.24 * (Noise.hash(seed, 0, 304) - 0.5);
    scene.add(
        crown,
        s -> {
          double leaf = Noise.at(s.u(), s.v(), s.w(), 17, seed) - 0.5;
          double t = s.light() * 0.98 + tone + 0.34 * leaf;
          return Palette.LEAF.at(t).mix(Palette.MOOR.at(t - 0.1), 2.2 * Math.max(0, tone));
        });
  }

  private static void fir(Scene scene, double u, double v, double size) {
    scene.add(Solid.rod(u, v, 0, u, v, 0.2, 0.03, 0.03), Surface.Material.of(Palette.BARK));
    Solid skirts =
        Solid.cone(0.10, 0.36, 0.15, 0.04)
            .or(Solid.cone(0.26, 0.50, 0.12, 0.025))
            .or(Solid.cone(0.40, 0.68, 0.085, 0.0));
    Solid tree = (x, y, z) -> skirts.distance((x - u) / size, (y - v) / size, z / size) * size;
    scene.add(tree, Surface.Material.rough(Palette.NEEDLE, 16, 0.28, 305));
  }

  /** One bare tree. */
  static Picture deadTree(Lattice lattice) {
    Scene scene = new Scene();
    Solid tree =
        Solid.rod(0, 0, 0, 0.02, -0.01, 0.5, 0.055, 0.038)
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
    scene.add(tree, Surface.Material.rough(Palette.BARK, 18, 0.25, 320));
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  /** Rolling hills of heath and stone, which suit grass, rock and snow alike. */
  static Picture hills(Lattice lattice) {
    Relief land =
        Relief.mound(0.09, -0.10, 0.44, 0.40)
            .plus(Relief.mound(-0.20, -0.12, 0.29, 0.30))
            .plus(Relief.mound(0.17, 0.19, 0.25, 0.32));
    Scene scene = new Scene();
    scene.add(
        land.solid(2.2),
        s -> {
          double t = s.light() * 0.9 + 0.06 + 0.22 * (Noise.at(s.u(), s.v(), 19, 331) - 0.5);
          double bare = Noise.at(s.u(), s.v(), 7, 332) * Noise.step(0.05, 0.14, s.w());
          Rgb heath = Palette.MOOR.at(t - 0.04).mix(Palette.EARTH.at(t - 0.08), 0.45);
          return heath.mix(Palette.ROCK.at(t + 0.08), Noise.step(0.5, 0.66, bare));
        });
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  /** A massif with snow on its peaks. */
  static Picture mountain(Lattice lattice) {
    Relief land =
        Relief.crag(0.04, -0.06, 1.13, 2.3, 6, 351)
            .or(Relief.crag(-0.20, -0.22, 0.74, 2.2, 5, 352))
            .or(Relief.crag(0.26, 0.15, 0.56, 2.0, 5, 343))
            .or(Relief.crag(-0.17, 0.17, 0.44, 1.8, 5, 354))
            .or(Relief.crag(0.22, -0.26, 0.55, 2.0, 5, 345))
            .within(0.49);
    Scene scene = new Scene();
    scene.add(land.solid(4.2), s -> rockAndSnow(s, 0.62));
    return Camera.take(lattice, scene, Camera.Cut.NONE);
  }

  private static Rgb rockAndSnow(Surface s, double snowLine) {
    double strata = Noise.at(s.u(), s.v(), s.w() * 2, 14, 345) - 0.5;
    Rgb rock = Palette.ROCK.at(s.light() + 0.02 + 0.18 * strata);
    double line = snowLine + 0.28 * (Noise.at(s.u(), s.v(), 7, 346) - 0.5);
    double cover = Noise.step(-0.03, 0.04, s.w() - line + 0.25 * (s.nw() - 0.4));
    return rock.mix(Palette.SNOW.at(s.light() * 1.1 + 0.05), cover);
  }
}
