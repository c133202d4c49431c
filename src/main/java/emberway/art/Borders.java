package emberway.art;

import emberway.art.raster.Ground;
import emberway.art.raster.Joins;
import emberway.art.raster.Lattice;
import emberway.art.raster.Palette;
import emberway.art.raster.Picture;
import emberway.art.raster.Rgb;
import emberway.art.raster.Spread;
import java.util.Map;
import java.util.TreeMap;

/**
 * A ground that reaches over into others.
 *
 * @param width how far it does from a side [cells]
 * @param edge what it shows
 */
record Borders(double width, EdgeArt.Edge edge) {
  private static final double EDGE = 0.18; // how far land reaches over land [cells]
  private static final double WIDE_EDGE = 0.28; // the same of what lies in patches [cells]

  /** All of the tile set's, by the stem of their pieces. */
  static final Map<String, Borders> ALL =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("L1_Shallows", new Borders(ShoreArt.SHALLOWS, ShoreArt::shallows)),
              Map.entry("L1_Shore", shore(ShoreArt::beach)),
              Map.entry("L1_GrassShore", shore(ShoreArt.above(LandArt::grass, Palette.GRASS))),
              Map.entry("L1_SnowShore", shore(ShoreArt.above(LandArt::snow, Palette.SNOW))),
              Map.entry("L1_MarshShore", shore(ShoreArt.above(Borders::marsh, Palette.MARSH))),
              Map.entry("L1_RockShore", shore(ShoreArt.above(Borders::rock, Palette.ROCK))),
              Map.entry("L1_LavaShore", shore(ShoreArt::crust)),
              Map.entry(
                  "L1_GrassEdge", new Borders(EDGE, EdgeArt.ragged(LandArt::grass, Palette.GRASS))),
              Map.entry(
                  "L1_MarshEdge", new Borders(EDGE, EdgeArt.ragged(Borders::marsh, Palette.MARSH))),
              Map.entry("L1_RockEdge", new Borders(WIDE_EDGE, EdgeArt::scree)),
              Map.entry("L1_LavaEdge", new Borders(EDGE, EdgeArt::crust)),
              Map.entry("L1_SnowEdge", new Borders(WIDE_EDGE, EdgeArt::snow))));

  private static Borders shore(EdgeArt.Edge edge) {
    return new Borders(ShoreArt.WIDTH, edge);
  }

  private static Rgb marsh(double u, double v) {
    return WaterArt.marsh(Spread.OPEN, u, v);
  }

  private static Rgb rock(double u, double v) {
    return LandArt.rock(Spread.OPEN, u, v);
  }

  /** One piece of it. */
  Picture paint(Lattice lattice, Joins sides, int corners) {
    Reach reach = new Reach(sides, corners, width);
    return Ground.paintWithin(lattice, (u, v) -> edge.at(u, v, reach.depth(u, v)));
  }
}
