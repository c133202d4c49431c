package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.pack.store.FileBudget;
import emberway.tiled.TiledCells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the cells of tile layers, each resized to the map's size.
 *
 * <p>An infinite map is cropped to the smallest rectangle that holds all tiles of its layers and
 * consists of Tiled's own chunks of 16 × 16 cells, whatever chunks the file has; Tiled's picture
 * export does the same. The rectangle begins at even coordinates, so that the shifted lines of a
 * staggered map stay shifted.
 */
final class TiledCellsReader {
  private static final int CHUNK = 16;
  private static final int FARTHEST = 1 << 24;

  /** A rectangle of cells in Tiled's columns and rows. */
  record Bounds(int left, int top, int right, int bottom) {
    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }

  /** The growing rectangle of Tiled's chunks in use. */
  private static final class Used {
    private int left = Integer.MAX_VALUE; // all in chunks
    private int top = Integer.MAX_VALUE;
    private int right = Integer.MIN_VALUE;
    private int bottom = Integer.MIN_VALUE;

    /** Includes the chunks in which a part has tiles. */
    void add(Part part) {
      for (int i = 0; i < part.gids.length; i++) {
        if (TiledCells.number(part.gids[i]) != 0) {
          int x = Math.floorDiv(part.at.left + i % part.at.width(), CHUNK);
          int y = Math.floorDiv(part.at.top + i / part.at.width(), CHUNK);
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }

    boolean isNothing() {
      return left == Integer.MAX_VALUE;
    }
  }

  private final FileBudget budget;
  private final Map<TiledElement, List<Part>> parts = new HashMap<>(); // not yet used
  private GridSize size;
  private int firstColumn;
  private int firstRow;
  private TiledCells emptyCells; // of all layers without tiles; made at its first use

  private TiledCellsReader(GridSize size, FileBudget budget) {
    this.size = size;
    this.budget = budget;
  }

  /** A reader for a map of known size. */
  static TiledCellsReader of(GridSize size, FileBudget budget) {
    return new TiledCellsReader(size, budget);
  }

  /**
   * A reader for an infinite map; empty after reporting a problem.
   *
   * @param otherwise the size of a map without tiles
   */
  static Optional<TiledCellsReader> ofChunks(
      TiledElement map, GridSize otherwise, FileBudget budget) {
    TiledCellsReader reader = new TiledCellsReader(otherwise, budget);
    Used used = new Used();
    return reader.readParts(map, used) && reader.cutTo(used, map)
        ? Optional.of(reader)
        : Optional.empty();
  }

  /** Reads the cells of all layers below an element. Returns whether this succeeded. */
  private boolean readParts(TiledElement element, Used used) {
    boolean isWhole = true;
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "layer" -> {
          Optional<TiledElement> data = child.child("data");
          if (data.isPresent()) {
            Optional<List<Part>> read =
                isEmpty(data.get()) ? Optional.of(List.of()) : parts(data.get(), claim(child));
            isWhole &= read.isPresent();
            read.ifPresent(found -> found.forEach(used::add));
            read.ifPresent(found -> parts.put(data.get(), found));
          }
        }
        case "group" -> isWhole &= readParts(child, used);
        default -> {} // read elsewhere
      }
    }
    return isWhole;
  }

  private static boolean isEmpty(TiledElement data) {
    return !hasChunks(data) && data.isBlank();
  }

  private static boolean hasChunks(TiledElement data) {
    return data.child("chunk").isPresent();
  }

  /** The stated rectangle of a layer without chunks. */
  private Bounds claim(TiledElement layer) {
    int left = place(layer, "x");
    int top = place(layer, "y");
    return new Bounds(
        left,
        top,
        left + layer.integer("width", size.width(), 0, GridSize.MAX_SIDE),
        top + layer.integer("height", size.height(), 0, GridSize.MAX_SIDE));
  }

  private static int place(TiledElement layer, String attribute) {
    return (int) layer.number(attribute, 0, -FARTHEST, FARTHEST);
  }

