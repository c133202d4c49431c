package emberway.art;

import java.util.Map;
import java.util.TreeMap;

/**
 * A ground that reaches over into others.
 *
 * @param width how far it does from a side [cells]
 * @param edge what it shows
 */
record Borders(double width, EdgeArt.Edge edge) {
  /** All of the tile set's, by the stem of their pieces. */
  static final Map<String, Borders> ALL =
      new TreeMap<>(
          Map.of(
              "L1_Shore", new Borders(ShoreArt.WIDTH, ShoreArt::beach),
              "L1_GrassShore",
                  new Borders(ShoreArt.WIDTH, ShoreArt.above((u, v) -> LandArt.grass(Spread.OPEN, u, v), Palette.GRASS)),
              "L1_SnowEdge", new Borders(0.14, EdgeArt::snow),
              "L1_GrassEdge", new Borders(0.1, EdgeArt::grass)));

  /** One piece of it. */
  Picture paint(Lattice lattice, Joins sides, int corners) {
    return EdgeArt.paint(lattice, new Reach(sides, corners, width), edge);
  }
}
