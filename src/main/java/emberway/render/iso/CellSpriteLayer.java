package emberway.render.iso;

import emberway.map.CellNumbers;
import emberway.map.GridSize;
import emberway.sprite.Atlas;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A layer with one sprite per cell, drawn at the corner of the cell's bounding box plus the layer's
 * offset. Positions between pixels are rounded as in Tiled.
 */
public final class CellSpriteLayer implements SpriteStack.Layer {
  private static final int MIN_BANDS = 64; // before some are merged, unless there are fewer rows
  private static final int MAX_ROWS = 32; // of a band, before it is merged
  private static final int SLOTS_PER_DRAW = 1 << 13; // as costly as another draw call

  private final GridSize size;
  private final CellNumbers sprites; // 0 = none
  private final int offsetX;
  private final int offsetY;
  private final PixelBox reach;
  private final List<Band> bands;

  /**
   * A rectangle of screen rows and columns that holds sprites.
   *
   * @param endRow exclusive
   * @param endColumn exclusive
   */
  public record Band(int firstRow, int endRow, int firstColumn, int endColumn) {
    private Band with(Band other) {
      return new Band(
          Math.min(firstRow, other.firstRow),
          Math.max(endRow, other.endRow),
          Math.min(firstColumn, other.firstColumn),
          Math.max(endColumn, other.endColumn));
    }

    private long area() {
      return (long) (endRow - firstRow) * (endColumn - firstColumn);
    }
  }

  private CellSpriteLayer(
      GridSize size,
      CellNumbers sprites,
      int offsetX,
      int offsetY,
      PixelBox reach,
      List<Band> bands) {
    this.size = size;
    this.sprites = sprites;
    this.offsetX = offsetX;
    this.offsetY = offsetY;
    this.reach = reach;
    this.bands = bands;
  }

  /**
   * Creates a layer.
   *
   * @param atlas defines the sprite numbers
   * @param lattice the arrangement of cells
   * @param sprites of the cells, row-major [0..atlas slots]
   * @param moveX from the lattice's to the world's coordinates [px]
   * @param moveY from the lattice's to the world's coordinates [px]
   * @param oddX added to all columns before rounding [half px]
   * @param oddY added to all rows before rounding [half px]
   */
  public static CellSpriteLayer of(
      Atlas atlas,
      Lattice lattice,
      CellNumbers sprites,
      double moveX,
      double moveY,
      int oddX,
      int oddY) {
    GridSize size = lattice.size();
    if (sprites.cells() != size.cells()) {
      throw new IllegalArgumentException(sprites.cells() + " sprites for a layer of " + size);
    }
    return new CellSpriteLayer(
        size,
        sprites,
        2 * (int) Math.floor(moveX + 0.5) + oddX,
        (int) Math.floor(2 * moveY) + 1 + oddY,
        reach(atlas, sprites),
        bands(lattice, sprites));
  }

  private static PixelBox reach(Atlas atlas, CellNumbers sprites) {
    boolean[] used = new boolean[atlas.layout().count() + 1];
    sprites.markUsed(used);
    return PixelBox.of(atlas, used);
  }

  /**
   * The bands in painting order: few where the layer is full, and none where it is empty. Their
   * rows are limited, so that bands along a thin diamond hold little but the diamond.
   */
  private static List<Band> bands(Lattice lattice, CellNumbers sprites) {
    int rows = Math.min(MAX_ROWS, (lattice.screenRows() - 1) / MIN_BANDS + 1);
    Band[] found = new Band[(lattice.screenRows() - 1) / rows + 1];
    GridSize size = lattice.size();
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        if (sprites.at(size.index(x, y)) != 0) {
          int row = lattice.screenRow(x, y);
          int column = lattice.screenColumn(x, y);
          Band band = found[row / rows];
          if (band == null
              || row < band.firstRow
              || row >= band.endRow
              || column < band.firstColumn
              || column >= band.endColumn) {
            Band cell = new Band(row, row + 1, column, column + 1);
            found[row / rows] = band == null ? cell : band.with(cell);
          }
        }
      }
    }
    List<Band> merged = merged(found);
    if (lattice.fromBottom()) {
      Collections.reverse(merged);
    }
    return List.copyOf(merged);
  }

  /** Merges neighbors, unless that would more than double what is drawn. */
  private static List<Band> merged(Band[] found) {
    List<Band> merged = new ArrayList<>();
    long area = 0; // of the bands in the last merged one
    for (Band band : found) {
      if (band == null) {
        continue;
      }
      int last = merged.size() - 1;
      Band both = last < 0 ? band : merged.get(last).with(band);
      if (last >= 0 && both.area() <= 2 * (area + band.area()) + SLOTS_PER_DRAW) {
        area += band.area();
        merged.set(last, both);
      } else {
        area = band.area();
        merged.add(band);
      }
    }
    return merged;
  }

  /** The grid's size. */
  public GridSize size() {
    return size;
  }

  /** The sprites, row-major. */
  public CellNumbers sprites() {
    return sprites;
  }

  /** The horizontal offset, added to the lattice's half pixels before halving and rounding down. */
  public int offsetX() {
    return offsetX;
  }

  /** The vertical offset, added to the lattice's half pixels before halving and rounding down. */
  public int offsetY() {
    return offsetY;
  }

  /** The extent of all its sprites, relative to the corner of the cell's bounding box. [px] */
  public PixelBox reach() {
    return reach;
  }

  /** The parts of the lattice that hold all its sprites, in painting order. */
  public List<Band> bands() {
    return bands;
  }
}
