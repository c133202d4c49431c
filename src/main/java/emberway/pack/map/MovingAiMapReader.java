package emberway.pack.map;

import emberway.io.Printable;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.Problems;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.pack.store.Lines;
import emberway.pack.store.Utf8;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the grid maps of the MovingAI benchmarks, type octile: {@code type octile}, {@code height
 * H}, {@code width W}, {@code map}, and H rows of W terrain letters.
 *
 * <p>The size is a claim until the bytes that follow bear it out. A letter becomes tiles by their
 * names in the tile set, see {@link Letter}. Source: N. Sturtevant, "Benchmarks for Grid-Based
 * Pathfinding", 2012.
 */
public final class MovingAiMapReader {
  /** The tile set such maps are drawn with. */
  public static final String TILE_SET = "movingai";

  /** A terrain letter and the names of the tiles it becomes. */
  private enum Letter {
    DOT('.', "ground", ""),
    GROUND('G', "ground", ""),
    SWAMP('S', "swamp", ""),
    TREES('T', "ground", "trees"),
    WATER('W', "water", ""),
    AT('@', "out-of-bounds", ""),
    OUT_OF_BOUNDS('O', "out-of-bounds", "");

    private final char symbol;
    private final String baseName;
    private final String overlayName;

    Letter(char symbol, String baseName, String overlayName) {
      this.symbol = symbol;
      this.baseName = baseName;
      this.overlayName = overlayName;
    }

    String tileName(Layer layer) {
      return layer == Layer.BASE ? baseName : overlayName;
    }
  }

  private static final Pattern SIDE = Pattern.compile("(height|width)\\s+([0-9]{1,9})\\s*");
  private static final int MAX_LINE = 200;
  private static final int UNKNOWN = -1;

  private final byte[] bytes;
  private final TileSets tileSets;
  private final Problems problems;
  private long width;
  private long height;

  private MovingAiMapReader(String file, byte[] bytes, TileSets tileSets) {
    this.bytes = bytes;
    this.tileSets = tileSets;
    this.problems = new Problems(file);
  }

  /**
   * Reads a map.
   *
   * @param file what the file is called in problems; its last part becomes the map's name
   * @param bytes its content
   * @param tileSets where {@link #TILE_SET} is looked for
   */
  public static LoadedMap read(String file, byte[] bytes, TileSets tileSets)
      throws UnreadableException {
    return new MovingAiMapReader(file, bytes, tileSets).read();
  }

  private LoadedMap read() throws UnreadableException {
    Lines lines = new Lines(bytes, FileKind.bomLength(bytes), bytes.length, 1);
    readHeader(lines);
    problems.throwIfErrors();
    GridSize size = checkedSize(lines);
    LoadedTileSet tiles = tileSet();
    Legend legend = tiles.set().legend();
    int[] baseIds = idsOfLetters(legend, Layer.BASE, tiles);
    int[] overlayIds = idsOfLetters(legend, Layer.OVERLAY, tiles);
    char[] base = new char[size.cells()];
    char[] overlay = new char[size.cells()];
    int y = 0;
    while (y < size.height() && lines.advance() && !problems.isFull()) {
      readRow(lines, size, y, baseIds, overlayIds, base, overlay);
      y++;
    }
    checkEnd(lines, y);
    problems.throwIfErrors();
    MapInfo info = new MapInfo(name(problems.file()), TILE_SET, "", "", "", "");
    TileMap map =
        new TileMap(
            info, legend, new TileLayer(size, base), new TileLayer(size, overlay), List.of());
    return new LoadedMap(map, tiles, problems.sorted(), Optional.empty());
  }

  /** The four lines above the rows; height and width in either order. */
  private void readHeader(Lines lines) {
    expect(lines, "type octile");
    for (int i = 0; i < 2 && !problems.hasErrors(); i++) {
      String text = next(lines, "height H and width W");
      Matcher side = SIDE.matcher(text == null ? "" : text);
      if (text == null) {
        return;
      }
      if (!side.matches()) {
        problems.error(
            lines.number(),
            1,
            Printable.quote(text) + " in place of a height or a width",
            "write 'height' or 'width' and a whole number");
      } else if (side.group(1).equals("height")) {
        height = Long.parseLong(side.group(2));
      } else {
        width = Long.parseLong(side.group(2));
      }
    }
    if (!problems.hasErrors()) {
      expect(lines, "map");
    }
  }

  private void expect(Lines lines, String wanted) {
    String text = next(lines, "'" + wanted + "'");
    if (text != null && !text.stripTrailing().equals(wanted)) {
      problems.error(
          lines.number(),
          1,
          Printable.quote(text) + " in place of '" + wanted + "'",
          "a MovingAI map starts with 'type octile', 'height H', 'width W' and 'map'");
    }
  }

