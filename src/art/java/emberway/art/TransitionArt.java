package emberway.art;

import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
import java.util.Map;
import java.util.TreeMap;

/**
 * A ground that reaches over into others.
 *
 * @param width how far it does from a side [cells]
 * @param edge what it shows
 */
record TransitionArt(double width, EdgeArt.Edge edge) {
  private static final double EDGE = 0.18; // how far land reaches over land [cells]
  private static final double WIDE_EDGE = 0.28; // how far ground in patches reaches [cells]

  /** All of the tile set's, by the stem of their pieces. */
  static final Map<String, TransitionArt> ALL =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("L1_Shallows", new TransitionArt(ShoreArt.SHALLOWS, ShoreArt::shallows)),
              Map.entry("L1_Shore", shore(ShoreArt::beach)),
              Map.entry("L1_GrassShore", shore(ShoreArt.above(LandArt::grass, ColorPalette.GRASS))),
              Map.entry("L1_SnowShore", shore(ShoreArt.above(LandArt::snow, ColorPalette.SNOW))),
              Map.entry(
                  "L1_MarshShore", shore(ShoreArt.above(TransitionArt::marsh, ColorPalette.MARSH))),
              Map.entry(
                  "L1_RockShore", shore(ShoreArt.above(TransitionArt::rock, ColorPalette.ROCK))),
              Map.entry("L1_LavaShore", shore(ShoreArt::crust)),
              Map.entry(
                  "L1_GrassEdge",
                  new TransitionArt(EDGE, EdgeArt.ragged(LandArt::grass, ColorPalette.GRASS))),
              Map.entry(
                  "L1_MarshEdge",
                  new TransitionArt(
                      EDGE, EdgeArt.ragged(TransitionArt::marsh, ColorPalette.MARSH))),
              Map.entry("L1_RockEdge", new TransitionArt(WIDE_EDGE, EdgeArt::scree)),
              Map.entry("L1_LavaEdge", new TransitionArt(EDGE, EdgeArt::crust)),
              Map.entry("L1_SnowEdge", new TransitionArt(WIDE_EDGE, EdgeArt::snow))));

  private static TransitionArt shore(EdgeArt.Edge edge) {
    return new TransitionArt(ShoreArt.WIDTH, edge);
  }

  private static Rgb marsh(double u, double v) {
    return WaterArt.marsh(BlobMask.OPEN, u, v);
  }

  private static Rgb rock(double u, double v) {
    return LandArt.rock(BlobMask.OPEN, u, v);
  }

  /** One piece of it. */
  SpriteBitmap paint(SpriteLattice spriteLattice, JoinMask sides, int corners) {
    TransitionReach transitionReach = new TransitionReach(sides, corners, width);
    return GroundTexture.paintWithin(
        spriteLattice, (u, v) -> edge.at(u, v, transitionReach.depth(u, v)));
  }
}
