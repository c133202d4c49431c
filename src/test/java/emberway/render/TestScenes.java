package emberway.render;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ColorKey;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.testing.Legends;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;

/** Tile sets and maps for tests: made up ones, and the published one where it is at hand. */
public final class TestScenes {
  private static final List<Tile> TILES =
      List.of(
          tile('G', Layer.BASE, "L1_Terrain001", ""),
          tile('S', Layer.BASE, "L1_Terrain035", ""),
          tile('R', Layer.OVERLAY, "L2_RoadDirt", "R"),
          tile('W', Layer.OVERLAY, "L2_WallStone", "W"),
          tile('V', Layer.OVERLAY, "L2_VolcanoErupting", ""),
          tile('v', Layer.OVERLAY, "L2_VolcanoDormant", ""),
          tile('t', Layer.OVERLAY, "L2_Tombstone", ""),
          tile('1', Layer.OVERLAY, "L2_Tent", ""),
          tile('2', Layer.OVERLAY, "L2_Castle", ""),
          tile('f', Layer.TOP, "L3_Flag", ""),
          tile('g', Layer.TOP, "L3_Garland", "g"));

  private static Tile tile(char symbol, Layer layer, String stem, String joins) {
    return new Tile(
        symbol,
        stem,
        stem,
        layer,
        stem,
        joins,
        Terrain.UNCHANGED,
        Optional.empty(),
        Tile.Role.NONE,
        0);
  }

  private TestScenes() {}

  /** A tile set with its pictures. */
  public record Tiles(TileSet set, Map<String, SpriteImage> images) implements SpriteSource {
    @Override
    public SpriteImage image(String name) throws SpriteUnavailableException {
      SpriteImage image = images.get(name);
      if (image == null) {
        throw new SpriteUnavailableException(name);
      }
      return image;
    }

    /** All its sprites in an atlas. */
    public Atlas atlas(AutoTiler tiler) {
      boolean[] used = new boolean[tiler.spriteNames().size() + 1];
      Arrays.fill(used, true);
      try {
        return Atlas.compose(set.geometry(), tiler.spriteNames(), used, new ComposedSprites(this));
      } catch (SpriteUnavailableException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A map with what it takes to draw it. */
  public record Scene(Tiles tiles, AutoTiler tiler, TileMap map) {
    public SpriteLayer sprites(Layer layer) {
      return tiler.tile(map, layer);
    }

    public SpriteLayers sprites() {
      return tiler.tile(map);
    }

    /** The picture of a sprite number of a layer. [>= 1] */
    public SpriteImage image(int sprite) {
      return tiles.images().get(tiler.spriteNames().get(sprite - 1));
    }
  }

  /** The published tile set, or the test is skipped. */
  public static Tiles published() {
    String data = System.getProperty("emberway.data");
    Path folder = data == null ? null : Path.of(data, "gervais54");
    Assumptions.assumeTrue(
        folder != null && Files.isDirectory(folder),
        "the published tile set is not there: gervais54 in the folder that -Demberway.data names");
    Map<String, SpriteImage> images = new TreeMap<>();
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".PNG")).toList()) {
        String name = file.getFileName().toString();
        images.put(
            name.substring(0, name.length() - 4), ColorKey.apply(read(file), ColorKey.PUBLISHED));
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    List<Tile> published = TILES.stream().filter(tile -> tile.layer() != Layer.TOP).toList();
    return new Tiles(
        new TileSet("gervais54", new Legend(published), TileGeometry.PUBLISHED, images.keySet()),
        images);
  }

  /** A picture file. */
  public static SpriteImage read(Path file) throws IOException {
    return of(ImageIO.read(file.toFile()));
  }

  /** A decoded picture, straight alpha. */
  public static SpriteImage of(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    if (image.getType() == BufferedImage.TYPE_4BYTE_ABGR) { // named from the last byte on
      Object bytes = image.getRaster().getDataElements(0, 0, width, height, null);
      return new SpriteImage(width, height, (byte[]) bytes);
    }
    int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
    byte[] rgba = new byte[width * height * 4];
    for (int i = 0; i < pixels.length; i++) {
      rgba[i * 4] = (byte) (pixels[i] >> 16);
      rgba[i * 4 + 1] = (byte) (pixels[i] >> 8);
      rgba[i * 4 + 2] = (byte) pixels[i];
      rgba[i * 4 + 3] = (byte) (pixels[i] >>> 24);
    }
    return new SpriteImage(width, height, rgba);
  }

  /**
   * A tile set of noise in every sprite: whole diamonds for the base, anything at all for overlays.
   *
   * @param alphas the alphas that overlay pixels are drawn from
   */
  public static Tiles noise(TileGeometry geometry, long seed, int... alphas) {
    Random random = new Random(seed);
    Map<String, SpriteImage> images = new HashMap<>();
    for (Tile tile : TILES) {
      for (int mask = 0; mask < (tile.hasJoins() ? 16 : 1); mask++) {
        StringBuilder name = new StringBuilder(tile.stem());
        for (int bit = 0; bit < 4; bit++) {
          name.append((mask >> bit & 1) == 1 ? "NESW".substring(bit, bit + 1) : "");
        }
        images.put(
            name.toString(),
            tile.layer() == Layer.BASE
                ? diamond(geometry, random, -1)
                : speckles(geometry, random, alphas));
      }
    }
    return new Tiles(new TileSet("noise", new Legend(TILES), geometry, images.keySet()), images);
  }

