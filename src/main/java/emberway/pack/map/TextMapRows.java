package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.store.Utf8Decoder;
import emberway.pack.tileset.LoadedTileSet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;

/**
 * Decodes the rows of one layer of a text map from bytes to tile ids.
 *
 * <p>Nearly every symbol is a single ASCII byte, looked up in a table of 128 ids. Table entries
 * {@link #SPECIAL} take the slow path: symbols beyond ASCII, unknown ones, and those that mark the
 * start or the goal, of which each may occur once.
 */
final class TextMapRows {
  private static final int SPECIAL = -1;
  private static final int ROWS_PER_REPORT = 64;
  private static final int MAX_DIFFERENT_UNKNOWN = ProblemCollector.LIMIT;

  /** The first position and the count of a marker or an unknown symbol. */
  private static final class Sighting {
    final char symbol; // 0 if outside the legend's range
    final Cell cell;
    final int line;
    int count;

    Sighting(int symbol, Cell cell, int line) {
      this.symbol = symbol <= Character.MAX_VALUE ? (char) symbol : 0;
      this.cell = cell;
      this.line = line;
    }

    int column() {
      return cell.x() + 1;
    }
  }

  private final byte[] bytes;
  private final TextMapSections.Section section;
  private final Layer layer;
  private final LoadedTileSet tiles;
  private final Legend legend;
  private final ProblemCollector problemCollector;
  private final int[] idOfAscii = new int[128];
  private final Map<Tile.Role, Sighting> markers = new LinkedHashMap<>();
  private final Map<Integer, Sighting> unknown = new LinkedHashMap<>();

  /** Decodes a section's rows, which have at least one line. */
  TextMapRows(
      byte[] bytes,
      TextMapSections.Section section,
      Layer layer,
      LoadedTileSet tiles,
      ProblemCollector problemCollector) {
    this.bytes = bytes;
    this.section = section;
    this.layer = layer;
    this.tiles = tiles;
    this.legend = tiles.set().legend();
    this.problemCollector = problemCollector;
    Arrays.fill(idOfAscii, SPECIAL);
    idOfAscii[TextMapSyntax.NOTHING] = Legend.NOTHING;
    idOfAscii[' '] = Legend.NOTHING;
    for (Tile tile : legend.tiles()) {
      if (tile.symbol() < 128 && tile.layer() == layer && tile.role() == Tile.Role.NONE) {
        idOfAscii[tile.symbol()] = legend.id(tile.symbol());
      }
    }
  }

  /** The length of most rows, or the first row's if no length has a majority. [cells] */
  static int usualWidth(byte[] bytes, TextMapSections.Section section) {
    LineCursor lineCursor = section.lineCursor(bytes);
    int candidate = 0; // Boyer-Moore majority vote: a majority always survives
    int votes = 0;
    int first = -1;
    for (int row = 0; row < section.rows() && lineCursor.advance(); row++) {
      int width = Utf8Decoder.count(bytes, lineCursor.start(), lineCursor.end());
      first = first < 0 ? width : first;
      if (votes == 0) {
        candidate = width;
      }
      votes += width == candidate ? 1 : -1;
    }
    return votes > 0 ? candidate : Math.max(first, 0);
  }

  /** Reports rows with another length. Returns whether there are none. */
  static boolean checkWidth(
      byte[] bytes, TextMapSections.Section section, int width, ProblemCollector problemCollector) {
    LineCursor lineCursor = section.lineCursor(bytes);
    boolean even = true;
    for (int row = 0;
        row < section.rows() && lineCursor.advance() && !problemCollector.isFull();
        row++) {
      int cells = Utf8Decoder.count(bytes, lineCursor.start(), lineCursor.end());
      if (cells != width) {
        even = false;
        problemCollector.error(
            lineCursor.number(),
            Math.min(cells, width) + 1,
            "row %d of [%s] has %s, the others have %d"
                .formatted(row, section.title(), PrintableText.count(cells, "cell"), width),
            cells < width
                ? "add %d; '.' is a cell with nothing in it".formatted(width - cells)
                : "remove %d".formatted(cells - width));
      }
    }
    return even;
  }

  /**
   * Decodes a layer's tile ids and reports wrong symbols.
   *
   * @param size the usual width, and the number of rows
   * @param ids receives the ids; null to report problems only, with rows of any length
   * @param progress receives the part that is decoded [0..1]
   */
  void read(GridSize size, TileLayer ids, DoubleConsumer progress) {
    int width = size.width();
    char[] row = new char[width];
    LineCursor lineCursor = section.lineCursor(bytes);
    for (int y = 0; y < section.rows() && lineCursor.advance() && !problemCollector.isFull(); y++) {
      if (y % ROWS_PER_REPORT == 0) {
        progress.accept((double) y / section.rows());
      }
      int end = lineCursor.end();
      for (int i = lineCursor.start(), x = 0; i < end && x < width; x++) {
        int symbol = bytes[i];
        int id = symbol >= 0 ? idOfAscii[symbol] : SPECIAL;
        if (id == SPECIAL) {
          symbol = Utf8Decoder.codePoint(bytes, i, end);
          id = special(symbol, bytes[i], x, y, lineCursor.number());
          i += Utf8Decoder.length(symbol);
        } else {
          i++;
        }
        row[x] = (char) id;
      }
      if (ids != null) {
        ids.setRow(y, row, 0);
      }
    }
    unknown.forEach(this::reportUnknown);
  }

