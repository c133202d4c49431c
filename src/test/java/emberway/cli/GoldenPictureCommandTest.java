package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.io.AtomicFile;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.testing.Extent;
import emberway.testing.Legends;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code render} writes at scale 1, or at 2 of sprites of double size, without overlays is,
 * byte for byte, what an independent compositor makes of the same map: every symbol, every shape,
 * four rotations, regions, both tile sets. The seed of a failing map is part of the message.
 */
@Tag("extent")
final class GoldenPictureCommandTest {
  private static final long SEED = 20_261_121;

  @TempDir private Path folder;

  @BeforeAll
  static void openGl() {
    try (GlContext context = GlContext.headless()) {
      assertThat(context.maxTextureSize()).isPositive();
    } catch (OpenGlUnavailableException missing) {
      assumeTrue(false, "needs OpenGL: " + missing.getMessage());
    }
  }

  @Test
  void fantasy_randomMaps_equalTheCompositor() throws Exception {
    compare(CommandRun.HOME.resolve("tiles/fantasy"), false, 1, Extent.of(3, 40));
  }

  @Tag("slow")
  @Test
  void fantasy_randomMapsAtScale2_equalTheCompositor() throws Exception {
    compare(CommandRun.HOME.resolve("tiles/fantasy"), false, 2, 7);
  }