  private boolean cutTo(Used used, TiledElement map) {
    if (used.isNothing()) {
      return true;
    }
    long width = CHUNK * ((long) used.right - used.left);
    long height = CHUNK * ((long) used.bottom - used.top);
    if (!GridSize.isValid(width, height)) {
      map.error(
          "its tiles are spread over %,d × %,d cells".formatted(width, height),
          "a map has at most %,d cells, and at most %,d a side"
              .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
      return false;
    }
    size = new GridSize((int) width, (int) height);
    firstColumn = CHUNK * used.left;
    firstRow = CHUNK * used.top;
    return true;
  }

  private static Bounds bounds(TiledElement chunk) {
    int left = chunk.integer("x", 0, -FARTHEST, FARTHEST);
    int top = chunk.integer("y", 0, -FARTHEST, FARTHEST);
    int width = chunk.requiredInteger("width", 1, FARTHEST);
    int height = chunk.requiredInteger("height", 1, FARTHEST);
    return new Bounds(left, top, left + width, top + height);
  }

  GridSize size() {
    return size;
  }

  /** Tiled's column of the cells at x = 0. */
  int firstColumn() {
    return firstColumn;
  }

  /** Tiled's row of the cells at y = 0. */
  int firstRow() {
    return firstRow;
  }

  /** The cells of a layer, or empty after reporting a problem. */
  Optional<TiledCells> read(TiledElement layer) {
    for (TiledElement child : layer.children()) {
      if (!child.name().equals("data") && !child.name().equals("properties")) {
        child.warnUnknown();
      }
    }
    Optional<TiledElement> data = layer.child("data");
    boolean isChunked = data.isPresent() && hasChunks(data.get());
    if (isChunked && (place(layer, "x") != 0 || place(layer, "y") != 0)) {
      layer.warning(
          "x and y of the layer are ignored: its chunks have places of their own",
          "move it by offsetx and offsety");
    }
    List<Part> alreadyRead = data.map(parts::remove).orElse(null);
    boolean isWithoutCells = alreadyRead == null && (data.isEmpty() || isEmpty(data.get()));
    if (isWithoutCells) {
      layer.warning(
          "the layer %s has no cells and stays empty"
              .formatted(PrintableText.quote(layer.text("name"))),
          "remove it, or get the whole file again");
    }
    if (isWithoutCells || List.of().equals(alreadyRead)) {
      emptyCells = emptyCells == null ? new TiledCells(size) : emptyCells;
      return Optional.of(emptyCells);
    }
    if (!layer.charge(budget, () -> budget.cells(layer.problemCollector().file(), size.cells()))) {
      return Optional.empty();
    }
    if (alreadyRead != null) {
      return Optional.of(assembled(alreadyRead));
    }
    Bounds alone = claim(layer);
    if (!hasChunks(data.get())) {
      if (alone.equals(new Bounds(0, 0, size.width(), size.height()))) {
        return TiledCellDecoder.decode(data.get(), data.get(), size.cells())
            .map(
                gids ->
                    gids.length == size.cells()
                        ? new TiledCells(size, gids)
                        : assembled(List.of(new Part(alone, gids))));
      }
      warnOfBounds(layer, alone);
    }
    return parts(data.get(), alone).map(this::assembled);
  }

  private void warnOfBounds(TiledElement layer, Bounds bounds) {
    if (bounds.width() != size.width() || bounds.height() != size.height()) {
      layer.warning(
          "the layer is %d × %d cells, the map %s".formatted(bounds.width(), bounds.height(), size),
          "make both of one size");
    }
    boolean isInside =
        bounds.left >= 0
            && bounds.top >= 0
            && bounds.right <= size.width()
            && bounds.bottom <= size.height();
    if (!isInside && (bounds.left != 0 || bounds.top != 0)) {
      layer.warning(
          "the layer begins at %d,%d; its cells beyond the map are left out"
              .formatted(bounds.left, bounds.top),
          "move it by offsetx and offsety instead");
    }
  }

  /** A rectangle of cells that was read. */
  private static final class Part {
    private final Bounds at;
    private final int[] gids; // [row-major] cells after its end are empty

    Part(Bounds at, int[] gids) {
      this.at = at;
      this.gids = gids;
    }
  }

  /** Combines a layer's parts. */
  private TiledCells assembled(List<Part> all) {
    TiledCells cells = new TiledCells(size);
    all.forEach(part -> put(part, cells));
    return cells;
  }

  /**
   * Reads the parts of a layer; empty after reporting a problem.
   *
   * @param alone the rectangle of data without chunks
   */
  private Optional<List<Part>> parts(TiledElement data, Bounds alone) {
    List<Part> found = new ArrayList<>();
    boolean isWhole = hasChunks(data) || read(data, data, alone, found);
    for (TiledElement child : data.children()) {
      if (!child.name().equals("chunk")) {
        child.warnUnknown();
      } else if (isWhole) {
        isWhole = read(data, child, bounds(child), found);
      }
    }
    return isWhole ? Optional.of(found) : Optional.empty();
  }

  /** Reads a part. Returns whether this succeeded. */
  private boolean read(TiledElement data, TiledElement content, Bounds at, List<Part> found) {
    long cells = (long) at.width() * at.height();
    if (!content.charge(
        budget, () -> budget.chunkCells(content.problemCollector().file(), cells))) {
      return false;
    }
    Optional<int[]> decoded = TiledCellDecoder.decode(data, content, (int) cells);
    decoded.ifPresent(gids -> found.add(new Part(at, gids)));
    return decoded.isPresent();
  }

  /** Copies a part into the map, clipped to its size. */
  private void put(Part part, TiledCells cells) {
    int left = part.at.left - firstColumn;
    int i = 0;
    for (int y = part.at.top - firstRow; i < part.gids.length; y++) {
      int end = left + Math.min(part.at.width(), part.gids.length - i);
      for (int x = left; x < end; x++, i++) {
        if (size.contains(x, y)) {
          cells.set(x, y, part.gids[i]);
        }
      }
    }
  }
}
