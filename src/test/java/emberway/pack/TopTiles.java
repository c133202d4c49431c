package emberway.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A tile set for tests whose top has a flag {@code ^} and a garland {@code &} that joins. */
public final class TopTiles {
  /** The content of the description's file. */
  public static final String JSON =
      """
      {
        "format": 2,
        "name": "fair",
        "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26}, "anchor": {"x": 26, "y": 39},
        "spritesFrom": "fantasy",
        "legend": [
          {"symbol": "G", "name": "meadow", "label": "Meadow", "layer": "base", "sprite": "L1_Terrain001", "cost": 1},
          {"symbol": "S", "name": "snow", "label": "Snow", "layer": "base", "sprite": "L1_Terrain035", "cost": 3},
          {"symbol": "R", "name": "road", "label": "Road", "layer": "overlay", "sprite": "L2_RoadDirt", "joins": "R", "factor": 0.5},
          {"symbol": "1", "name": "gate", "label": "Gate", "layer": "overlay", "sprite": "L2_Tent", "role": "start"},
          {"symbol": "2", "name": "stage", "label": "Stage", "layer": "overlay", "sprite": "L2_Castle", "role": "goal"},
          {"symbol": "^", "name": "flag", "label": "Flag", "layer": "top", "sprite": "L2_DeadTree", "on": {"S": "L2_TombstoneSnow"}},
          {"symbol": "&", "name": "garland", "label": "Garland", "layer": "top", "sprite": "L2_WallStone", "joins": "&"}
        ]
      }
      """;

  /** A map without a top. */
  public static final String PLAIN =
      "emberway-map 1\nname: Market\ntileset: fair\n[base]\nGGGG\nGGGG\n[overlay]\n1RR2\n....\n";

  /** The same map with a top. */
  public static final String TOPPED = PLAIN.replace("map 1", "map 2") + "[top]\n.&&.\n..^.\n";

  private TopTiles() {}

  /** Writes the tile set to {@code parent/fair}. */
  public static Path write(Path parent) throws IOException {
    Path folder = Files.createDirectories(parent.resolve("fair"));
    Files.writeString(folder.resolve("tileset.json"), JSON);
    return folder;
  }

  /** Writes a pack with the tile set and a map; returns the map's file. */
  public static Path writePack(Path folder, String map) throws IOException {
    write(Files.createDirectories(folder.resolve("tiles")));
    Files.writeString(
        folder.resolve("pack.json"),
        """
        {"name": "Fair", "maps": ["market.map.txt"], "tileSets": ["tiles/fair"]}
        """);
    return Files.writeString(folder.resolve("market.map.txt"), map);
  }
}
