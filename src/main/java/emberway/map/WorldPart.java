package emberway.map;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The parts that random worlds are made of; a tile set assigns its tiles to them. */
public enum WorldPart {
  GRASS(Layer.BASE),
  SNOW(Layer.BASE),
  SAND(Layer.BASE),
  MARSH(Layer.BASE),
  WATER(Layer.BASE),
  ROCK(Layer.BASE),
  LAVA(Layer.BASE),
  FIELD(Layer.BASE),
  ROAD(Layer.OVERLAY),
  BRIDGE(Layer.OVERLAY),
  WALL(Layer.OVERLAY),
  GATE(Layer.OVERLAY),
  FOREST(Layer.OVERLAY),
  DEAD_TREE(Layer.OVERLAY),
  HILLS(Layer.OVERLAY),
  MOUNTAIN(Layer.OVERLAY),
  HOUSE(Layer.OVERLAY),
  DORMANT_VOLCANO(Layer.OVERLAY),
  ERUPTING_VOLCANO(Layer.OVERLAY),
  GRAVE(Layer.OVERLAY),
  START(Layer.OVERLAY),
  GOAL(Layer.OVERLAY);

  private final Layer layer;

  WorldPart(Layer layer) {
    this.layer = layer;
  }

  /** The layer of the tiles assigned to this part. */
  public Layer layer() {
    return layer;
  }

  /** The name in tile sets, such as {@code dead-tree}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The names of all parts in tile sets. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(WorldPart::label).toList();
  }

  /** The part with a name in tile sets. */
  public static Optional<WorldPart> of(String label) {
    return Arrays.stream(values()).filter(part -> part.label().equals(label)).findFirst();
  }
}
