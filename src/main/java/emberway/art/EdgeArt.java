package emberway.art;

import java.util.Optional;

/**
 * The pieces of transitions: what of a ground reaches over into a neighbor's cell. Each is the
 * ground's own texture up to a ragged border, so that it goes on where the cell ends.
 */
final class EdgeArt {
  /** What a ground shows that reaches over, so deep in it; nothing beyond its border. */
  @FunctionalInterface
  interface Edge {
    Optional<Rgb> at(double u, double v, double depth);
  }

  private EdgeArt() {}

  /** Paints one piece. */
  static Picture paint(Lattice lattice, Reach reach, Edge edge) {
    return Ground.paintWithin(lattice, (u, v) -> edge.at(u, v, reach.depth(u, v)));
  }

  /** How much a border wavers at a point, the same in all cells. [-1..1] */
  static double waver(double u, double v, int seed) {
    return 1.2 * (Noise.at(u, v, 4, seed) - 0.5) + 0.8 * (Noise.at(u, v, 9, seed + 1) - 0.5);
  }

  /** Snow: thin and ragged at its border. */
  static Optional<Rgb> snow(double u, double v, double depth) {
    double d = depth + 0.1 * waver(u, v, 901) + 0.11 * LandArt.grain(u, v, 903);
    if (d < 0) {
      return Optional.empty();
    }
    Rgb snow = LandArt.snow(u, v);
    return Optional.of(d < 0.05 ? snow.mix(Palette.SNOW.at(0.42), 0.5) : snow);
  }

  /** A ground that ends in tufts or rubble, dark where it hangs over. */
  static Edge ragged(Ground ground, Ramp rim) {
    return (u, v, depth) -> {
      double d = depth + 0.08 * waver(u, v, 911) + 0.1 * LandArt.grain(u, v, 913);
      if (d < 0) {
        return Optional.empty();
      }
      Rgb color = ground.at(u, v);
      return Optional.of(d < 0.03 ? color.mix(rim.at(0.2), 0.5) : color);
    };
  }
}
