package emberway.worldgen;

import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.WorldPart;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The legend of the fantasy tile set, as far as worlds and their tests need it. */
final class WorldLegend {
  private static final Optional<Influence> WARMTH =
      Optional.of(new Influence(Influence.Effect.ATTRACT, 4.5, 5.0, 2.0, Influence.Falloff.HARD));
  private static final Optional<Influence> DREAD =
      Optional.of(new Influence(Influence.Effect.REPEL, 2.5, 3.5, 1.1, Influence.Falloff.HARD));

  private WorldLegend() {}

  static Legend fantasy() {
    return new Legend(tiles());
  }

  /** The tiles; each is in random worlds what its place among the parts says. */
  static List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>();
    Iterator<WorldPart> parts = List.of(WorldPart.values()).iterator();
    for (Tile tile : bare()) {
      tiles.add(
          new Tile(
              tile.symbol(),
              tile.name(),
              tile.label(),
              tile.labels(),
              tile.layer(),
              tile.stem(),
              tile.joins(),
              tile.terrain(),
              tile.influence(),
              tile.role(),
              tile.mapColor(),
              tile.togglesTo(),
              Optional.of(parts.next())));
    }
    return tiles;
  }

  private static List<Tile> bare() {
    List<Tile> tiles = new ArrayList<>();
    tiles.add(base('G', "grass", "L1_Terrain001", Terrain.Kind.COST, 1, 0x6FA04A));
    tiles.add(base('S', "snow", "L1_Terrain035", Terrain.Kind.COST, 3, 0xF0F4F8));
    tiles.add(base('a', "sand", "L1_Sand", Terrain.Kind.COST, 1.5, 0xE0D098));
    tiles.add(base('m', "marsh", "L1_Marsh", Terrain.Kind.COST, 4, 0x5E7A5A));
    tiles.add(base('~', "water", "L1_Water", Terrain.Kind.BLOCKED, 0, 0x3C6EA0));
    tiles.add(base('r', "rock", "L1_Rock", Terrain.Kind.COST, 2, 0x8C8880));
    tiles.add(base('l', "lava", "L1_Lava", Terrain.Kind.BLOCKED, 0, 0xFF6A10));
    tiles.add(base('f', "field", "L1_Field", Terrain.Kind.COST, 1.2, 0xC8B860));
    tiles.add(over('R', "dirt-road", "L2_RoadDirt", Terrain.Kind.FACTOR, 0.5, 0x8A5A2C));
    tiles.add(over('B', "bridge", "L2_Bridge", Terrain.Kind.COST, 0.5, 0xB07840));
    tiles.add(over('W', "stone-wall", "L2_WallStone", Terrain.Kind.BLOCKED, 0, 0x505058));
    tiles.add(over('D', "gate", "L2_Gate", Terrain.Kind.FACTOR, 1, 0x9A7040));
    tiles.add(over('F', "forest", "L2_Forest", Terrain.Kind.FACTOR, 2, 0x2E5E2E));
    tiles.add(over('Y', "dead-tree", "L2_DeadTree", Terrain.Kind.FACTOR, 1.5, 0x6A6048));
    tiles.add(over('h', "hills", "L2_Hills", Terrain.Kind.FACTOR, 2.5, 0x8E9A50));
    tiles.add(over('M', "mountain", "L2_Mountain", Terrain.Kind.BLOCKED, 0, 0x5A5450));
    tiles.add(over('H', "house", "L2_House", Terrain.Kind.BLOCKED, 0, 0xA04830));
    tiles.add(over('v', "dormant-volcano", "L2_VolcanoDormant", Terrain.Kind.FACTOR, 1, 0x402020));
    tiles.add(
        tile('V', "erupting-volcano", "L2_VolcanoErupting", Tile.Role.NONE, WARMTH, 0xFF2000));
    tiles.add(tile('t', "tombstone", "L2_Tombstone", Tile.Role.NONE, DREAD, 0xC0C0D0));
    tiles.add(tile('1', "tent", "L2_Tent", Tile.Role.START, Optional.empty(), 0xFFFF00));
    tiles.add(tile('2', "castle", "L2_Castle", Tile.Role.GOAL, Optional.empty(), 0xFF00C0));
    return tiles;
  }

  private static Tile base(
      char symbol, String name, String stem, Terrain.Kind kind, double value, int color) {
    return new Tile(
        symbol,
        name,
        name,
        Layer.BASE,
        stem,
        String.valueOf(symbol),
        new Terrain(kind, value),
        Optional.empty(),
        Tile.Role.NONE,
        color);
  }

  private static Tile over(
      char symbol, String name, String stem, Terrain.Kind kind, double value, int color) {
    return new Tile(
        symbol,
        name,
        name,
        Layer.OVERLAY,
        stem,
        "",
        new Terrain(kind, value),
        Optional.empty(),
        Tile.Role.NONE,
        color);
  }

  private static Tile tile(
      char symbol,
      String name,
      String stem,
      Tile.Role role,
      Optional<Influence> influence,
      int color) {
    return new Tile(
        symbol,
        name,
        name,
        Layer.OVERLAY,
        stem,
        "",
        new Terrain(Terrain.Kind.FACTOR, 1),
        influence,
        role,
        color);
  }
}
