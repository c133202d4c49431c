package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.JoinMask;
import emberway.art.raster.RayMarcher;
import emberway.art.raster.Rgb;
import emberway.art.raster.Solid;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Stone walls and the gates in them. */
final class WallArt {
  private static final double HALF = 0.115; // of the wall's thickness [cells]
  private static final double WALK = 0.46; // height of the wall walk [cells]
  private static final double MERLON = 0.58; // height of the merlons [cells]
  private static final double PERIOD = 0.25; // of the merlons along the wall [cells]

  private WallArt() {}

  /** The wall with the given arms: a curtain along a straight, a tower elsewhere. */
  static SpriteBitmap wall(SpriteLattice spriteLattice, JoinMask joinMask, Biome biome) {
    SolidScene solidScene = new SolidScene();
    curtain(solidScene, joinMask, -HALF);
    if (!joinMask.isStraight()) {
      solidScene.add(tower(0.19, 0.64), WallArt::masonry);
    }
    return RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.CELL);
  }

  /** The gate with the given arms: a gatehouse, open across the line of the wall. */
  static SpriteBitmap gate(SpriteLattice spriteLattice, JoinMask joinMask, Biome biome) {
    SolidScene solidScene = new SolidScene();
    curtain(solidScene, joinMask, 0.2);
    Solid house = Solid.box(0.25, 0.25, 0, 0.72, 0.01).or(crown(0.265, 0.66, 0.84));
    boolean alongU = joinMask.has(JoinMask.EAST) || joinMask.has(JoinMask.WEST);
    boolean alongV = joinMask.has(JoinMask.NORTH) || joinMask.has(JoinMask.SOUTH);
    boolean openNorthSouth = alongU || !alongV;
    if (openNorthSouth) {
      house = house.minus(passage());
    }
    if (alongV) {
      Solid across = passage();
      house = house.minus((u, v, w) -> across.distance(v, u, w));
    }
    solidScene.add(
        house, s -> gatehouse(s, Math.abs(s.nu()) > Math.abs(s.nv()) ? alongV : openNorthSouth));
    Solid roof = Solid.pyramid(0.74, 1.12, 0.2);
    solidScene.add(roof, SurfacePoint.Material.rough(ColorPalette.TILE_ROOF, 16, 0.2, 5));
    SpriteBitmap spriteBitmap =
        RoadArt.road(spriteLattice, throughRoad(joinMask, alongU, alongV), biome);
    spriteBitmap.lay(
        RayMarcher.take(spriteLattice, SnowCover.on(solidScene, biome), RayMarcher.Cut.CELL));
    return spriteBitmap;
  }

  /** The road through a gate: across the wall, or to all sides without wall. */
  private static JoinMask throughRoad(JoinMask joinMask, boolean alongU, boolean alongV) {
    if (alongU && alongV) {
      return new JoinMask(JoinMask.COUNT - 1 - joinMask.mask());
    }
    return new JoinMask(alongV ? JoinMask.EAST | JoinMask.WEST : JoinMask.NORTH | JoinMask.SOUTH);
  }

  /** A vault along v, as wide as a road. */
  private static Solid passage() {
    return (u, v, w) -> {
      double over = Math.max(0, w - 0.24);
      return Math.sqrt(u * u + over * over) - 0.135;
    };
  }

  /** The arms of a wall, each beginning at a distance from the cell's middle. */
  private static void curtain(SolidScene solidScene, JoinMask joinMask, double from) {
    if (joinMask.has(JoinMask.NORTH)) {
      solidScene.add((u, v, w) -> run(u, v, -v - from, w), WallArt::masonry);
    }
    if (joinMask.has(JoinMask.EAST)) {
      solidScene.add((u, v, w) -> run(v, u, u - from, w), WallArt::masonry);
    }
    if (joinMask.has(JoinMask.SOUTH)) {
      solidScene.add((u, v, w) -> run(u, v, v - from, w), WallArt::masonry);
    }
    if (joinMask.has(JoinMask.WEST)) {
      solidScene.add((u, v, w) -> run(v, u, -u - from, w), WallArt::masonry);
    }
  }

  /** A curtain wall; {@code along} places its merlons, {@code out} grows from its beginning. */
  private static double run(double across, double along, double out, double w) {
    double a = Math.abs(across);
    double end = Math.max(-out, out - 1.0 - HALF);
    double body = Math.max(Math.max(a - HALF, w - WALK), end);
    double phase = along / PERIOD;
    double tooth = (Math.abs(phase - Math.floor(phase) - 0.5) - 0.28) * PERIOD;
    double parapet =
        Math.max(Math.max(Math.abs(a - HALF + 0.012) - 0.035, Math.abs(w - WALK) - 0.06), end);
    double merlon =
        Math.max(
            Math.max(Math.abs(a - HALF + 0.012) - 0.035, tooth),
            Math.max(Math.abs(w - 0.5 * (WALK + MERLON)) - 0.5 * (MERLON - WALK), end));
    return Math.min(body, Math.min(parapet, merlon));
  }

  /** A round tower with a crown of merlons. */
  private static Solid tower(double radius, double height) {
    Solid shaft = Solid.cone(-0.1, height, radius + 0.02, radius);
    Solid head = Solid.cone(height - 0.07, height + 0.05, radius + 0.03, radius + 0.03);
    Solid crown =
        Solid.cone(height, height + 0.13, radius + 0.03, radius + 0.03)
            .minus(Solid.cone(height - 0.01, height + 1, radius - 0.03, radius - 0.03))
            .minus(slits());
    return shaft
        .or(head.minus(Solid.cone(height, height + 1, radius - 0.03, radius - 0.03)))
        .or(crown);
  }

  private static Solid slits() {
    return (u, v, w) -> {
      double a = Math.min(Math.abs(u), Math.abs(v));
      double b = Math.abs(Math.abs(u) - Math.abs(v)) * 0.7071;
      return Math.min(a, b) - 0.028;
    };
  }

  /** A square crown of merlons. */
  private static Solid crown(double half, double w0, double w1) {
    Solid ring =
        Solid.box(half, half, w0, w1, 0)
            .minus(Solid.box(half - 0.06, half - 0.06, w0 + 0.07, 2, 0));
    Solid gaps =
        (u, v, w) -> {
          double pu = u / 0.15 + 0.5;
          double pv = v / 0.15 + 0.5;
          double gu = Math.abs(pu - Math.floor(pu) - 0.5) - 0.24;
          double gv = Math.abs(pv - Math.floor(pv) - 0.5) - 0.24;
          boolean onU = Math.abs(v) > Math.abs(u);
          return Math.max((onU ? gu : gv) * 0.15, w0 + 0.09 - w);
        };
    return ring.minus(gaps);
  }

  /** Masonry, dark where it lines a passage; a frame of pale stone around an arch. */
  private static Rgb gatehouse(SurfacePoint s, boolean open) {
    double depth = Math.max(Math.abs(s.u()), Math.abs(s.v()));
    if (s.w() < 0.4 && depth < 0.235) {
      return ColorPalette.STONE.at(0.42 * s.light());
    }
    double across = Math.abs(s.nu()) > Math.abs(s.nv()) ? s.v() : s.u();
    double over = Math.max(0, s.w() - 0.24);
    double arch = Math.sqrt(across * across + over * over);
    return open && arch < 0.175 && s.w() < 0.45
        ? ColorPalette.STONE.at(s.light() + 0.13)
        : masonry(s);
  }

  /** Courses of stone, staggered, each block a little different. */
  static Rgb masonry(SurfacePoint s) {
    double light = s.light();
    double course = s.w() / 0.085;
    int row = (int) Math.floor(course);
    double along = Math.abs(s.nu()) > Math.abs(s.nv()) ? s.v() : s.u();
    double block = along * 8 + (row & 1) * 0.5;
    int column = Math.floorMod((int) Math.floor(block), 8);
    if (Math.abs(s.nw()) < 0.6) {
      light += 0.16 * (TileableNoise.hash(column, row, 17) - 0.5);
      double joint = Math.min(course - row, 0.5 * (block - Math.floor(block)));
      light -= joint < 0.16 ? 0.09 : 0;
    } else {
      light -= 0.05;
    }
    light += 0.05 * (TileableNoise.at(s.u(), s.v(), s.w(), 20, 18) - 0.5);
    Rgb stone = ColorPalette.STONE.at(light);
    double moss = TileableNoise.at(s.u(), s.v(), s.w(), 6, 19) - 0.38 - 2.6 * s.w();
    return stone.mix(ColorPalette.MARSH.at(light), 0.9 * Math.max(0, Math.min(0.6, moss * 2)));
  }
}