  private int special(int symbol, byte raw, int x, int y, int line) {
    if (problemCollector.isFull()) {
      return Legend.NOTHING;
    }
    if (symbol == Utf8Decoder.MALFORMED) {
      problemCollector.error(line, x + 1, LineCursor.malformed(raw), "save the file as UTF-8");
      return Legend.NOTHING;
    }
    int id = symbol <= Character.MAX_VALUE ? legend.id((char) symbol) : Legend.NOTHING;
    if (id == Legend.NOTHING || legend.tile(id).layer() != layer) {
      Sighting seen = unknown.get(symbol);
      if (seen == null && unknown.size() < MAX_DIFFERENT_UNKNOWN) {
        seen = new Sighting(symbol, new Cell(x, y), line);
        unknown.put(symbol, seen);
      }
      if (seen != null) {
        seen.count++;
      }
      return Legend.NOTHING;
    }
    Tile tile = legend.tile(id);
    if (tile.role() != Tile.Role.NONE) {
      see(tile, new Sighting(symbol, new Cell(x, y), line));
    }
    return id;
  }

  private void see(Tile tile, Sighting here) {
    Sighting first = markers.putIfAbsent(tile.role(), here);
    if (first != null) {
      problemCollector.error(
          here.line,
          here.column(),
          "a second %s '%s' at %s; the first is at %s, line %d, column %d"
              .formatted(
                  roleName(tile.role()),
                  tile.symbol(),
                  here.cell,
                  first.cell,
                  first.line,
                  first.column()),
          "keep one of them");
    }
  }

  private void reportUnknown(int symbol, Sighting seen) {
    String often = seen.count == 1 ? "" : " (%d times)".formatted(seen.count);
    Tile elsewhere = legend.find(seen.symbol).orElse(null);
    if (elsewhere != null) {
      problemCollector.error(
          seen.line,
          seen.column(),
          "%s (%s) does not belong in [%s]%s"
              .formatted(PrintableText.quote(symbol), elsewhere.label(), section.title(), often),
          "put it in [" + elsewhere.layer().label() + "]");
    } else {
      problemCollector.error(
          seen.line,
          seen.column(),
          "unknown symbol %s%s".formatted(PrintableText.quote(symbol), often),
          remedyForUnknown(symbol));
    }
  }

  private String remedyForUnknown(int symbol) {
    if (symbol == '#') {
      return "comments go above [base]; in the rows '.' is a cell with nothing in it";
    }
    if (symbol == '\t') {
      return "replace the tab with spaces or '.'";
    }
    int swapped =
        Character.isUpperCase(symbol)
            ? Character.toLowerCase(symbol)
            : Character.toUpperCase(symbol);
    if (swapped != symbol && swapped <= Character.MAX_VALUE) {
      Tile near = legend.find((char) swapped).filter(t -> t.layer() == layer).orElse(null);
      if (near != null) {
        return "did you mean '%s' (%s)?".formatted(near.symbol(), near.label());
      }
    }
    String known =
        legend.tiles().stream()
            .filter(tile -> tile.layer() == layer)
            .map(tile -> Character.toString(tile.symbol()))
            .collect(Collectors.joining(" "));
    return "tile set '%s' has %s for [%s]"
        .formatted(tiles.set().name(), known.isEmpty() ? "nothing" : known, section.title());
  }

  /** Warns of a goal on a blocked cell. */
  void checkGoal(TileLayer base) {
    blockage(Tile.Role.GOAL, base)
        .ifPresent(
            message -> {
              Sighting goal = markers.get(Tile.Role.GOAL);
              problemCollector.warning(
                  goal.line, goal.column(), message, "move it to open ground to be reached");
            });
  }

  /** The error for a start on a blocked cell, for routes from there. */
  Optional<Problem> blockedStart(TileLayer base) {
    Sighting start = markers.get(Tile.Role.START);
    return blockage(Tile.Role.START, base)
        .map(
            message ->
                new Problem(
                    Problem.Severity.ERROR,
                    problemCollector.file(),
                    start.line,
                    start.column(),
                    message,
                    "move it to open ground"));
  }

  /** The message for a marker on a blocked cell, if that is so. */
  private Optional<String> blockage(Tile.Role role, TileLayer base) {
    Sighting seen = markers.get(role);
    if (seen == null) {
      return Optional.empty();
    }
    int below = base.id(seen.cell.x(), seen.cell.y());
    double ground = fold(below, Double.POSITIVE_INFINITY);
    if (fold(legend.id(seen.symbol), ground) != Double.POSITIVE_INFINITY) {
      return Optional.empty();
    }
    String what =
        below == Legend.NOTHING
            ? "on an empty cell"
            : "on %s, which is impassable".formatted(legend.tile(below).label());
    return Optional.of("the %s at %s is %s".formatted(roleName(role), seen.cell, what));
  }

  private double fold(int id, double below) {
    return id == Legend.NOTHING ? below : legend.tile(id).terrain().over(below);
  }

  private static String roleName(Tile.Role role) {
    return role == Tile.Role.START ? "start" : "goal";
  }
}
