package emberway.pack;

import emberway.map.GridSize;
import emberway.tiled.TiledCells;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the cells of tile layers, all of which become as large as the map.
 *
 * <p>An infinite map is cut to the smallest rectangle of Tiled's own chunks, of 16 × 16 cells, that
 * holds everything in its layers: so does Tiled when it draws one. The cut is even, so that the
 * shifted lines of a staggered map stay the shifted ones.
 */
final class TiledCellsReader {
  private static final int CHUNK = 16;
  private static final int FARTHEST = 1 << 24;

  /** A rectangle of cells that Tiled's columns and rows count. */
  record Bounds(int left, int top, int right, int bottom) {
    Bounds with(Bounds other) {
      return new Bounds(
          Math.min(left, other.left),
          Math.min(top, other.top),
          Math.max(right, other.right),
          Math.max(bottom, other.bottom));
    }
  }

  private final GridSize size;
  private final int firstColumn;
  private final int firstRow;
  private final FileBudget budget;

  private TiledCellsReader(GridSize size, int firstColumn, int firstRow, FileBudget budget) {
    this.size = size;
    this.firstColumn = firstColumn;
    this.firstRow = firstRow;
    this.budget = budget;
  }

  /** For a map of a size. */
  static TiledCellsReader of(GridSize size, FileBudget budget) {
    return new TiledCellsReader(size, 0, 0, budget);
  }

  /**
   * For an infinite map; nothing after a problem was reported.
   *
   * @param otherwise the size of a map without any chunk
   */
  static Optional<TiledCellsReader> ofChunks(
      TiledElement map, GridSize otherwise, FileBudget budget) {
    Bounds bounds = bounds(map, null);
    if (bounds == null) {
      return Optional.of(of(otherwise, budget));
    }
    int left = Math.floorDiv(bounds.left, CHUNK) * CHUNK;
    int top = Math.floorDiv(bounds.top, CHUNK) * CHUNK;
    long width = Math.floorDiv(bounds.right - 1, CHUNK) * CHUNK + CHUNK - (long) left;
    long height = Math.floorDiv(bounds.bottom - 1, CHUNK) * CHUNK + CHUNK - (long) top;
    if (!GridSize.isValid(width, height)) {
      map.error(
          "its chunks are spread over %d × %d cells".formatted(width, height),
          "a map has at most %d cells, and at most %d a side"
              .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
      return Optional.empty();
    }
    return Optional.of(
        new TiledCellsReader(new GridSize((int) width, (int) height), left, top, budget));
  }

  /** What the chunks below an element cover, and the rectangle given, if any; null for nothing. */
  private static Bounds bounds(TiledElement element, Bounds covered) {
    Bounds all = covered;
    for (TiledElement child : element.children()) {
      if (child.name().equals("chunk")) {
        Bounds chunk = bounds(child);
        all = all == null ? chunk : all.with(chunk);
      } else {
        all = bounds(child, all);
      }
    }
    return all;
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

  /** Tiled's column of the first cells. */
  int firstColumn() {
    return firstColumn;
  }

  /** Tiled's row of the first cells. */
  int firstRow() {
    return firstRow;
  }

  /** The cells of a layer, or nothing after a problem was reported. */
  Optional<TiledCells> read(TiledElement layer) {
    for (TiledElement child : layer.children()) {
      if (!child.name().equals("data") && !child.name().equals("properties")) {
        child.warnUnknown();
      }
    }
    if (layer.number("x", 0, -FARTHEST, FARTHEST) != 0
        || layer.number("y", 0, -FARTHEST, FARTHEST) != 0) {
      layer.warning(
          "x and y of the layer are ignored: its cells begin in the map's first",
          "move it by offsetx and offsety");
    }
    Optional<TiledElement> data = layer.child("data");
    if (data.isEmpty()) {
      layer.error("<layer> without <data>", "get the whole file again");
      return Optional.empty();
    }
    if (!spend(layer, size.cells())) {
      return Optional.empty();
    }
    boolean hasChunks = data.get().child("chunk").isPresent();
    int width = layer.integer("width", size.width(), 0, GridSize.MAX_SIDE);
    int height = layer.integer("height", size.height(), 0, GridSize.MAX_SIDE);
    if (!hasChunks && width == size.width() && height == size.height()) {
      return TiledData.decode(data.get(), data.get(), size.cells())
          .map(gids -> new TiledCells(size, gids));
    }
    if (!hasChunks) {
      layer.warning(
          "the layer is %d × %d cells, the map %s".formatted(width, height, size),
          "make both of one size");
    }
    return assembled(data.get(), new Bounds(0, 0, width, height));
  }

  /** A rectangle of cells that was read. */
  private static final class Part {
    private final Bounds at;
    private final int[] gids; // [size: of the rectangle, row-major]

    Part(Bounds at, int[] gids) {
      this.at = at;
      this.gids = gids;
    }
  }

  /**
   * The layer of its parts. Only once all of them are there is the whole allocated, whose size is
   * but what they claim.
   *
   * @param alone where the data lies if it has no chunks
   */
  private Optional<TiledCells> assembled(TiledElement data, Bounds alone) {
    List<Part> parts = new ArrayList<>();
    boolean isWhole = true;
    if (data.child("chunk").isEmpty()) {
      isWhole = read(data, data, alone, parts);
    }
    for (TiledElement child : data.children()) {
      if (!child.name().equals("chunk")) {
        child.warnUnknown();
      } else if (isWhole) {
        isWhole = read(data, child, bounds(child), parts);
      }
    }
    if (!isWhole) {
      return Optional.empty();
    }
    int[] gids = new int[size.cells()];
    parts.forEach(part -> put(part, gids));
    return Optional.of(new TiledCells(size, gids));
  }

  /** Reads a part; answers whether that was possible. */
  private boolean read(TiledElement data, TiledElement content, Bounds at, List<Part> parts) {
    long cells = (long) (at.right - at.left) * (at.bottom - at.top);
    if (!spend(content, cells)) {
      return false;
    }
    Optional<int[]> decoded = TiledData.decode(data, content, (int) cells);
    decoded.ifPresent(gids -> parts.add(new Part(at, gids)));
    return decoded.isPresent();
  }

  private boolean spend(TiledElement layer, long cells) {
    try {
      budget.cells(layer.problems().file(), cells);
      return true;
    } catch (UnreadableException tooMany) {
      Problem said = tooMany.problems().get(0);
      layer.error(said.message(), said.mend());
      return false;
    }
  }

  /** Copies a part into the map, as far as it lies in it. */
  private void put(Part part, int[] gids) {
    Bounds at = part.at;
    int width = at.right - at.left;
    int left = at.left - firstColumn;
    int from = Math.max(0, -left);
    int to = Math.min(width, size.width() - left);
    for (int y = at.top; y < at.bottom && from < to; y++) {
      int row = y - firstRow;
      if (row >= 0 && row < size.height()) {
        int source = (y - at.top) * width + from;
        System.arraycopy(part.gids, source, gids, row * size.width() + left + from, to - from);
      }
    }
  }
}
