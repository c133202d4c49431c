package emberway.art;

/** Stone walls and the gates in them. */
final class WallArt {
  private static final double HALF = 0.115; // of the wall's thickness [cells]
  private static final double WALK = 0.46; // height of the wall walk [cells]
  private static final double MERLON = 0.58; // height of the merlons [cells]
  private static final double PERIOD = 0.25; // of the merlons along the wall [cells]

  private WallArt() {}

  /** The wall with the given arms: a curtain along a straight, a tower elsewhere. */
  static Picture wall(Lattice lattice, Joins joins) {
    Scene scene = new Scene();
    curtain(scene, joins);
    if (!joins.isStraight()) {
      scene.add(tower(0.19, 0.64), WallArt::masonry);
    }
    return Camera.take(lattice, scene, Camera.Cut.CELL);
  }

  /** The gate with the given arms: a gatehouse, open across the line of the wall. */
  static Picture gate(Lattice lattice, Joins joins) {
    Scene scene = new Scene();
    curtain(scene, joins);
    Solid house = Solid.box(0.25, 0.25, 0, 0.72, 0.01).or(crown(0.265, 0.66, 0.84));
    boolean alongU = joins.has(Joins.EAST) || joins.has(Joins.WEST);
    boolean alongV = joins.has(Joins.NORTH) || joins.has(Joins.SOUTH);
    if (!alongV || alongU) {
      house = house.minus(passage());
    }
    if (!alongU && alongV || alongU && alongV) {
      Solid across = passage();
      house = house.minus((u, v, w) -> across.distance(v, u, w));
    }
    scene.add(house, WallArt::masonry);
    Solid roof = Solid.pyramid(0.74, 1.12, 0.2);
    scene.add(roof, Surface.Material.rough(Palette.TILE_ROOF, 16, 0.2, 5));
    Picture path = path(lattice, alongU || !alongV, alongV && !alongU);
    path.lay(Camera.take(lattice, scene, Camera.Cut.CELL));
    return path;
  }

  private static Picture path(Lattice lattice, boolean northSouth, boolean eastWest) {
    int mask = (northSouth ? Joins.NORTH | Joins.SOUTH : 0) | (eastWest ? Joins.EAST | Joins.WEST : 0);
    return RoadArt.road(lattice, new Joins(mask));
  }

  /** A vault along v, as wide as a road. */
  private static Solid passage() {
    return (u, v, w) -> {
      double over = Math.max(0, w - 0.24);
      return Math.sqrt(u * u + over * over) - 0.135;
    };
  }

  private static void curtain(Scene scene, Joins joins) {
    if (joins.has(Joins.NORTH)) {
      scene.add(arm((u, v, w) -> run(u, v, -v, w)), WallArt::masonry);
    }
    if (joins.has(Joins.EAST)) {
      scene.add(arm((u, v, w) -> run(v, u, u, w)), WallArt::masonry);
    }
    if (joins.has(Joins.SOUTH)) {
      scene.add(arm((u, v, w) -> run(u, v, v, w)), WallArt::masonry);
    }
    if (joins.has(Joins.WEST)) {
      scene.add(arm((u, v, w) -> run(v, u, -u, w)), WallArt::masonry);
    }
  }

  private static Solid arm(Solid run) {
    return run;
  }

  /** A curtain wall outwards from the cell's middle; {@code out} grows along the arm. */
  private static double run(double across, double along, double out, double w) {
    double a = Math.abs(across);
    double end = Math.max(-out - HALF, out - 1.0);
    double body = Math.max(Math.max(a - HALF, w - WALK), end);
    double phase = along / PERIOD;
    double tooth = (Math.abs(phase - Math.floor(phase) - 0.5) - 0.28) * PERIOD;
    double parapet =
        Math.max(
            Math.max(Math.abs(a - HALF + 0.012) - 0.035, Math.abs(w - WALK) - 0.06),
            Math.max(end, -1));
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
    return shaft.or(head.minus(Solid.cone(height, height + 1, radius - 0.03, radius - 0.03)))
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
    Solid ring = Solid.box(half, half, w0, w1, 0).minus(Solid.box(half - 0.06, half - 0.06, w0 + 0.07, 2, 0));
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

  /** Courses of stone, staggered, each block a little different. */
  static Rgb masonry(Surface s) {
    double light = s.light();
    double course = s.w() / 0.085;
    int row = (int) Math.floor(course);
    double along = Math.abs(s.nu()) > Math.abs(s.nv()) ? s.v() : s.u();
    double block = along * 8 + (row & 1) * 0.5;
    int column = Math.floorMod((int) Math.floor(block), 8);
    if (Math.abs(s.nw()) < 0.6) {
      light += 0.13 * (Noise.hash(column, row, 17) - 0.5);
      double joint = Math.min(course - row, 0.5 * (block - Math.floor(block)));
      light -= joint < 0.14 ? 0.07 : 0;
    } else {
      light -= 0.05;
    }
    light += 0.08 * (Noise.at(s.u(), s.v(), s.w(), 20, 18) - 0.5);
    Rgb stone = Palette.STONE.at(light);
    double moss = Noise.at(s.u(), s.v(), s.w(), 6, 19) - 0.35 - 2.2 * s.w();
    return stone.mix(Palette.MARSH.at(light), 0.9 * Math.max(0, Math.min(0.6, moss * 2)));
  }
}