  /** The next line of the header, or null after a problem was reported. */
  private String next(Lines lines, String wanted) {
    if (!lines.advance()) {
      problems.error(
          lines.number(), 0, "the file ends before " + wanted, "get the whole file again");
      return null;
    }
    return lines.text(MAX_LINE, problems);
  }

  /** The claimed size, once it is found to be possible. */
  private GridSize checkedSize(Lines lines) throws UnreadableException {
    long rest = (long) bytes.length - lines.next();
    if (!GridSize.isValid(width, height)) {
      problems.error(
          lines.number(),
          0,
          "the map claims %d × %d cells".formatted(width, height),
          "a map has 1 to %,d cells, and at most %,d a side"
              .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
    } else if (rest < width * height) {
      problems.error(
          lines.number(),
          0,
          "the map claims %d × %d cells, and only %d bytes follow".formatted(width, height, rest),
          "mend the height and the width, or get the whole file again");
    }
    problems.throwIfErrors();
    return new GridSize((int) width, (int) height);
  }

  private LoadedTileSet tileSet() throws UnreadableException {
    return tileSets
        .find(TILE_SET)
        .orElseThrow(
            () ->
                new UnreadableException(
                    Problem.inFile(
                        problems.file(),
                        "there is no tile set '" + TILE_SET + "' to draw it with",
                        "install Emberway again, or give one with --tiles")));
  }

  /** The tile id of each ASCII letter in a layer, {@link #UNKNOWN} where it is no letter. */
  private int[] idsOfLetters(Legend legend, Layer layer, LoadedTileSet tiles)
      throws UnreadableException {
    int[] ids = new int[128];
    Arrays.fill(ids, UNKNOWN);
    for (Letter letter : Letter.values()) {
      String name = letter.tileName(layer);
      int id = name.isEmpty() ? Legend.NOTHING : legend.id(name);
      if (!name.isEmpty() && (id == Legend.NOTHING || legend.tile(id).layer() != layer)) {
        throw new UnreadableException(
            Problem.inFile(
                problems.file(),
                "tile set '%s' has no %s tile named '%s' for the letter '%s'"
                    .formatted(tiles.set().name(), layer.label(), name, letter.symbol),
                "MovingAI maps need a tile set like '" + TILE_SET + "'"));
      }
      ids[letter.symbol] = id;
    }
    return ids;
  }

  private void readRow(
      Lines lines,
      GridSize size,
      int y,
      int[] baseIds,
      int[] overlayIds,
      char[] base,
      char[] overlay) {
    int start = lines.start();
    int length = lines.end() - start;
    if (length != size.width()) {
      problems.error(
          lines.number(),
          Math.min(length, size.width()) + 1,
          "row %d has %s, the width is %d"
              .formatted(y, Printable.count(length, "cell"), size.width()),
          "mend the row or the width");
      return;
    }
    int cell = size.index(0, y);
    for (int x = 0; x < length; x++) {
      int letter = bytes[start + x];
      if (letter < 0 || baseIds[letter] == UNKNOWN) {
        reportUnknown(lines, x);
        return;
      }
      base[cell + x] = (char) baseIds[letter];
      overlay[cell + x] = (char) overlayIds[letter];
    }
  }

  private void reportUnknown(Lines lines, int x) {
    int at = lines.start() + x;
    int symbol = Utf8.codePoint(bytes, at, lines.end());
    problems.error(
        lines.number(),
        x + 1,
        symbol == Utf8.MALFORMED
            ? Lines.malformed(bytes[at])
            : "unknown terrain " + Printable.quote(symbol),
        "the letters are . G S T W @ O");
  }

  /** After the last row that was read there must be all rows and nothing but empty lines. */
  private void checkEnd(Lines lines, int rows) {
    if (problems.isFull()) {
      return;
    }
    if (rows < height) {
      problems.error(
          lines.number(),
          0,
          "the map has %s, the height is %d".formatted(Printable.count(rows, "row"), height),
          "mend the height, or get the whole file again");
    }
    while (lines.advance()) {
      if (!lines.isEmpty()) {
        problems.error(
            lines.number(),
            0,
            "more rows than the height of " + height,
            "mend the height, or remove what follows");
        return;
      }
    }
  }

  private static String name(String file) {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    String name = last.endsWith(".map") ? last.substring(0, last.length() - 4) : last;
    return name.isBlank() ? "MovingAI map" : name;
  }
}
