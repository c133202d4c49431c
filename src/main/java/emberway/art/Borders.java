package emberway.art;

import java.util.Map;
import java.util.TreeMap;

/**
 * A ground that reaches over into others.
 *
 * @param width how far it does from a side [cells]
 * @param measure how deep in it a point lies
 * @param edge what it shows
 */
record Borders(double width, Measure measure, EdgeArt.Edge edge) {
  /** How the depth of a point is measured. */
  @FunctionalInterface
  interface Measure {
    double depth(Reach reach, double u, double v);
  }

  private static final double EDGE = 0.18; // how far land reaches over land [cells]
  private static final double WIDE_EDGE = 0.28; // the same of what lies in patches [cells]

  /** All of the tile set's, by the stem of their pieces. */
  static final Map<String, Borders> ALL =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("L1_Shallows", shore(ShoreArt.SHALLOWS, ShoreArt::shallows)),
              Map.entry("L1_Shore", shore(ShoreArt::beach)),
              Map.entry("L1_GrassShore", shore(ShoreArt.above(LandArt::grass, Palette.GRASS))),
              Map.entry("L1_SnowShore", shore(ShoreArt.above(LandArt::snow, Palette.SNOW))),
              Map.entry("L1_MarshShore", shore(ShoreArt.above(Borders::marsh, Palette.MARSH))),
              Map.entry("L1_RockShore", shore(ShoreArt.above(Borders::rock, Palette.ROCK))),
              Map.entry("L1_LavaShore", shore(ShoreArt::crust)),
              Map.entry("L1_GrassEdge", land(EDGE, EdgeArt.ragged(LandArt::grass, Palette.GRASS))),
              Map.entry("L1_MarshEdge", land(EDGE, EdgeArt.ragged(Borders::marsh, Palette.MARSH))),
              Map.entry("L1_RockEdge", land(WIDE_EDGE, EdgeArt::scree)),
              Map.entry("L1_SnowEdge", land(WIDE_EDGE, EdgeArt::snow))));

  private static Borders shore(EdgeArt.Edge edge) {
    return shore(ShoreArt.WIDTH, edge);
  }

  private static Borders shore(double width, EdgeArt.Edge edge) {
    return new Borders(width, Reach::depth, edge);
  }

  private static Borders land(double width, EdgeArt.Edge edge) {
    return new Borders(width, Reach::alongLattice, edge);
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
    return Ground.paintWithin(lattice, (u, v) -> edge.at(u, v, measure.depth(reach, u, v)));
  }
}
