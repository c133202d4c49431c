package emberway.worldgen;

import emberway.map.Legend;
import emberway.map.WorldPart;
import java.util.Optional;

/** The ids of the tiles in random worlds, looked up once in the legend. */
final class TilePalette {
  final char grass;
  final char snow;
  final char sand;
  final char marsh;
  final char water;
  final char rock;
  final char lava;
  final char field;
  final char road;
  final char bridge;
  final char wall;
  final char gate;
  final char forest;
  final char deadTree;
  final char hills;
  final char mountain;
  final char house;
  final char dormantVolcano;
  final char eruptingVolcano;
  final char tombstone;
  final char tent;
  final char castle;

  /** One more than the highest id: the length of a table by id. */
  final int count;

  private final boolean[] blocked; // [by id] whether a tile of this id blocks walking

  /**
   * Looks up the ids in a legend.
   *
   * @throws IllegalArgumentException if a tile is missing
   */
  TilePalette(Legend legend) {
    grass = id(legend, WorldPart.GRASS);
    snow = id(legend, WorldPart.SNOW);
    sand = id(legend, WorldPart.SAND);
    marsh = id(legend, WorldPart.MARSH);
    water = id(legend, WorldPart.WATER);
    rock = id(legend, WorldPart.ROCK);
    lava = id(legend, WorldPart.LAVA);
    field = id(legend, WorldPart.FIELD);
    road = id(legend, WorldPart.ROAD);
    bridge = id(legend, WorldPart.BRIDGE);
    wall = id(legend, WorldPart.WALL);
    gate = id(legend, WorldPart.GATE);
    forest = id(legend, WorldPart.FOREST);
    deadTree = id(legend, WorldPart.DEAD_TREE);
    hills = id(legend, WorldPart.HILLS);
    mountain = id(legend, WorldPart.MOUNTAIN);
    house = id(legend, WorldPart.HOUSE);
    dormantVolcano = id(legend, WorldPart.DORMANT_VOLCANO);
    eruptingVolcano = id(legend, WorldPart.ERUPTING_VOLCANO);
    tombstone = id(legend, WorldPart.GRAVE);
    tent = id(legend, WorldPart.START);
    castle = id(legend, WorldPart.GOAL);
    count = legend.size() + 1;
    blocked = new boolean[count];
    for (char id : new char[] {water, lava, wall, mountain, house}) {
      blocked[id] = true;
    }
  }

  /** Whether a cell with these two tiles is passable for the generator. */
  boolean isWalkable(char base, char overlay) {
    return overlay == bridge || (!blocked[base] && !blocked[overlay]);
  }

  private static char id(Legend legend, WorldPart part) {
    return legend.tiles().stream()
        .filter(tile -> tile.generatedAs().equals(Optional.of(part)))
        .map(tile -> (char) legend.id(tile.symbol()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the legend has no tile that is generated as '%s', which a random world needs"
                        .formatted(part.label())));
  }
}
