package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.pack.store.LineCursor;
import emberway.pack.store.MapFormat;
import emberway.pack.store.Utf8Decoder;
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
 * <p>The stated size is trusted only as far as the file's bytes confirm it. Letters become tiles by
 * the tiles' names, see {@link Letter}. Source: N. Sturtevant, "Benchmarks for Grid-Based
 * Pathfinding", 2012.
 */
public final class MovingAiMapReader {
  /** The tile set for maps of the Moving AI Lab. */
  public static final String TILE_SET = "movingai";

  /** A terrain letter and the names of its tiles. */
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
  private final ProblemCollector problemCollector;
  private long width;
  private long height;

  private MovingAiMapReader(String file, byte[] bytes, TileSets tileSets) {
    this.bytes = bytes;
    this.tileSets = tileSets;
    this.problemCollector = new ProblemCollector(file);
  }

  /**
   * Reads a map.
   *
   * @param file the file's name in problems; its last part becomes the map's name
   * @param bytes its content
   * @param tileSets finds {@link #TILE_SET}
   */
  public static LoadedMap read(String file, byte[] bytes, TileSets tileSets)
      throws UnreadableException {
    return new MovingAiMapReader(file, bytes, tileSets).read();
  }

  private LoadedMap read() throws UnreadableException {
    LineCursor lineCursor = new LineCursor(bytes, FileKind.bomLength(bytes), bytes.length, 1);
    readHeader(lineCursor);
    problemCollector.throwIfErrors();
    GridSize size = checkedSize(lineCursor);
    LoadedTileSet tiles = tileSet();
    Legend legend = tiles.set().legend();
    int[] baseIds = idsOfLetters(legend, Layer.BASE, tiles);
    int[] overlayIds = idsOfLetters(legend, Layer.OVERLAY, tiles);
    char[] base = new char[size.cells()];
    char[] overlay = new char[size.cells()];
    int y = 0;
    while (y < size.height() && lineCursor.advance() && !problemCollector.isFull()) {
      readRow(lineCursor, size, y, baseIds, overlayIds, base, overlay);
      y++;
    }
    checkEnd(lineCursor, y);
    problemCollector.throwIfErrors();
    MapInfo info = new MapInfo(name(problemCollector.file()), TILE_SET, "", "", "", "");
    TileMap map =
        new TileMap(
            info, legend, new TileLayer(size, base), new TileLayer(size, overlay), List.of());
    return new LoadedMap(
        map, tiles, MapFormat.MOVING_AI, problemCollector.sorted(), Optional.empty());
  }

  /** Reads the four lines above the rows; height and width come in either order. */
  private void readHeader(LineCursor lineCursor) {
    expect(lineCursor, "type octile");
    for (int i = 0; i < 2 && !problemCollector.hasErrors(); i++) {
      String text = next(lineCursor, "height H and width W");
      Matcher side = SIDE.matcher(text == null ? "" : text);
      if (text == null) {
        return;
      }
      if (!side.matches()) {
        problemCollector.error(
            lineCursor.number(),
            1,
            PrintableText.quote(text) + " in place of a height or a width",
            "write 'height' or 'width' and a whole number");
      } else if (side.group(1).equals("height")) {
        height = Long.parseLong(side.group(2));
      } else {
        width = Long.parseLong(side.group(2));
      }
    }
    if (!problemCollector.hasErrors()) {
      expect(lineCursor, "map");
    }
  }

  private void expect(LineCursor lineCursor, String wanted) {
    String text = next(lineCursor, "'" + wanted + "'");
    if (text != null && !text.stripTrailing().equals(wanted)) {
      problemCollector.error(
          lineCursor.number(),
          1,
          PrintableText.quote(text) + " in place of '" + wanted + "'",
          "a MovingAI map starts with 'type octile', 'height H', 'width W' and 'map'");
    }
  }

