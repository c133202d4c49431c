package emberway.art;

import emberway.art.raster.JoinMask;
import emberway.art.raster.PngFile;
import emberway.art.raster.Rgb;
import emberway.art.raster.SpriteBitmap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lays sprites out as a map would, for looking at and for the tests of this package. */
final class SampleScenes {
  private static final Map<Character, String> STEMS = new HashMap<>();
  private static final Map<Character, String> JOINS = new HashMap<>();

  static {
    tile('G', "L1_Terrain001", "");
    tile('S', "L1_Terrain035", "");
    tile('a', "L1_Sand", "a");
    tile('m', "L1_Marsh", "m");
    tile('~', "L1_Water", "~");
    tile('r', "L1_Rock", "rl");
    tile('l', "L1_Lava", "l");
    tile('f', "L1_Field", "f");
    tile('R', "L2_RoadDirt", "RBD");
    tile('B', "L2_Bridge", "RB");
    tile('W', "L2_WallStone", "WD");
    tile('D', "L2_Gate", "WD");
    tile('F', "L2_Forest", "");
    tile('Y', "L2_DeadTree", "");
    tile('h', "L2_Hills", "");
    tile('M', "L2_Mountain", "");
    tile('H', "L2_House", "");
    tile('v', "L2_VolcanoDormant", "");
    tile('V', "L2_VolcanoErupting", "");
    tile('t', "L2_Tombstone", "");
    tile('1', "L2_Tent", "");
    tile('2', "L2_Castle", "");
  }

  private final Map<String, SpriteBitmap> spriteBitmaps;
  private final int scale;

  SampleScenes(Map<String, SpriteBitmap> spriteBitmaps, int scale) {
    this.spriteBitmaps = spriteBitmaps;
    this.scale = scale;
  }

  private static void tile(char symbol, String stem, String joins) {
    STEMS.put(symbol, stem);
    JOINS.put(symbol, joins);
  }

  /** The sprite's name for a cell. */
  static String sprite(String[] rows, int x, int y) {
    char symbol = rows[y].charAt(x);
    String joins = JOINS.get(symbol);
    int mask = 0;
    mask |= y > 0 && joins.indexOf(rows[y - 1].charAt(x)) >= 0 ? JoinMask.NORTH : 0;
    mask |=
        x + 1 < rows[y].length() && joins.indexOf(rows[y].charAt(x + 1)) >= 0 ? JoinMask.EAST : 0;
    mask |= y + 1 < rows.length && joins.indexOf(rows[y + 1].charAt(x)) >= 0 ? JoinMask.SOUTH : 0;
    mask |= x > 0 && joins.indexOf(rows[y].charAt(x - 1)) >= 0 ? JoinMask.WEST : 0;
    return STEMS.get(symbol) + new JoinMask(mask).suffix();
  }

  /** The map as a square picture with the map in its upper left. */
  SpriteBitmap draw(String[] base, String[] overlay) {
    int height = base.length;
    int width = base[0].length();
    int side = ((width + height - 2) * 26 + 54) * scale;
    SpriteBitmap scene = new SpriteBitmap(side);
    for (int y = 0; y < height; y++) {
      for (int x = width - 1; x >= 0; x--) {
        int px = (x + y) * 26 * scale;
        int py = (y - x + width - 1) * 13 * scale;
        lay(scene, spriteBitmaps.get(sprite(base, x, y)), px, py);
        char above = overlay.length == 0 ? '.' : overlay[y].charAt(x);
        if (above != '.') {
          lay(scene, spriteBitmaps.get(sprite(overlay, x, y)), px, py);
        }
      }
    }
    return scene;
  }

  /** Lays one sprite on a picture, source over. */
  static void lay(SpriteBitmap scene, SpriteBitmap sprite, int px, int py) {
    for (int y = 0; y < sprite.side(); y++) {
      for (int x = 0; x < sprite.side(); x++) {
        int a = sprite.alpha(x, y);
        if (a == 255) {
          scene.set(px + x, py + y, sprite.color(x, y), 255);
        } else if (a > 0) {
          Rgb below = scene.color(px + x, py + y);
          int alpha = scene.alpha(px + x, py + y);
          scene.set(px + x, py + y, below.mix(sprite.color(x, y), a / 255.0), Math.max(a, alpha));
        }
      }
    }
  }

  /** Draws every {@code *.txt} of a folder (base, an empty line, overlay) beside itself as PNG. */
  public static void main(String[] args) throws IOException {
    int scale = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    SampleScenes scenes = new SampleScenes(new TileSetGenerator(scale).spriteBitmaps(), scale);
    try (var files = Files.list(Path.of(args[0]))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        int gap = lines.indexOf("");
        String[] base = lines.subList(0, gap < 0 ? lines.size() : gap).toArray(new String[0]);
        String[] overlay =
            gap < 0 ? new String[0] : lines.subList(gap + 1, lines.size()).toArray(new String[0]);
        SpriteBitmap scene = scenes.draw(base, overlay);
        Files.write(Path.of(file + ".png"), PngFile.encode(scene));
        System.out.println(file + " " + Arrays.toString(new int[] {scene.side()}));
      }
    }
  }
}
