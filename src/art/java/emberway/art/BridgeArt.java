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

/** Bridges of planks with rails, as wide as the road that they carry. */
final class BridgeArt {
  private static final double HALF = 0.21; // of the deck [cells]
  private static final double DECK = 0.06; // height of the deck [cells]

  private BridgeArt() {}

  /** The bridge with the given arms. */
  static SpriteBitmap bridge(SpriteLattice spriteLattice, JoinMask joinMask) {
    SolidScene solidScene = new SolidScene();
    solidScene.add(deck(joinMask), s -> planks(joinMask, s));
    solidScene.add(piers(joinMask), WallArt::masonry);
    solidScene.add(rails(joinMask), BridgeArt::timber);
    return RayMarcher.take(spriteLattice, solidScene, RayMarcher.Cut.CELL);
  }

  private static double outline(JoinMask joinMask, double u, double v, double half) {
    double best = Math.max(Math.abs(u), Math.abs(v)) - half;
    best = joinMask.has(JoinMask.NORTH) ? Math.min(best, arm(u, -v, half)) : best;
    best = joinMask.has(JoinMask.EAST) ? Math.min(best, arm(v, u, half)) : best;
    best = joinMask.has(JoinMask.SOUTH) ? Math.min(best, arm(u, v, half)) : best;
    return joinMask.has(JoinMask.WEST) ? Math.min(best, arm(v, -u, half)) : best;
  }

  private static double arm(double across, double along, double half) {
    return Math.max(Math.abs(across) - half, Math.max(-along, along - 1));
  }

  private static Solid deck(JoinMask joinMask) {
    return (u, v, w) -> Math.max(outline(joinMask, u, v, HALF), Math.abs(w - DECK + 0.02) - 0.02);
  }

  /** What carries the deck at the cell's borders: a pier in the water, an abutment on land. */
  private static Solid piers(JoinMask joinMask) {
    double half = HALF - 0.005;
    return (u, v, w) -> {
      double inner = 0.41 - Math.max(Math.abs(u), Math.abs(v));
      return Math.max(Math.max(outline(joinMask, u, v, half), inner), w - DECK + 0.03);
    };
  }

  /** Posts and a bar along the deck's edge. */
  private static Solid rails(JoinMask joinMask) {
    return (u, v, w) -> {
      double edge = Math.abs(outline(joinMask, u, v, HALF - 0.02)) - 0.013;
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

  private static Rgb planks(JoinMask joinMask, SurfacePoint s) {
    boolean alongU = joinMask.has(JoinMask.EAST) || joinMask.has(JoinMask.WEST);
    boolean alongV = joinMask.has(JoinMask.NORTH) || joinMask.has(JoinMask.SOUTH);
    boolean acrossU = alongU && (!alongV || Math.abs(s.u()) > Math.abs(s.v()));
    double plank = (acrossU ? s.u() : s.v()) * 12;
    int number = Math.floorMod((int) Math.floor(plank), 12);
    double light = s.light() + 0.16 * (TileableNoise.hash(number, acrossU ? 1 : 2, 23) - 0.5);
    light -= plank - Math.floor(plank) < 0.22 ? 0.17 : 0;
    return ColorPalette.WOOD.at(
        light + 0.1 * (TileableNoise.at(s.u(), s.v(), s.w(), 20, 24) - 0.5));
  }

  private static Rgb timber(SurfacePoint s) {
    return ColorPalette.WOOD.at(s.light() + 0.08);
  }
}
