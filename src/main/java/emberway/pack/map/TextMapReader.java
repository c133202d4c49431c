package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.pack.store.LineCursor;
import emberway.pack.store.MapFormat;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSets;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/**
 * Reads text maps, {@code emberway-map 1} and {@code emberway-map 2}: a header, the base and
 * optionally the overlay as rows of symbols, in version 2 also the top, optional places, and in
 * version 2 notes about them and their kinds.
 *
 * <p>Rows are decoded from bytes to tile ids without creating strings. The size follows from the
 * rows, so a false claim cannot cause an allocation. Time is linear in the bytes; memory beyond the
 * bytes is the layers.
 */
public final class TextMapReader {
  private final byte[] bytes;
  private final TileSets tileSets;
  private final DoubleConsumer progress;
  private final ProblemCollector problemCollector;
  private boolean isOfVersion2;

  private TextMapReader(String file, byte[] bytes, TileSets tileSets, DoubleConsumer progress) {
    this.bytes = bytes;
    this.tileSets = tileSets;
    this.progress = progress;
    this.problemCollector = new ProblemCollector(file);
  }

  /**
   * Reads a map.
   *
   * @param file the file's name in problems
   * @param bytes its content
   * @param tileSets finds the tile set that the map names
   * @param progress receives the part of the rows that is read [0..1]
   * @throws UnreadableException with every error found, up to a limit
   */
  public static LoadedMap read(
      String file, byte[] bytes, TileSets tileSets, DoubleConsumer progress)
      throws UnreadableException {
    return new TextMapReader(file, bytes, tileSets, progress).read();
  }

  private LoadedMap read() throws UnreadableException {
    LineCursor lineCursor = new LineCursor(bytes, FileKind.bomLength(bytes), bytes.length, 1);
    checkFirstLine(lineCursor);
    problemCollector.throwIfErrors();
    TextMapHeader header = TextMapHeader.read(lineCursor, problemCollector);
    MapInfo info = header.info();
    Optional<LoadedTileSet> tiles = findTiles(header, info.tileSet());
    TextMapSections sections = TextMapSections.read(lineCursor, problemCollector);
    Optional<TextMapSections.Section> base = sections.find(TextMapSyntax.BASE);
    Optional<TextMapSections.Section> overlay = sections.find(TextMapSyntax.OVERLAY);
    GridSize size = base.map(section -> size(section)).orElse(null);
    Optional<TextMapSections.Section> top = sections.find(TextMapSyntax.TOP);
    TextMapSyntax.SECTIONS_OF_2.forEach(
        title -> sections.find(title).ifPresent(this::checkVersion));
    boolean even = size != null && checkShape(size, base.get(), overlay, top);
    List<Place> places = PlacesReader.read(bytes, sections, size, problemCollector);
    if (size == null || tiles.isEmpty()) {
      problemCollector.throwIfErrors();
      throw new AssertionError("no size or no tile set, and no problem");
    }
    TileLayer baseTiles = even ? new TileLayer(size) : null;
    TileLayer overlayTiles = even ? new TileLayer(size) : null;
    TileLayer topTiles = even ? new TileLayer(size) : null;
    new TextMapRows(bytes, base.get(), Layer.BASE, tiles.get(), problemCollector)
        .read(size, baseTiles, done -> progress.accept(done / 2));
    Optional<Problem> blockedStart = Optional.empty();
    if (overlay.isPresent()) {
      TextMapRows rows =
          new TextMapRows(bytes, overlay.get(), Layer.OVERLAY, tiles.get(), problemCollector);
      rows.read(size, overlayTiles, done -> progress.accept((1 + done) / 2));
      if (even) {
        rows.checkGoal(baseTiles);
        blockedStart = rows.blockedStart(baseTiles);
      }
    }
    if (top.isPresent()) {
      new TextMapRows(bytes, top.get(), Layer.TOP, tiles.get(), problemCollector)
          .read(size, topTiles, done -> progress.accept(1));
    }
    problemCollector.throwIfErrors();
    TileMap map =
        new TileMap(info, tiles.get().set().legend(), baseTiles, overlayTiles, topTiles, places);
    return new LoadedMap(map, tiles.get(), MapFormat.TEXT, problemCollector.sorted(), blockedStart);
  }

