package emberway.render.tiled;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import javax.imageio.ImageIO;

/** Builds Tiled maps with made up art; draws them here, and as Tiled does. */
final class TiledScene {
  static final String SHEET = "sheet.png";
  static final int CHUNK = 16; // side of a chunk [cells]

  private final Random random;
  private final Map<String, SpriteImage> images = new HashMap<>();
  private final List<TiledMap.TileSetUse> sets = new ArrayList<>();
  private final List<TiledLayer> layers = new ArrayList<>();
  private int nextGid = 1;
  TiledMap.Orientation orientation = TiledMap.Orientation.ISOMETRIC;
  GridSize size = new GridSize(7, 5);
  int tileWidth = 64;
  int tileHeight = 32;
  TiledMap.Stagger stagger = TiledMap.Stagger.DEFAULT;
  TiledMap.RenderOrder order = TiledMap.RenderOrder.RIGHT_DOWN;
  boolean opaque; // makes art without a rim
  boolean infinite;
  int claimedHeight; // of an infinite map, whose chunks count; 0 for its true one
  int firstColumn;
  int firstRow;
  int backgroundColor;
  double parallaxOriginX;
  double parallaxOriginY;

  TiledScene(long seed) {
    random = new Random(seed);
  }

  /** A picture with a soft rim and speckles of every opacity. */
  SpriteImage art(int width, int height) {
    byte[] rgba = new byte[width * height * 4];
    int base = random.nextInt(1 << 24);
    for (int i = 0; i < width * height; i++) {
      int x = i % width;
      int y = i / width;
      double away =
          Math.max(
              Math.abs(x + 0.5 - width / 2.0) / width, Math.abs(y + 0.5 - height / 2.0) / height);
      int alpha = opaque || away < 0.35 ? 255 : away < 0.45 ? 128 + random.nextInt(120) : 0;
      rgba[4 * i] = (byte) ((base >> 16 & 0xFF) / 2 + 127 * x / width);
      rgba[4 * i + 1] = (byte) ((base >> 8 & 0xFF) / 2 + 127 * y / height);
      rgba[4 * i + 2] = (byte) ((base & 0xFF) / 2 + random.nextInt(100));
      rgba[4 * i + 3] = (byte) alpha;
    }
    return new SpriteImage(width, height, rgba);
  }

  TiledImage image(String path, SpriteImage image) {
    images.put(path, image);
    return new TiledImage(path, image.width(), image.height(), TiledImage.NOT_KEYED);
  }

  /** One of its pictures. */
  SpriteImage image(String path) {
    return images.get(path);
  }

  /** A sheet of four columns and two rows; its first global number. */
  int sheet(int width, int height, int margin, int spacing, int offsetX, int offsetY) {
    return sheet(width, height, margin, spacing, offsetX, offsetY, Map.of());
  }

  /** A sheet whose first tile shows these others in turn; its first global number. */
  int animated(int width, int height, int... shown) {
    List<TiledTile.Frame> frames = new ArrayList<>();
    for (int id : shown) {
      frames.add(new TiledTile.Frame(id, 200));
    }
    TiledTile first =
        new TiledTile(0, "", Optional.empty(), Optional.empty(), frames, TiledProperties.NONE);
    return sheet(width, height, 0, 0, 0, 0, Map.of(0, first));
  }

  private int sheet(
      int width,
      int height,
      int margin,
      int spacing,
      int offsetX,
      int offsetY,
      Map<Integer, TiledTile> tiles) {
    String path = "sheet" + sets.size() + ".png";
    SpriteImage art = art(2 * margin + 4 * width + 3 * spacing, 2 * margin + 2 * height + spacing);
    return add(
        8,
        new TiledTileSet(
            "sheet" + sets.size(),
            "",
            "",
            width,
            height,
            spacing,
            margin,
            8,
            4,
            offsetX,
            offsetY,
            TiledTileSet.Alignment.UNSPECIFIED,
            TiledTileSet.Fit.TILE_SIZE,
            Optional.of(image(path, art)),
            tiles,
            TiledProperties.NONE));
  }

  int add(int count, TiledTileSet set) {
    int first = nextGid;
    sets.add(new TiledMap.TileSetUse(first, set));
    nextGid += count;
    return first;
  }

  /** A collection of pictures; its first global number. */
  int collection(TiledTileSet.Alignment alignment, int... sides) {
    List<TiledTile> tiles = new ArrayList<>();
    int width = 0;
    int height = 0;
    for (int i = 0; i < sides.length; i += 2) {
      String path = "single" + sets.size() + "-" + i + ".png";
      TiledImage image = image(path, art(sides[i], sides[i + 1]));
      tiles.add(
          new TiledTile(
              i / 2, "", Optional.of(image), Optional.empty(), List.of(), TiledProperties.NONE));
      width = Math.max(width, sides[i]);
      height = Math.max(height, sides[i + 1]);
    }
    return add(
        tiles.size(),
        new TiledTileSet(
            "collection" + sets.size(),
            "",
            "",
            width,
            height,
            0,
            0,
            tiles.size(),
            0,
            0,
            0,
            alignment,
            TiledTileSet.Fit.TILE_SIZE,
            Optional.empty(),
            TmxText.byNumber(tiles),
            TiledProperties.NONE));
  }

