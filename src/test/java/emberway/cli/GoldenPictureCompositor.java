package emberway.cli;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.Transition;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Draws maps without anything of the program's drawing code: from the contract's projection, order,
 * suffixes, looks by place and blending, with the JDK's own PNG reader. What the renderer makes at
 * scale 1, and at scale 2 of sprites of double size, must equal this byte for byte.
 *
 * <p>Blending: colors are multiplied by alpha once and rounded; then {@code out = source +
 * round(below × (255 − alpha) / 255)} in every channel; at the end colors are divided by alpha
 * again.
 */
final class GoldenPictureCompositor {
  private static final List<String> NONE = List.of();
  private static final Pattern VARIANTS = Pattern.compile("\"variants\": \\[([^]]*)]");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern CORNERS = Pattern.compile("\"corners\": ([0-9.]+)");
  private static final Pattern ON = Pattern.compile("\"on\": \\{((?:[^{}]|\\{[^{}]*})*)}");
  private static final Pattern GROUND = Pattern.compile("\"(.)\": (\"\\w+\"|\\{[^}]*})");
  private static final Pattern STEM = Pattern.compile("L\\d_\\w+");
  private static final Pattern SYMBOL = Pattern.compile("\"symbol\": \"(.)\"");

  private final Map<String, File> files = new HashMap<>(); // by sprite
  private final Map<String, int[]> sprites = new HashMap<>(); // those used; ARGB, premultiplied
  private final Map<Character, List<String>> variants = new HashMap<>();
  private final Map<Character, Double> corners = new HashMap<>();
  private final Map<String, List<String>> on = new HashMap<>(); // stems by tile and ground
  private final PieceCompositor pieces;
  private final boolean pinkIsTransparent;
  private final int times; // sprites are 54·times px a side

  /**
   * Finds every PNG of a folder, for pictures at scale 1 or 2, and reads from its description, a
   * tile a line, which looks tiles have. At scale 2 a sprite is what {@code NAME@2x.png} shows, or
   * else each pixel of {@code NAME.png} as a square of four.
   */
  GoldenPictureCompositor(
      Path folder, boolean pinkIsTransparent, List<Transition> transitions, int times)
      throws IOException {
    this.times = times;
    this.pinkIsTransparent = pinkIsTransparent;
    pieces = new PieceCompositor(transitions, this::sprite);
    try (Stream<Path> listed = Files.list(folder)) {
      for (Path file : listed.toList()) {
        String name = file.getFileName().toString();
        if (name.toLowerCase(Locale.ROOT).endsWith(".png")) {
          String plain = name.substring(0, name.length() - 4);
          Path large = folder.resolve(plain + "@2x.png");
          files.put(plain, (times == 2 && Files.exists(large) ? large : file).toFile());
        }
      }
    }
    Path description = folder.resolve("tileset.json");
    for (String line : Files.exists(description) ? Files.readAllLines(description) : NONE) {
      Matcher symbol = SYMBOL.matcher(line);
      Matcher grounds = ON.matcher(line);
      if (grounds.find() && symbol.find()) {
        readGrounds(symbol.group(1), grounds.group(1));
      }
      Matcher stems = VARIANTS.matcher(ON.matcher(line).replaceFirst(""));
      Matcher share = CORNERS.matcher(line);
      if (symbol.reset().find() && stems.find()) {
        variants.put(
            symbol.group(1).charAt(0),
            WORD.matcher(stems.group(1)).results().map(MatchResult::group).toList());
      }
      if (symbol.reset().find() && share.find()) {
        corners.put(symbol.group(1).charAt(0), Double.valueOf(share.group(1)));
      }
    }
  }

  /** What stands for a tile on some grounds: {@code "S": "L2_A", "r": {… "L2_B" … ["L2_C"]}}. */
  private void readGrounds(String symbol, String grounds) {
    Matcher ground = GROUND.matcher(grounds);
    while (ground.find()) {
      on.put(
          symbol + ground.group(1),
          STEM.matcher(ground.group(2)).results().map(MatchResult::group).toList());
    }
  }

  /** The pixels of a sprite, or null. */
  private int[] sprite(String name) {
    File file = files.get(name);
    return file == null ? null : sprites.computeIfAbsent(name, any -> read(file));
  }