  /** The same, but that what stands alone on a cell has a picture of double size. */
  public static Tiles withDoubles(TileGeometry geometry, long seed, int... alphas) {
    Tiles usual = noise(geometry, seed, alphas);
    Random random = new Random(~seed);
    TileGeometry twice =
        new TileGeometry(
            2 * geometry.spriteWidth(),
            2 * geometry.spriteHeight(),
            geometry.latticeWidth(),
            geometry.latticeHeight());
    for (Tile tile : TILES) {
      if (tile.layer() == Layer.OVERLAY && !tile.hasJoins()) {
        usual.images().put(tile.stem(), speckles(twice, random, alphas));
      }
    }
    return usual;
  }

  /** Every sprite a ground diamond of one opaque color; all else pink and transparent. */
  public static Tiles flat(TileGeometry geometry, int rgb) {
    Map<String, SpriteImage> images = new HashMap<>();
    for (Tile tile : TILES) {
      images.put(tile.stem(), diamond(geometry, new Random(1), rgb));
    }
    images.put("L2_Castle", diamond(geometry, new Random(1), 0xFF0090)); // a loud neighbor
    return new Tiles(new TileSet("flat", new Legend(TILES), geometry, images.keySet()), images);
  }

  private static SpriteImage diamond(TileGeometry geometry, Random random, int rgb) {
    int width = geometry.spriteWidth();
    int height = geometry.spriteHeight();
    double centerX = geometry.latticeWidth() / 2.0;
    int overlap = Math.max(0, width - geometry.latticeWidth());
    double centerY = height - geometry.latticeHeight() / 2.0 - overlap;
    byte[] rgba = new byte[width * height * 4];
    for (int i = 0; i < width * height; i++) {
      int x = i % width;
      int y = i / width;
      double fromX = Math.abs(x + 0.5 - centerX) - 1.5;
      double fromY = Math.abs(y + 0.5 - centerY) - 1;
      boolean inside = fromX / geometry.latticeWidth() + fromY / geometry.latticeHeight() <= 0.5;
      int color = rgb >= 0 ? rgb : random.nextInt(1 << 24);
      rgba[i * 4] = (byte) (inside ? color >> 16 : 255);
      rgba[i * 4 + 1] = (byte) (inside ? color >> 8 : 0);
      rgba[i * 4 + 2] = (byte) (inside ? color : 144);
      rgba[i * 4 + 3] = (byte) (inside ? 255 : 0);
    }
    return new SpriteImage(width, height, rgba);
  }

  private static SpriteImage speckles(TileGeometry geometry, Random random, int[] alphas) {
    byte[] rgba = new byte[geometry.spriteWidth() * geometry.spriteHeight() * 4];
    random.nextBytes(rgba);
    for (int i = 3; i < rgba.length; i += 4) {
      rgba[i] = (byte) alphas[random.nextInt(alphas.length)];
    }
    return new SpriteImage(geometry.spriteWidth(), geometry.spriteHeight(), rgba);
  }

  /** A map of random tiles, an overlay on about two cells in five. */
  public static Scene random(Tiles tiles, GridSize size, long seed) {
    Random random = new Random(seed);
    Legend legend = tiles.set().legend();
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    String symbols = "RRWWVvt12";
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        base.set(x, y, legend.id(random.nextInt(3) == 0 ? 'S' : 'G'));
        if (random.nextInt(5) < 2) {
          overlay.set(x, y, legend.id(symbols.charAt(random.nextInt(symbols.length()))));
        }
      }
    }
    return scene(tiles, new TileMap(Legends.info("random"), legend, base, overlay, List.of()));
  }

  /** The same map with something in the top of about every third cell. */
  public static Scene withTop(Scene scene, long seed) {
    Random random = new Random(seed);
    TileMap map = scene.map().copy();
    for (int cell = 0; cell < map.size().cells(); cell++) {
      char symbol = "....gf".charAt(random.nextInt(6));
      map.top().set(cell, symbol == '.' ? Legend.NOTHING : map.legend().id(symbol));
    }
    return scene(scene.tiles(), map);
  }

  /** A map with what it takes to draw it. */
  public static Scene scene(Tiles tiles, TileMap map) {
    return new Scene(tiles, new AutoTiler(tiles.set()), map);
  }

  /** A map in letters; '.' is nothing. */
  public static Scene of(Tiles tiles, List<String> base, List<String> overlay) {
    GridSize size = new GridSize(base.get(0).length(), base.size());
    Legend legend = tiles.set().legend();
    TileLayer[] layers = {new TileLayer(size), new TileLayer(size)};
    for (int i = 0; i < size.cells(); i++) {
      layers[0].set(size.x(i), size.y(i), legend.id(base.get(size.y(i)).charAt(size.x(i))));
      layers[1].set(size.x(i), size.y(i), legend.id(overlay.get(size.y(i)).charAt(size.x(i))));
    }
    return scene(
        tiles, new TileMap(Legends.info("letters"), legend, layers[0], layers[1], List.of()));
  }
}
