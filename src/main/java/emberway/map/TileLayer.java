package emberway.map;

import java.util.Arrays;

/**
 * A grid of tile ids, one a cell; {@link Legend#NOTHING} where the layer is empty.
 *
 * <p>Mutable, for one writer at a time; readers on other threads work on a {@link #copy}, which the
 * writer's thread makes.
 *
 * <p>Design. The cells are stored in pages, with one byte a cell where the page's ids fit into it.
 * Copies share a page until one of them changes it.
 */
public final class TileLayer {
  /** A page is 2^PAGE_BITS cells. */
  private static final int PAGE_BITS = 12;

  private static final int PAGE = 1 << PAGE_BITS;
  private static final int IN_PAGE = PAGE - 1;
  private static final int MAX_NARROW = 255; // the greatest id that fits into a byte

  private final GridSize size;
  private final byte[][] narrow; // [by page, by cell in it] null if the page is wide
  private final char[][] wide; // [by page, by cell in it] null if the page is narrow
  private final boolean[] isShared; // [by page] whether the array also serves another page or layer
  private final Rotation turn; // how far the layer was rotated since the map was read

  /** Creates an empty layer. */
  public TileLayer(GridSize size) {
    this(size, Rotation.NONE);
  }

  /** Creates a layer of these ids, which are copied. [size: width*height, row-major] */
  public TileLayer(GridSize size, char[] ids) {
    this(size);
    if (ids.length != size.cells()) {
      throw new IllegalArgumentException(
          ids.length + " tile ids for a map of " + size + " = " + size.cells() + " cells");
    }
    for (int cell = 0; cell < ids.length; cell++) {
      set(cell, ids[cell]);
    }
  }

  private TileLayer(GridSize size, Rotation turn) {
    this(size, new byte[pages(size)][], new char[pages(size)][], turn);
    Arrays.fill(narrow, new byte[Math.min(PAGE, size.cells())]);
  }

  private TileLayer(GridSize size, byte[][] narrow, char[][] wide, Rotation turn) {
    this.size = size;
    this.narrow = narrow;
    this.wide = wide;
    this.turn = turn;
    isShared = new boolean[narrow.length];
    Arrays.fill(isShared, true);
  }

