package emberway.map;

import java.util.Arrays;

/**
 * A grid of tile ids, one a cell; {@link Legend#NOTHING} where the layer is empty.
 *
 * <p>Mutable, for one writer at a time; readers on other threads work on a {@link #copy}.
 */
public final class TileLayer {
  private final GridSize size;
  private final char[] ids; // [size: width*height, row-major] 0 = nothing
  private final Rotation turn; // since the map was read

  /** Creates an empty layer. */
  public TileLayer(GridSize size) {
    this(size, new char[size.cells()]);
  }

  /** Creates a layer from an array of ids, which it keeps. [size: width*height, row-major] */
  public TileLayer(GridSize size, char[] ids) {
    this(size, ids, Rotation.NONE);
  }

  private TileLayer(GridSize size, char[] ids, Rotation turn) {
    if (ids.length != size.cells()) {
      throw new IllegalArgumentException(
          ids.length + " tile ids for a map of " + size + " = " + size.cells() + " cells");
    }
    this.size = size;
    this.ids = ids;
    this.turn = turn;
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
    return ids[index];
  }

  /** The tile id of an in-bounds cell. */
  public int id(int x, int y) {
    return ids[size.index(x, y)];
  }

  /** Sets the tile of an in-bounds cell, or clears it with {@link Legend#NOTHING}. */
  public void set(int x, int y, int id) {
    ids[size.index(x, y)] = (char) id;
  }

  /** Sets the tile at a row-major index, or clears it with {@link Legend#NOTHING}. */
  public void set(int index, int id) {
    ids[index] = (char) id;
  }

  /** An independent copy of this layer. */
  public TileLayer copy() {
    return new TileLayer(size, ids.clone(), turn);
  }

  /** A new layer: this one rotated clockwise. */
  public TileLayer rotated(Rotation rotation) {
    if (rotation == Rotation.NONE) {
      return copy();
    }
    GridSize turned = rotation.apply(size);
    char[] out = new char[ids.length];
    for (int y = 0, from = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++, from++) {
        out[turned.index(rotation.x(size, x, y), rotation.y(size, x, y))] = ids[from];
      }
    }
    return new TileLayer(turned, out, turn.then(rotation));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TileLayer that
        && size.equals(that.size)
        && Arrays.equals(ids, that.ids);
  }

  @Override
  public int hashCode() {
    return 31 * size.hashCode() + Arrays.hashCode(ids);
  }
}