  private int[] read(File file) {
    BufferedImage image;
    try {
      image = ImageIO.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int side = 54 * times;
    int[] argb = new int[side * side];
    for (int i = 0; i < argb.length; i++) {
      argb[i] =
          image.getRGB(i % side * image.getWidth() / side, i / side * image.getHeight() / side);
    }
    for (int i = 0; i < argb.length; i++) {
      if (pinkIsTransparent && (argb[i] & 0xFFFFFF) == 0xFF00FF) {
        argb[i] = 0;
      }
      int alpha = argb[i] >>> 24;
      int red = scale(argb[i] >> 16 & 255, alpha);
      int green = scale(argb[i] >> 8 & 255, alpha);
      int blue = scale(argb[i] & 255, alpha);
      argb[i] = alpha << 24 | red << 16 | green << 8 | blue;
    }
    return argb;
  }

  private static int scale(int value, int by) {
    return (int) Math.round(value * by / 255.0);
  }

  /** A finished picture: straight RGBA bytes, top row first. */
  static final class Picture {
    private final int width;
    private final int height;
    private final byte[] rgba;

    private Picture(int width, int height, byte[] rgba) {
      this.width = width;
      this.height = height;
      this.rgba = rgba;
    }

    int width() {
      return width;
    }

    int height() {
      return height;
    }

    byte[] rgba() {
      return rgba;
    }
  }

  /** The whole map. */
  Picture draw(TileMap map) {
    return drawTurned(map, 0);
  }

  /** A whole map that is another one, turned; its looks are those of the cells they were. */
  Picture drawTurned(TileMap map, int quarters) {
    return draw(map, quarters, 0, 0, map.size().width(), map.size().height());
  }

  /** The cells of a rectangle and no others; their suffixes still see the whole map. */
  Picture draw(TileMap map, int left, int top, int columns, int rows) {
    return draw(map, 0, left, top, columns, rows);
  }

  private Picture draw(TileMap map, int quarters, int left, int top, int columns, int rows) {
    int width = ((columns + rows - 2) * 26 + 54) * times;
    int height = ((columns + rows - 2) * 13 + 54) * times;
    int[] canvas = new int[width * height];
    for (int y = top; y < top + rows; y++) {
      for (int x = left + columns - 1; x >= left; x--) {
        int px = (x - left + y - top) * 26 * times;
        int py = (y - top - (x - left) + columns - 1) * 13 * times;
        drawTile(map, map.base(), quarters, x, y, canvas, width, px, py);
        for (int[] piece : pieces.pieces(map, x, y)) {
          draw(piece, canvas, width, px, py);
        }
        drawTile(map, map.overlay(), quarters, x, y, canvas, width, px, py);
        drawTile(map, map.top(), quarters, x, y, canvas, width, px, py);
      }
    }
    return new Picture(width, height, straight(canvas));
  }

  private void drawTile(
      TileMap map,
      TileLayer layer,
      int quarters,
      int x,
      int y,
      int[] canvas,
      int width,
      int px,
      int py) {
    if (layer.id(x, y) == 0) {
      return;
    }
    draw(sprite(map, layer, quarters, x, y), canvas, width, px, py);
  }

  private void draw(int[] sprite, int[] canvas, int width, int px, int py) {
    int side = 54 * times;
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        int at = (py + row) * width + px + column;
        canvas[at] = over(sprite[row * side + column], canvas[at]);
      }
    }
  }

  private int[] sprite(TileMap map, TileLayer layer, int quarters, int x, int y) {
    Legend legend = map.legend();
    Tile tile = legend.tile(layer.id(x, y));
    char ground = map.base().id(x, y) == 0 ? ' ' : legend.tile(map.base().id(x, y)).symbol();
    String stem = stem(tile, ground, layer, quarters, x, y);
    int[][] steps = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    int wanted = 0;
    for (int i = 0; i < 4; i++) {
      wanted |= joins(legend, layer, tile, x + steps[i][0], y + steps[i][1]) ? 1 << i : 0;
    }
    if (corners.containsKey(tile.symbol())) {
      StringBuilder full = new StringBuilder();
      for (int i = 0; i < 4; i++) {
        int nextX = steps[i][0] + steps[(i + 1) % 4][0];
        int nextY = steps[i][1] + steps[(i + 1) % 4][1];
        boolean within =
            tile.joins().isEmpty()
                || ((wanted >> i & 1) == 1
                    && (wanted >> (i + 1) % 4 & 1) == 1
                    && joins(legend, layer, tile, x + nextX, y + nextY));
        int[] point = {x + (nextX + 1) / 2, y + (nextY + 1) / 2};
        if (within && isFull(tile, unturned(point, layer, quarters, 0))) {
          full.append(i + 1);
        }
      }
      String suffix = letters(wanted) + (full.length() > 0 ? "-" + full : "");
      if (files.containsKey(stem + suffix)) {
        return sprite(stem + suffix);
      }
    }
    int[] best = null;
    int bestScore = Integer.MAX_VALUE;
    for (int mask = 0; mask < 16; mask++) {
      int[] candidate = sprite(stem + letters(mask));
      int different = Integer.bitCount(mask ^ wanted);
      int extra = Integer.bitCount(mask & ~wanted);
      int score = different * 1000 + extra * 100 + mask;
      if (candidate != null && score < bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return best;
  }

  private static boolean joins(Legend legend, TileLayer layer, Tile tile, int x, int y) {
    return x >= 0
        && y >= 0
        && x < layer.size().width()
        && y < layer.size().height()
        && layer.id(x, y) != 0
        && tile.joins().indexOf(legend.tile(layer.id(x, y)).symbol()) >= 0;
  }

  private String stem(Tile tile, char ground, TileLayer layer, int quarters, int x, int y) {
    List<String> stems = new ArrayList<>(List.of(tile.stem()));
    stems.addAll(variants.getOrDefault(tile.symbol(), NONE));
    stems = on.getOrDefault("" + tile.symbol() + ground, stems);
    int[] cell = unturned(new int[] {x, y}, layer, quarters, 1);
    int mixed = cell[0] * 0x9E3779B1 + cell[1] * 0x85EBCA77;
    mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
    mixed = (mixed ^ mixed >>> 12) * 0x297A2D39;
    return stems.get(Math.floorMod(mixed ^ mixed >>> 15, stems.size()));
  }

  private boolean isFull(Tile tile, int[] point) {
    int own = mixed(point[0], point[1]);
    int patch = mixed(~Math.floorDiv(point[0], 3), Math.floorDiv(point[1], 3));
    long decisive = Integer.toUnsignedLong(own >>> 29 < 5 ? own << 3 : patch);
    return decisive / 4294967296.0 < corners.get(tile.symbol());
  }

  private static int mixed(int x, int y) {
    int mixed = x * 0x9E3779B1 ^ y * 0xC2B2AE3D;
    mixed = (mixed ^ mixed >>> 15) * 0x85EBCA77;
    mixed = (mixed ^ mixed >>> 13) * 0x27D4EB2F;
    return mixed ^ mixed >>> 16;
  }

  /** Where a cell (size 1) or a point between cells (size 0) was before some quarter turns. */
  private static int[] unturned(int[] place, TileLayer layer, int quarters, int size) {
    int[] back = place;
    int width = layer.size().width();
    int height = layer.size().height();
    for (int i = 0; i < quarters; i++) {
      back = new int[] {back[1], width - size - back[0]};
      int before = width;
      width = height;
      height = before;
    }
    return back;
  }

  private static String letters(int mask) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      if ((mask >> i & 1) == 1) {
        text.append("NESW".charAt(i));
      }
    }
    return text.toString();
  }

  private static int over(int source, int below) {
    int keep = 255 - (source >>> 24);
    int out = 0;
    for (int shift = 0; shift <= 24; shift += 8) {
      int value = (source >>> shift & 255) + scale(below >>> shift & 255, keep);
      out |= Math.min(value, 255) << shift;
    }
    return out;
  }

  private static byte[] straight(int[] premultiplied) {
    byte[] rgba = new byte[premultiplied.length * 4];
    for (int i = 0; i < premultiplied.length; i++) {
      int alpha = premultiplied[i] >>> 24;
      for (int channel = 0; channel < 3; channel++) {
        int value = premultiplied[i] >>> (16 - 8 * channel) & 255;
        long color = alpha == 0 ? 0 : Math.min(255, Math.round(value * 255.0 / alpha));
        rgba[i * 4 + channel] = (byte) color;
      }
      rgba[i * 4 + 3] = (byte) alpha;
    }
    return rgba;
  }
}
