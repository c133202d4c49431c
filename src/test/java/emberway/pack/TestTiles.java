package emberway.pack;

import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineInt;
import ar.com.hjg.pngj.PngWriter;
import emberway.map.Legend;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetDescription;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSets;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileSet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A tile set for tests: the published legend and some more, with pictures or without. */
public final class TestTiles {
  /** Knows {@code fantasy}, without pictures, and nothing else. */
  public static final TileSets FANTASY =
      new TileSets() {
        private final LoadedTileSet fantasy = fantasy();

        @Override
        public Optional<LoadedTileSet> find(String name) {
          return name.equals("fantasy") ? Optional.of(fantasy) : Optional.empty();
        }

        @Override
        public List<String> names() {
          return List.of("fantasy");
        }
      };

  private TestTiles() {}

  /** The content of the description's file. */
  public static byte[] json() {
    try (InputStream in = TestTiles.class.getResourceAsStream("/pack/fantasy.json")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LoadedTileSet fantasy() {
    try {
      TileSetDescription description =
          TileSetJson.parse(json(), new ProblemCollector("fantasy.json"));
      Legend legend =
          new Legend(description.entries().stream().map(TileSetDescription.Entry::tile).toList());
      return new LoadedTileSet(
          new TileSet("fantasy", legend, description.geometry(), Set.of()),
          description.info(),
          name -> {
            throw new SpriteUnavailableException("no pictures here");
          },
          List.of());
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Writes the tile set {@code tiles/bare}, which borrows the bundled pictures. There is no picture
   * for N and F, for a variant of H, a frame of W, the tent on snow, and the border of H on snow.
   */
  public static Path writeLacking(Path parent) throws IOException {
    Path set = Files.createDirectories(parent.resolve("tiles/bare"));
    Files.writeString(
        set.resolve(TileSetJson.FILE),
        """
        {
          "name": "bare", "license": "CC0-1.0",
          "tile": {"width": 54, "height": 54}, "lattice": {"width": 52, "height": 26},
          "anchor": {"x": 26, "y": 39}, "spritesFrom": "fantasy",
          "legend": [
            {"symbol": "G", "name": "grass", "label": "Grass", "layer": "base", "sprite": "L1_Terrain001", "cost": 1, "mapColor": "#578a3b"},
            {"symbol": "S", "name": "snow", "label": "Snow", "layer": "base", "sprite": "L1_Terrain035", "cost": 3, "mapColor": "#ffffff"},
            {"symbol": "H", "name": "heath", "label": "Heath", "layer": "base", "sprite": "L1_Sand", "variants": ["L1_NoVariant"], "cost": 1, "mapColor": "#a98459"},
            {"symbol": "W", "name": "bog", "label": "Bog", "layer": "base", "sprite": "L1_Marsh", "frames": {"sprites": ["L1_NoFrame"], "millis": 250}, "cost": 5, "mapColor": "#4f6440"},
            {"symbol": "N", "name": "none", "label": "None", "layer": "base", "sprite": "L1_None", "cost": 1, "mapColor": "#000000"},
            {"symbol": "F", "name": "forest", "label": "Forest", "layer": "overlay", "sprite": "L2_NoForest", "joins": "F", "factor": 2, "mapColor": "#004000"},
            {"symbol": "T", "name": "tent", "label": "Tent", "layer": "overlay", "sprite": "L2_Tent", "on": {"S": "L2_NoTentSnow"}, "mapColor": "#808080"}
          ],
          "transitions": [{"from": "H", "onto": "S", "sprite": "L1_NoEdge"}]
        }
        """);
    return set;
  }

  /** Writes the tile set with a plain picture for each stem to {@code parent/fantasy}. */
  public static Path writeFantasy(Path parent) throws IOException {
    Path folder = Files.createDirectories(parent.resolve("fantasy"));
    Files.write(folder.resolve(TileSetJson.FILE), json());
    int color = 0x204060;
    for (var tile : fantasy().set().legend().tiles()) {
      Files.write(folder.resolve(tile.stem() + ".png"), png(54, 54, color += 0x070503));
    }
    return folder;
  }

  /** A PNG of one color, 0xRRGGBB, opaque. */
  public static byte[] png(int width, int height, int rgb) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter writer = new PngWriter(out, new ImageInfo(width, height, 8, false));
    ImageLineInt line = new ImageLineInt(writer.imgInfo);
    for (int x = 0; x < width; x++) {
      line.getScanline()[x * 3] = rgb >> 16 & 0xFF;
      line.getScanline()[x * 3 + 1] = rgb >> 8 & 0xFF;
      line.getScanline()[x * 3 + 2] = rgb & 0xFF;
    }
    for (int y = 0; y < height; y++) {
      writer.writeRow(line);
    }
    writer.end();
    return out.toByteArray();
  }
}