  private void checkFirstLine(LineCursor lineCursor) {
    FileKind kind = FileKind.of(bytes);
    if (kind != FileKind.TEXT_MAP) {
      problemCollector.error(
          kind == FileKind.TEXT ? 1 : 0,
          0,
          "this is " + kind.label() + ", not a map",
          kind == FileKind.UTF_16 || kind == FileKind.UTF_32
              ? "save it as UTF-8"
              : "a text map's first line is '" + TextMapSyntax.FIRST_LINE + "'");
      return;
    }
    lineCursor.advance();
    String line = lineCursor.text(TextMapSyntax.MAX_LINE, problemCollector);
    if (line == null || line.equals(TextMapSyntax.FIRST_LINE)) {
      return;
    }
    if (line.equals(TextMapSyntax.FIRST_LINE_2)) {
      isOfVersion2 = true;
      return;
    }
    String version = line.substring(TextMapSyntax.MAGIC.length()).strip();
    if (version.matches("[0-9]+") && !version.matches("[12]")) {
      problemCollector.error(
          1,
          1,
          "text map version %s is not known".formatted(version),
          "this version of Emberway reads '%s' and '%s'"
              .formatted(TextMapSyntax.FIRST_LINE, TextMapSyntax.FIRST_LINE_2));
    } else {
      problemCollector.error(
          1,
          1,
          "the first line is " + PrintableText.quote(line),
          "it must be '%s' or '%s' and nothing else"
              .formatted(TextMapSyntax.FIRST_LINE, TextMapSyntax.FIRST_LINE_2));
    }
  }

  private void checkVersion(TextMapSections.Section section) {
    if (!isOfVersion2) {
      problemCollector.error(
          section.line(),
          1,
          "[%s] is not part of '%s'".formatted(section.title(), TextMapSyntax.FIRST_LINE),
          "write '" + TextMapSyntax.FIRST_LINE_2 + "' in the first line");
    }
  }

  private Optional<LoadedTileSet> findTiles(TextMapHeader header, String name) {
    int line = header.tileSetLine();
    int column = header.tileSetColumn();
    if (!TextMapSyntax.TILE_SET_NAME.matcher(name).matches()) {
      problemCollector.error(
          line,
          column,
          PrintableText.quote(name) + " cannot be a tile set's name",
          "use letters, digits, '-' and '_'");
      return Optional.empty();
    }
    try {
      Optional<LoadedTileSet> found = tileSets.find(name);
      if (found.isEmpty()) {
        List<String> names = tileSets.names();
        problemCollector.error(
            line,
            column,
            "unknown tile set " + PrintableText.quote(name),
            names.isEmpty() ? "there is none at all" : SpellingSuggestion.remedy(name, names));
      }
      return found;
    } catch (UnreadableException e) {
      problemCollector.addAll(e.problems());
      return Optional.empty();
    }
  }

  /** The size according to the base's rows, or null after reporting a problem. */
  private GridSize size(TextMapSections.Section base) {
    if (base.rows() == 0) {
      problemCollector.error(
          base.line(), 0, "[base] has no rows", "add a row of cells a line below it");
      return null;
    }
    int width = TextMapRows.usualWidth(bytes, base);
    if (!GridSize.isValid(width, base.rows())) {
      problemCollector.error(
          base.line(),
          0,
          "the map has %d × %d cells".formatted(width, base.rows()),
          "a map has at most %,d cells, and at most %,d a side"
              .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
      return null;
    }
    return new GridSize(width, base.rows());
  }

  /** Whether every row of all layers has the map's size. */
  private boolean checkShape(
      GridSize size,
      TextMapSections.Section base,
      Optional<TextMapSections.Section> overlay,
      Optional<TextMapSections.Section> top) {
    boolean even = TextMapRows.checkWidth(bytes, base, size.width(), problemCollector);
    even &= overlay.isEmpty() || hasShape(overlay.get(), size);
    even &= top.isEmpty() || hasShape(top.get(), size);
    return even;
  }

  /** Whether a section above the base has its rows; reports what it has otherwise. */
  private boolean hasShape(TextMapSections.Section rows, GridSize size) {
    if (rows.rows() != size.height()) {
      problemCollector.error(
          rows.line(),
          0,
          "[%s] has %s, [base] has %d"
              .formatted(rows.title(), PrintableText.count(rows.rows(), "row"), size.height()),
          "give both the same number of rows");
    }
    return TextMapRows.checkWidth(bytes, rows, size.width(), problemCollector)
        && rows.rows() == size.height();
  }
}