  /** A layer of tiles from a range of numbers, one cell in five empty, with some flips or none. */
  void tiles(TiledLayer.Look look, int firstGid, int count, int flips) {
    int[] gids = new int[size.cells()];
    for (int i = 0; i < gids.length; i++) {
      gids[i] =
          random.nextInt(5) == 0
              ? 0
              : (firstGid + random.nextInt(count)) | (random.nextInt() & flips);
    }
    layers.add(new TiledLayer.Tiles(look, new TiledCells(size, gids)));
  }

  /** A layer of tiles in every other chunk of 16 × 16 cells, as on a chess board. */
  void board(TiledLayer.Look look, int firstGid, int count, int color) {
    int[] gids = new int[size.cells()];
    for (int i = 0; i < gids.length; i++) {
      boolean isOn = (size.x(i) / CHUNK + size.y(i) / CHUNK) % 2 == color;
      gids[i] = isOn && random.nextInt(5) > 0 ? firstGid + random.nextInt(count) : 0;
    }
    layers.add(new TiledLayer.Tiles(look, new TiledCells(size, gids)));
  }

  void clear() {
    layers.clear();
  }

  void layer(TiledLayer layer) {
    layers.add(layer);
  }

  static TiledLayer.Look look(double opacity, int tint, double x, double y) {
    return new TiledLayer.Look("layer", "", true, opacity, tint, x, y, 1, 1, TiledProperties.NONE);
  }

  static TiledObject object(
      TiledObject.Shape shape, double x, double y, double width, double height, double turn) {
    return new TiledObject(
        1,
        "",
        "",
        x,
        y,
        width,
        height,
        turn,
        0,
        true,
        shape,
        List.of(),
        "",
        TiledProperties.NONE,
        0);
  }

  static TiledObject tile(int gid, double x, double y, double width, double height, double turn) {
    return new TiledObject(
        1,
        "",
        "",
        x,
        y,
        width,
        height,
        turn,
        gid,
        true,
        TiledObject.Shape.TILE,
        List.of(),
        "",
        TiledProperties.NONE,
        0);
  }

  TiledMap map() {
    return new TiledMap(
        orientation,
        size,
        tileWidth,
        tileHeight,
        stagger,
        order,
        infinite,
        claimedHeight == 0 ? size.height() : claimedHeight,
        firstColumn,
        firstRow,
        backgroundColor,
        parallaxOriginX,
        parallaxOriginY,
        "",
        sets,
        layers,
        TiledProperties.NONE);
  }

  /** A map drawn here, and by Tiled. */
  record Pair(SpriteImage is, SpriteImage should) {}

  /** How like its picture here is to the one that Tiled makes of it in a folder. */
  Likeness compare(Path folder) throws IOException, InterruptedException {
    Pair pair = drawBoth(folder);
    return Likeness.of(pair.is, pair.should);
  }

  /** Its picture here, and the one that Tiled makes of it in a folder. */
  Pair drawBoth(Path folder) throws IOException, InterruptedException {
    TiledMap map = map();
    Path file = folder.resolve("map.tmx");
    Files.writeString(file, TmxText.of(map));
    for (Map.Entry<String, SpriteImage> entry : images.entrySet()) {
      write(entry.getValue(), folder.resolve(entry.getKey()));
    }
    SpriteImage should = Rasterizer.draw(file, folder);
    SpriteImage is = draw(stack(map));
    write(is, folder.resolve("drawn.png"));
    return new Pair(is, should);
  }

  /** A picture moved to the right; what leaves it is lost. [px] */
  static SpriteImage shifted(SpriteImage image, int right) {
    byte[] out = new byte[image.rgba().length];
    int rowBytes = image.width() * 4;
    int from = Math.max(0, -right) * 4;
    int to = Math.max(0, right) * 4;
    int length = Math.max(0, rowBytes - from - to);
    for (int row = 0; row < image.height() && length > 0; row++) {
      System.arraycopy(image.rgba(), row * rowBytes + from, out, row * rowBytes + to, length);
    }
    return new SpriteImage(image.width(), image.height(), out);
  }

  SpriteStack stack(TiledMap map) {
    try {
      return TiledPicture.of(map, images::get);
    } catch (SpriteUnavailableException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The picture of a stack at scale 1, straight alpha. */
  static SpriteImage draw(SpriteStack stack) {
    try (GlContext context = GlFixture.context();
        FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), stack.atlas())) {
      renderer.setStack(stack);
      PictureFrame frame = stack.frame(1);
      return straight(GlFixture.draw(renderer, frame));
    }
  }

  static SpriteImage straight(SpriteImage premultiplied) {
    byte[] rgba = premultiplied.rgba().clone();
    for (int i = 0; i < rgba.length; i += 4) {
      int alpha = rgba[i + 3] & 0xFF;
      for (int channel = 0; channel < 3 && alpha > 0; channel++) {
        int value = ((rgba[i + channel] & 0xFF) * 255 + alpha / 2) / alpha;
        rgba[i + channel] = (byte) Math.min(255, value);
      }
    }
    return new SpriteImage(premultiplied.width(), premultiplied.height(), rgba);
  }

  static void write(SpriteImage image, Path file) throws IOException {
    BufferedImage out =
        new BufferedImage(image.width(), image.height(), BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < image.width() * image.height(); i++) {
      byte[] rgba = image.rgba();
      int argb =
          (rgba[4 * i + 3] & 0xFF) << 24
              | (rgba[4 * i] & 0xFF) << 16
              | (rgba[4 * i + 1] & 0xFF) << 8
              | (rgba[4 * i + 2] & 0xFF);
      out.setRGB(i % image.width(), i / image.width(), argb);
    }
    ImageIO.write(out, "png", file.toFile());
  }
}