  /** The next line of the header, or null after reporting a problem. */
  private String next(LineCursor lineCursor, String wanted) {
    if (!lineCursor.advance()) {
      problemCollector.error(
          lineCursor.number(), 0, "the file ends before " + wanted, "get the whole file again");
      return null;
    }
    return lineCursor.text(MAX_LINE, problemCollector);
  }

  /** The stated size, if it is possible. */
  private GridSize checkedSize(LineCursor lineCursor) throws UnreadableException {
    long rest = (long) bytes.length - lineCursor.next();
    if (!GridSize.isValid(width, height)) {
      problemCollector.error(
          lineCursor.number(),
          0,
          "the map says %d × %d cells".formatted(width, height),
          "a map has 1 to %,d cells, and at most %,d a side"
              .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
    } else if (rest < width * height) {
      problemCollector.error(
          lineCursor.number(),
          0,
          "the map says %d × %d cells, and only %d bytes follow".formatted(width, height, rest),
          "fix the height and the width, or get the whole file again");
    }
    problemCollector.throwIfErrors();
    return new GridSize((int) width, (int) height);
  }

  private LoadedTileSet tileSet() throws UnreadableException {
    return tileSets
        .find(TILE_SET)
        .orElseThrow(
            () ->
                new UnreadableException(
                    Problem.inFile(
                        problemCollector.file(),
                        "there is no tile set '" + TILE_SET + "' to draw it with",
                        "install Emberway again, or give one with --tiles")));
  }

  /**
   * The tile id of each ASCII letter in a layer, {@link #UNKNOWN} for characters without a tile.
   */
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
                problemCollector.file(),
                "tile set '%s' has no %s tile named '%s' for the letter '%s'"
                    .formatted(tiles.set().name(), layer.label(), name, letter.symbol),
                "MovingAI maps need a tile set like '" + TILE_SET + "'"));
      }
      ids[letter.symbol] = id;
    }
    return ids;
  }

  private void readRow(
      LineCursor lineCursor,
      GridSize size,
      int y,
      int[] baseIds,
      int[] overlayIds,
      char[] base,
      char[] overlay) {
    int start = lineCursor.start();
    int length = lineCursor.end() - start;
    if (length != size.width()) {
      problemCollector.error(
          lineCursor.number(),
          Math.min(length, size.width()) + 1,
          "row %d has %s, the width is %d"
              .formatted(y, PrintableText.count(length, "cell"), size.width()),
          "fix the row or the width");
      return;
    }
    int cell = size.index(0, y);
    for (int x = 0; x < length; x++) {
      int letter = bytes[start + x];
      if (letter < 0 || baseIds[letter] == UNKNOWN) {
        reportUnknown(lineCursor, x);
        return;
      }
      base[cell + x] = (char) baseIds[letter];
      overlay[cell + x] = (char) overlayIds[letter];
    }
  }

  private void reportUnknown(LineCursor lineCursor, int x) {
    int at = lineCursor.start() + x;
    int symbol = Utf8Decoder.codePoint(bytes, at, lineCursor.end());
    problemCollector.error(
        lineCursor.number(),
        x + 1,
        symbol == Utf8Decoder.MALFORMED
            ? LineCursor.malformed(bytes[at])
            : "unknown terrain " + PrintableText.quote(symbol),
        "the letters are . G S T W @ O");
  }

  /** Checks that all rows were read, and that only empty lines follow. */
  private void checkEnd(LineCursor lineCursor, int rows) {
    if (problemCollector.isFull()) {
      return;
    }
    if (rows < height) {
      problemCollector.error(
          lineCursor.number(),
          0,
          "the map has %s, the height is %d".formatted(PrintableText.count(rows, "row"), height),
          "fix the height, or get the whole file again");
    }
    while (lineCursor.advance()) {
      if (!lineCursor.isEmpty()) {
        problemCollector.error(
            lineCursor.number(),
            0,
            "more rows than the height of " + height,
            "fix the height, or remove what follows");
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
