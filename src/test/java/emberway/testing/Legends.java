package emberway.testing;

import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.List;
import java.util.Optional;

/** The published legend, written down again for tests, and maps over it from rows of text. */
public final class Legends {
  /** The nine published symbols; the wall joins itself only. */
  public static final Legend PUBLISHED =
      new Legend(
          List.of(
              tile('G', "grass", Layer.BASE, "L1_Terrain001", "", Terrain.cost(1)),
              tile('S', "snow", Layer.BASE, "L1_Terrain035", "", Terrain.cost(3)),
              tile('R', "dirt-road", Layer.OVERLAY, "L2_RoadDirt", "R", Terrain.factor(0.5)),
              tile('W', "stone-wall", Layer.OVERLAY, "L2_WallStone", "W", Terrain.BLOCKED),
              influence('V', "erupting-volcano", "L2_VolcanoErupting", true, 4.5, 5.0, 2.0),
              tile(
                  'v',
                  "dormant-volcano",
                  Layer.OVERLAY,
                  "L2_VolcanoDormant",
                  "",
                  Terrain.UNCHANGED),
              influence('t', "tombstone", "L2_Tombstone", false, 2.5, 3.5, 1.1),
              role('1', "tent", "L2_Tent", Tile.Role.START),
              role('2', "castle", "L2_Castle", Tile.Role.GOAL)));

  private Legends() {}

  private static Tile tile(
      char symbol, String name, Layer layer, String stem, String joins, Terrain terrain) {
    return new Tile(
        symbol,
        name,
        name,
        layer,
        stem,
        joins,
        terrain,
        Optional.empty(),
        Tile.Role.NONE,
        0x808080);
  }

  private static Tile influence(
      char symbol,
      String name,
      String stem,
      boolean attracts,
      double radius,
      double reach,
      double strength) {
    Influence influence =
        new Influence(
            attracts ? Influence.Effect.ATTRACT : Influence.Effect.REPEL,
            radius,
            reach,
            strength,
            Influence.Falloff.HARD);
    return new Tile(
        symbol,
        name,
        name,
        Layer.OVERLAY,
        stem,
        "",
        Terrain.UNCHANGED,
        Optional.of(influence),
        Tile.Role.NONE,
        0x808080);
  }

  private static Tile role(char symbol, String name, String stem, Tile.Role role) {
    return new Tile(
        symbol,
        name,
        name,
        Layer.OVERLAY,
        stem,
        "",
        Terrain.UNCHANGED,
        Optional.empty(),
        role,
        0x808080);
  }

  /** A map over a legend: base rows, then as many overlay rows; '.' and space are nothing. */
  public static TileMap map(Legend legend, String... rows) {
    int height = rows.length / 2;
    GridSize size = new GridSize(rows[0].length(), height);
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < size.width(); x++) {
        base.set(x, y, legend.id(rows[y].charAt(x)));
        overlay.set(x, y, legend.id(rows[height + y].charAt(x)));
      }
    }
    return new TileMap(info("test"), legend, base, overlay, List.of());
  }

  /** What a map says of itself that has a name and nothing else to say. */
  public static MapInfo info(String name) {
    return new MapInfo(name, MapInfo.DEFAULT_TILE_SET, "", "", "", "");
  }

  /** Fills a layer with one tile. */
  public static void fill(TileLayer layer, int id) {
    for (int index = 0; index < layer.size().cells(); index++) {
      layer.set(index, id);
    }
  }
}