  private static int pages(GridSize size) {
    return (size.cells() + PAGE - 1) >> PAGE_BITS;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /**
   * The clockwise rotation since the map was read; per-cell choices depend on the original cell.
   */
  public Rotation turn() {
    return turn;
  }

  /** The tile id at a row-major index. */
  public int id(int index) {
    byte[] page = narrow[index >> PAGE_BITS];
    return page != null
        ? page[index & IN_PAGE] & MAX_NARROW
        : wide[index >> PAGE_BITS][index & IN_PAGE];
  }

  /** Whether no cell has a tile. Pages that are shared within this layer are read once. */
  public boolean isEmpty() {
    for (int page = 0; page < narrow.length; page++) {
      boolean isRead = page > 0 && narrow[page] != null && narrow[page] == narrow[page - 1];
      int end = Math.min(size.cells(), (page + 1) << PAGE_BITS);
      for (int cell = page << PAGE_BITS; cell < end && !isRead; cell++) {
        if (id(cell) != Legend.NOTHING) {
          return false;
        }
      }
    }
    return true;
  }

  /** The tile id of an in-bounds cell. */
  public int id(int x, int y) {
    return id(size.index(x, y));
  }

  /**
   * Copies the tile ids of a row.
   *
   * @param to receives the ids from an index on
   */
  public void copyRow(int y, char[] to, int at) {
    int end = size.index(0, y) + size.width();
    int next = at;
    for (int index = size.index(0, y); index < end; ) {
      int inPage = index & IN_PAGE;
      int count = Math.min(end - index, PAGE - inPage);
      byte[] page = narrow[index >> PAGE_BITS];
      if (page == null) {
        System.arraycopy(wide[index >> PAGE_BITS], inPage, to, next, count);
      }
      for (int i = 0; page != null && i < count; i++) {
        to[next + i] = (char) (page[inPage + i] & MAX_NARROW);
      }
      index += count;
      next += count;
    }
  }

  /** Sets the tile of an in-bounds cell, or clears it with {@link Legend#NOTHING}. */
  public void set(int x, int y, int id) {
    set(size.index(x, y), id);
  }

  /** Sets the tile at a row-major index, or clears it with {@link Legend#NOTHING}. */
  public void set(int index, int id) {
    int page = index >> PAGE_BITS;
    if (isShared[page] && id(index) == id) {
      return;
    }
    own(page);
    if (narrow[page] != null && id > MAX_NARROW) {
      widen(page);
    }
    if (narrow[page] != null) {
      narrow[page][index & IN_PAGE] = (byte) id;
    } else {
      wide[page][index & IN_PAGE] = (char) id;
    }
  }

  /**
   * Sets the tiles of a row.
   *
   * @param from holds the ids from an index on
   */
  public void setRow(int y, char[] from, int at) {
    int end = size.index(0, y) + size.width();
    int next = at;
    for (int index = size.index(0, y); index < end; ) {
      int count = Math.min(end - index, PAGE - (index & IN_PAGE));
      setInPage(index, from, next, count);
      index += count;
      next += count;
    }
  }

  private void setInPage(int index, char[] from, int at, int count) {
    int page = index >> PAGE_BITS;
    int inPage = index & IN_PAGE;
    int all = 0;
    for (int i = at; i < at + count; i++) {
      all |= from[i];
    }
    if (narrow[page] == null || all > MAX_NARROW) {
      for (int i = 0; i < count; i++) {
        set(index + i, from[at + i]);
      }
    } else if (!isShared[page] || !isThere(narrow[page], inPage, from, at, count)) {
      own(page);
      byte[] ids = narrow[page];
      for (int i = 0; i < count; i++) {
        ids[inPage + i] = (byte) from[at + i];
      }
    }
  }

  private static boolean isThere(byte[] ids, int inPage, char[] from, int at, int count) {
    int i = 0;
    while (i < count && (byte) from[at + i] == ids[inPage + i]) {
      i++;
    }
    return i == count;
  }

  private void own(int page) {
    if (!isShared[page]) {
      return;
    }
    narrow[page] = narrow[page] == null ? null : narrow[page].clone();
    wide[page] = wide[page] == null ? null : wide[page].clone();
    isShared[page] = false;
  }

  private void widen(int page) {
    char[] ids = new char[narrow[page].length];
    for (int cell = 0; cell < ids.length; cell++) {
      ids[cell] = (char) (narrow[page][cell] & MAX_NARROW);
    }
    wide[page] = ids;
    narrow[page] = null;
  }

  /** An independent copy of this layer. */
  public TileLayer copy() {
    Arrays.fill(isShared, true);
    return new TileLayer(size, narrow.clone(), wide.clone(), turn);
  }

  /** A new layer: this one rotated clockwise. */
  public TileLayer rotated(Rotation rotation) {
    if (rotation == Rotation.NONE) {
      return copy();
    }
    GridSize turned = rotation.apply(size);
    TileLayer out = new TileLayer(turned, turn.then(rotation));
    if (isEmpty()) {
      return out;
    }
    for (int y = 0, from = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++, from++) {
        out.set(rotation.x(size, x, y), rotation.y(size, x, y), id(from));
      }
    }
    return out;
  }

  /** Whether another layer has the same size and ids, whatever its rotation. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TileLayer that && size.equals(that.size) && hasIdsOf(that);
  }

  private boolean hasIdsOf(TileLayer that) {
    for (int page = 0; page < narrow.length; page++) {
      boolean isSame = narrow[page] == that.narrow[page] && wide[page] == that.wide[page];
      int end = Math.min(size.cells(), (page + 1) << PAGE_BITS);
      for (int cell = page << PAGE_BITS; cell < end && !isSame; cell++) {
        if (id(cell) != that.id(cell)) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = size.hashCode();
    for (int cell = 0; cell < size.cells(); cell++) {
      hash = 31 * hash + id(cell);
    }
    return hash;
  }
}
