package emberway.cli;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.Transition;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Draws maps without anything of the program's drawing code: from the contract's projection, order,
 * suffixes and blending, with the JDK's own PNG reader. What the renderer makes at scale 1 must
 * equal this byte for byte.
 *
 * <p>Blending: colors are multiplied by alpha once and rounded; then {@code out = source +
 * round(below × (255 − alpha) / 255)} in every channel; at the end colors are divided by alpha
 * again.
 */
final class SoftwareCompositor {
  private final Map<String, int[]> sprites = new HashMap<>(); // ARGB, premultiplied, 54×54

  private final PieceCompositor pieces;

  /** Reads every PNG of a folder. */
  SoftwareCompositor(Path folder, boolean pinkIsTransparent, List<Transition> transitions)
      throws IOException {
    pieces = new PieceCompositor(transitions, sprites);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.toLowerCase(Locale.ROOT).endsWith(".png")) {
          sprites.put(name.substring(0, name.length() - 4), read(file.toFile(), pinkIsTransparent));
        }
      }
    }
  }

  private static int[] read(File file, boolean pinkIsTransparent) throws IOException {
    BufferedImage image = ImageIO.read(file);
    int[] argb = image.getRGB(0, 0, 54, 54, null, 0, 54);
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
    return draw(map, 0, 0, map.size().width(), map.size().height());
  }

  /** The cells of a rectangle and no others; their suffixes still see the whole map. */
  Picture draw(TileMap map, int left, int top, int columns, int rows) {
    int width = (columns + rows - 2) * 26 + 54;
    int height = (columns + rows - 2) * 13 + 54;
    int[] canvas = new int[width * height];
    for (int y = top; y < top + rows; y++) {
      for (int x = left + columns - 1; x >= left; x--) {
        int px = (x - left + y - top) * 26;
        int py = (y - top - (x - left) + columns - 1) * 13;
        drawTile(map.legend(), map.base(), x, y, canvas, width, px, py);
        for (int[] piece : pieces.pieces(map, x, y)) {
          draw(piece, canvas, width, px, py);
        }
        drawTile(map.legend(), map.overlay(), x, y, canvas, width, px, py);
      }
    }
    return new Picture(width, height, straight(canvas));
  }

  private void drawTile(
      Legend legend, TileLayer layer, int x, int y, int[] canvas, int width, int px, int py) {
    if (layer.id(x, y) == 0) {
      return;
    }
    draw(sprite(legend, layer, x, y), canvas, width, px, py);
  }

  private static void draw(int[] sprite, int[] canvas, int width, int px, int py) {
    for (int row = 0; row < 54; row++) {
      for (int column = 0; column < 54; column++) {
        int at = (py + row) * width + px + column;
        canvas[at] = over(sprite[row * 54 + column], canvas[at]);
      }
    }
  }

  private int[] sprite(Legend legend, TileLayer layer, int x, int y) {
    Tile tile = legend.tile(layer.id(x, y));
    if (tile.joins().isEmpty()) {
      return sprites.get(tile.stem());
    }
    int[][] steps = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    int wanted = 0;
    for (int i = 0; i < 4; i++) {
      int nx = x + steps[i][0];
      int ny = y + steps[i][1];
      boolean inside =
          nx >= 0 && ny >= 0 && nx < layer.size().width() && ny < layer.size().height();
      if (inside && layer.id(nx, ny) != 0) {
        char neighbor = legend.tile(layer.id(nx, ny)).symbol();
        if (tile.joins().indexOf(neighbor) >= 0) {
          wanted |= 1 << i;
        }
      }
    }
    int[] best = null;
    int bestScore = Integer.MAX_VALUE;
    for (int mask = 0; mask < 16; mask++) {
      int[] candidate = sprites.get(tile.stem() + letters(mask));
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