  @Test
  void mixedSet_someDoublesMissing_equalsTheCompositor() throws Exception {
    Path tiles = folder.resolve("mixed");
    Files.createDirectory(tiles);
    SplittableRandom random = new SplittableRandom(SEED);
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("tiles/fantasy"))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (!name.contains("@2x") || random.nextInt(3) > 0) {
          Files.copy(file, tiles.resolve(name));
        }
      }
    }
    compare(tiles, false, 2, Extent.of(1, 4));
  }

  /** A set whose top joins, changes with the ground and varies by place. */
  @Test
  void setWithTop_randomMaps_equalTheCompositor() throws Exception {
    Path tiles = folder.resolve("topped");
    Files.createDirectory(tiles);
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("tiles/fantasy"))) {
      for (Path file : files.filter(file -> !file.toString().contains("@2x")).toList()) {
        Files.copy(file, tiles.resolve(file.getFileName()));
      }
    }
    Path description = tiles.resolve("tileset.json");
    String top =
        """
        "legend": [
            {"symbol": "^", "name": "palisade", "layer": "top", "sprite": "L2_WallStone", "joins": "^&"},
            {"symbol": "&", "name": "path", "layer": "top", "sprite": "L2_RoadDirt", "joins": "&", "on": {"S": "L2_RoadDirtSnow"}},
            {"symbol": "%", "name": "trees", "layer": "top", "sprite": "L2_DeadTree", "variants": ["L2_DeadTreeYoung"]},
        """;
    Files.writeString(
        description,
        Files.readString(description)
            .replace("\"legend\": [\n", top)
            .replace("\"doubleSize\": \"@2x\"", "\"format\": 2"));
    compare(tiles, false, 1, Extent.of(3, 40));
  }

  @Test
  void plainFolder_randomMaps_equalTheCompositor() throws Exception {
    Path tiles = Path.of(System.getProperty("emberway.data", ""), "gervais54");
    assumeTrue(Files.isDirectory(tiles), "needs the tile set gervais54 (-Demberway.data)");
    compare(tiles, true, 1, Extent.of(4, 25));
  }

  private void compare(Path tilesFolder, boolean colorKey, int scale, int maps) throws Exception {
    LoadedTileSet tiles = TileSetLibrary.bundled().open(tilesFolder);
    GoldenPictureCompositor compositor =
        new GoldenPictureCompositor(tilesFolder, colorKey, tiles.set().transitions(), scale);
    for (int i = 0; i < maps; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      TileMap map = randomMap(tiles.set().legend(), shape(i, random), random);
      Path file = folder.resolve("map-" + i + ".map.txt");
      AtomicFile.write(file, out -> TextMapWriter.write(map, out));
      check("map " + i + " of seed " + SEED, map, file, tilesFolder, scale, compositor, random);
    }
  }

  private void check(
      String name,
      TileMap map,
      Path file,
      Path tiles,
      int scale,
      GoldenPictureCompositor compositor,
      SplittableRandom random)
      throws IOException {
    compareWith(compositor.draw(map), name, file, tiles, "--scale", scale);
    int degrees = 90 * (1 + random.nextInt(3));
    compareWith(
        compositor.drawTurned(turned(map, degrees), degrees / 90),
        name,
        file,
        tiles,
        "--scale",
        scale,
        "--rotate",
        degrees);
    GridSize size = map.size();
    int x = random.nextInt(size.width());
    int y = random.nextInt(size.height());
    int columns = 1 + random.nextInt(size.width() - x);
    int rows = 1 + random.nextInt(size.height() - y);
    String region = x + "," + y + "," + columns + "," + rows;
    compareWith(
        compositor.draw(map, x, y, columns, rows),
        name,
        file,
        tiles,
        "--scale",
        scale,
        "--region",
        region);
  }

  private void compareWith(
      GoldenPictureCompositor.Picture expected,
      String name,
      Path file,
      Path tiles,
      Object... options)
      throws IOException {
    Path png = folder.resolve("out.png");
    List<Object> args =
        new java.util.ArrayList<>(
            List.of("render", file, "-o", png, "--tiles", tiles, "--no-route", "--fields", "none"));
    args.addAll(List.of(options));
    CommandRun.of(args.toArray()).succeeded();
    BufferedImage image = ImageIO.read(png.toFile());
    String what = name + " " + List.of(options);
    assertThat(image.getWidth()).as(what).isEqualTo(expected.width());
    assertThat(image.getHeight()).as(what).isEqualTo(expected.height());
    byte[] actual = bytes(image);
    int difference = java.util.Arrays.mismatch(actual, expected.rgba());
    if (difference >= 0) {
      int pixel = difference / 4;
      throw new AssertionError(
          "%s: pixel %d,%d channel %d is %d, the compositor says %d"
              .formatted(
                  what,
                  pixel % image.getWidth(),
                  pixel / image.getWidth(),
                  difference % 4,
                  actual[difference] & 0xFF,
                  expected.rgba()[difference] & 0xFF));
    }
  }

  private static byte[] bytes(BufferedImage image) {
    int[] argb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    byte[] rgba = new byte[argb.length * 4];
    for (int i = 0; i < argb.length; i++) {
      rgba[i * 4] = (byte) (argb[i] >> 16);
      rgba[i * 4 + 1] = (byte) (argb[i] >> 8);
      rgba[i * 4 + 2] = (byte) argb[i];
      rgba[i * 4 + 3] = (byte) (argb[i] >>> 24);
    }
    return rgba;
  }

  private static GridSize shape(int i, SplittableRandom random) {
    return switch (i) {
      case 0 -> new GridSize(1, 1);
      case 1 -> new GridSize(1, 17);
      case 2 -> new GridSize(23, 1);
      case 3 -> new GridSize(48, 3);
      default -> new GridSize(1 + random.nextInt(18), 1 + random.nextInt(18));
    };
  }

  /** Every symbol, in patches, so that joins of all kinds come up; start and goal at most once. */
  private static TileMap randomMap(Legend legend, GridSize size, SplittableRandom random) {
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    int[] grounds = ids(legend, Layer.BASE);
    int[] things = ids(legend, Layer.OVERLAY);
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        base.set(x, y, pick(base, x, y, grounds, random));
        overlay.set(
            x, y, random.nextInt(3) == 0 ? Legend.NOTHING : pick(overlay, x, y, things, random));
      }
    }
    int start = legend.find(Tile.Role.START).map(tile -> legend.id(tile.symbol())).orElseThrow();
    int grass = legend.id("grass");
    base.set(0, 0, grass);
    overlay.set(0, 0, start);
    TileLayer top = new TileLayer(size);
    int[] above = ids(legend, Layer.TOP);
    for (int cell = 0; above.length > 0 && cell < size.cells(); cell++) {
      if (random.nextInt(3) > 0) {
        top.set(cell, pick(top, size.x(cell), size.y(cell), above, random));
      }
    }
    return new TileMap(Legends.info("Golden"), legend, base, overlay, top, List.of());
  }

  private static int pick(TileLayer layer, int x, int y, int[] ids, SplittableRandom random) {
    int choice = random.nextInt(4);
    if (choice == 0 && x > 0) {
      return layer.id(x - 1, y);
    }
    if (choice == 1 && y > 0) {
      return layer.id(x, y - 1);
    }
    return ids[random.nextInt(ids.length)];
  }

  private static int[] ids(Legend legend, Layer layer) {
    return IntStream.rangeClosed(1, legend.size())
        .filter(id -> legend.tile(id).layer() == layer)
        .filter(id -> legend.tile(id).role() == Tile.Role.NONE)
        .toArray();
  }

  /** The map turned clockwise, by the contract's formula for a quarter, as often as needed. */
  private static TileMap turned(TileMap map, int degrees) {
    TileMap turned = map;
    for (int i = 0; i < degrees / 90; i++) {
      GridSize from = turned.size();
      TileLayer base =
          new TileLayer(new GridSize(/* width= */ from.height(), /* height= */ from.width()));
      TileLayer overlay = new TileLayer(base.size());
      TileLayer top = new TileLayer(base.size());
      for (int y = 0; y < from.height(); y++) {
        for (int x = 0; x < from.width(); x++) {
          Cell cell = new Cell(from.height() - 1 - y, x);
          base.set(cell.x(), cell.y(), turned.base().id(x, y));
          overlay.set(cell.x(), cell.y(), turned.overlay().id(x, y));
          top.set(cell.x(), cell.y(), turned.top().id(x, y));
        }
      }
      turned = new TileMap(map.info(), map.legend(), base, overlay, top, List.of());
    }
    return turned;
  }
}
