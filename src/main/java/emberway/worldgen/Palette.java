package emberway.worldgen;

import emberway.map.Legend;

/** The ids of the tiles a world is made of, looked up once by their stable names. */
final class Palette {
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

  private final boolean[] blocked; // [by id] whether a tile of that id ends the walk

  /**
   * The ids in a legend.
   *
   * @throws IllegalArgumentException if a tile is missing
   */
  Palette(Legend legend) {
    grass = id(legend, "grass");
    snow = id(legend, "snow");
    sand = id(legend, "sand");
    marsh = id(legend, "marsh");
    water = id(legend, "water");
    rock = id(legend, "rock");
    lava = id(legend, "lava");
    field = id(legend, "field");
    road = id(legend, "dirt-road");
    bridge = id(legend, "bridge");
    wall = id(legend, "stone-wall");
    gate = id(legend, "gate");
    forest = id(legend, "forest");
    deadTree = id(legend, "dead-tree");
    hills = id(legend, "hills");
    mountain = id(legend, "mountain");
    house = id(legend, "house");
    dormantVolcano = id(legend, "dormant-volcano");
    eruptingVolcano = id(legend, "erupting-volcano");
    tombstone = id(legend, "tombstone");
    tent = id(legend, "tent");
    castle = id(legend, "castle");
    count = legend.size() + 1;
    blocked = new boolean[count];
    for (char id : new char[] {water, lava, wall, mountain, house}) {
      blocked[id] = true;
    }
  }

  /** Whether a cell of these two tiles can be walked, as far as the generator is concerned. */
  boolean isWalkable(char base, char overlay) {
    return overlay == bridge || (!blocked[base] && !blocked[overlay]);
  }

  private static char id(Legend legend, String name) {
    int id = legend.id(name);
    if (id == Legend.NOTHING) {
      throw new IllegalArgumentException(
          "the legend has no tile named '" + name + "', which a generated world needs");
    }
    return (char) id;
  }
}
