package emberway.art;

import emberway.art.raster.Camera;
import emberway.art.raster.Joins;
import emberway.art.raster.Lattice;
import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Picture;
import emberway.art.raster.Rgb;
import emberway.art.raster.Scene;
import emberway.art.raster.Solid;
import emberway.art.raster.Surface;

/** Bridges of planks with rails, as wide as the road that they carry. */
final class BridgeArt {
  private static final double HALF = 0.21; // of the deck [cells]
  private static final double DECK = 0.06; // height of the deck [cells]

  private BridgeArt() {}

  /** The bridge with the given arms. */
  static Picture bridge(Lattice lattice, Joins joins) {
    Scene scene = new Scene();
    scene.add(deck(joins), s -> planks(joins, s));
    scene.add(piers(joins), WallArt::masonry);
    scene.add(rails(joins), BridgeArt::timber);
    return Camera.take(lattice, scene, Camera.Cut.CELL);
  }

  private static double outline(Joins joins, double u, double v, double half) {
    double best = Math.max(Math.abs(u), Math.abs(v)) - half;
    best = joins.has(Joins.NORTH) ? Math.min(best, arm(u, -v, half)) : best;
    best = joins.has(Joins.EAST) ? Math.min(best, arm(v, u, half)) : best;
    best = joins.has(Joins.SOUTH) ? Math.min(best, arm(u, v, half)) : best;
    return joins.has(Joins.WEST) ? Math.min(best, arm(v, -u, half)) : best;
  }

  private static double arm(double across, double along, double half) {
    return Math.max(Math.abs(across) - half, Math.max(-along, along - 1));
  }

  private static Solid deck(Joins joins) {
    return (u, v, w) -> Math.max(outline(joins, u, v, HALF), Math.abs(w - DECK + 0.02) - 0.02);
  }

  /** What carries the deck at the cell's borders: a pier in the water, an abutment on land. */
  private static Solid piers(Joins joins) {
    double half = HALF - 0.005;
    return (u, v, w) -> {
      double inner = 0.41 - Math.max(Math.abs(u), Math.abs(v));
      return Math.max(Math.max(outline(joins, u, v, half), inner), w - DECK + 0.03);
    };
  }

  /** Posts and a bar along the deck's edge. */
  private static Solid rails(Joins joins) {
    return (u, v, w) -> {
      double edge = Math.abs(outline(joins, u, v, HALF - 0.02)) - 0.013;
      double bar = Math.max(edge, Math.abs(w - 0.175) - 0.014);
      double pu = u * 4 + 0.5;
      double pv = v * 4 + 0.5;
      double nearU = Math.abs(pu - Math.floor(pu) - 0.5) / 4;
      double nearV = Math.abs(pv - Math.floor(pv) - 0.5) / 4;
      double onU = Math.abs(Math.abs(u) - HALF + 0.02) < 0.03 ? nearV : 1;
      double onV = Math.abs(Math.abs(v) - HALF + 0.02) < 0.03 ? nearU : 1;
      double post = Math.max(edge - 0.008, Math.min(onU, onV) - 0.022);
      double posts = Math.max(post, Math.max(w - 0.215, -w));
      return 0.6 * Math.min(bar, posts);
    };
  }

  private static Rgb planks(Joins joins, Surface s) {
    boolean alongU = joins.has(Joins.EAST) || joins.has(Joins.WEST);
    boolean alongV = joins.has(Joins.NORTH) || joins.has(Joins.SOUTH);
    boolean acrossU = alongU && (!alongV || Math.abs(s.u()) > Math.abs(s.v()));
    double plank = (acrossU ? s.u() : s.v()) * 12;
    int number = Math.floorMod((int) Math.floor(plank), 12);
    double light = s.light() + 0.16 * (Noise.hash(number, acrossU ? 1 : 2, 23) - 0.5);
    light -= plank - Math.floor(plank) < 0.22 ? 0.17 : 0;
    return Palette.WOOD.at(light + 0.1 * (Noise.at(s.u(), s.v(), s.w(), 20, 24) - 0.5));
  }

  private static Rgb timber(Surface s) {
    return Palette.WOOD.at(s.light() + 0.08);
  }
}
