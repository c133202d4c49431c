package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * The arrangement of a grid's cells in screen rows, for pictures that are painted layer by layer
 * and row by row.
 *
 * <p>Each cell has a screen row and a screen column. With diamonds, both are half a cell apart, and
 * only every other column of a row holds a cell: those where row + column has the parity of {@link
 * #parity}. Cells are painted by rows from the top, each row from the left, unless the parameters
 * of a flat lattice say otherwise. {@code shaders/lattice.glsl} does the same arithmetic.
 *
 * @param kind the arrangement
 * @param size the grid
 * @param cellWidth of a cell's bounding box [px] [&gt;= 1]
 * @param cellHeight of a cell's bounding box [px] [&gt;= 1]
 * @param evenShifted on a staggered lattice: whether the even lines (counted from 0) are shifted
 *     instead of the odd ones
 * @param fromRight on a flat lattice: whether rows are painted from the right
 * @param fromBottom on a flat lattice: whether the bottom row is painted first
 */
public record Lattice(
    Kind kind,
    GridSize size,
    int cellWidth,
    int cellHeight,
    boolean evenShifted,
    boolean fromRight,
    boolean fromBottom) {

  /** The arrangement of cells. */
  public enum Kind {
    /** Diamonds: columns grow to the lower right, rows to the lower left. */
    DIAMOND(0),
    /** Rows of diamonds, every other row shifted to the right by half a cell. */
    SHIFTED_ROWS(1),
    /** Columns of diamonds, every other column shifted down by half a cell. */
    SHIFTED_COLUMNS(2),
    /** Rows and columns of rectangles. */
    FLAT(3);

    private final int number;

    Kind(int number) {
      this.number = number;
    }

    /** The kind's number in {@code shaders/lattice.glsl}. */
    public int number() {
      return number;
    }
  }

  /** Checks the parameters' ranges. */
  public Lattice {
    if (cellWidth < 1 || cellHeight < 1) {
      throw new IllegalArgumentException(
          "cells of %d × %d px: must be at least 1".formatted(cellWidth, cellHeight));
    }
  }

  /** A lattice painted row by row from the top, from left to right. */
  public Lattice(Kind kind, GridSize size, int cellWidth, int cellHeight, boolean evenShifted) {
    this(kind, size, cellWidth, cellHeight, evenShifted, false, false);
  }

  private boolean isFlat() {
    return kind == Kind.FLAT;
  }

  /** The distance of neighboring cells in a screen row. [screen columns] */
  public int columnStep() {
    return isFlat() ? 1 : 2;
  }

  /** The distance of neighboring screen columns. [half px] */
  public int stepX() {
    return isFlat() ? 2 * cellWidth : cellWidth;
  }

  /** The distance of neighboring screen rows. [half px] */
  public int stepY() {
    return isFlat() ? 2 * cellHeight : cellHeight;
  }

  /** The number of screen rows. */
  public int screenRows() {
    return switch (kind) {
      case DIAMOND -> size.width() + size.height() - 1;
      case SHIFTED_ROWS, FLAT -> size.height();
      case SHIFTED_COLUMNS -> 2 * size.height();
    };
  }

  /** The number of screen columns. */
  public int screenColumns() {
    return switch (kind) {
      case DIAMOND -> size.width() + size.height() - 1;
      case SHIFTED_ROWS -> 2 * size.width();
      case SHIFTED_COLUMNS, FLAT -> size.width();
    };
  }

  /**
   * The parity of row + column where there are cells [0..1]; flat lattices have cells everywhere.
   */
  public int parity() {
    return switch (kind) {
      case DIAMOND -> (size.height() - 1) & 1;
      case SHIFTED_ROWS, SHIFTED_COLUMNS -> evenShifted ? 1 : 0;
      case FLAT -> 0;
    };
  }

  /** The screen row of a cell. */
  public int screenRow(int cellX, int cellY) {
    return switch (kind) {
      case DIAMOND -> cellX + cellY;
      case SHIFTED_ROWS, FLAT -> cellY;
      case SHIFTED_COLUMNS -> 2 * cellY + shift(cellX);
    };
  }

  /** The screen column of a cell. */
  public int screenColumn(int cellX, int cellY) {
    return switch (kind) {
      case DIAMOND -> cellX - cellY + size.height() - 1;
      case SHIFTED_ROWS -> 2 * cellX + shift(cellY);
      case SHIFTED_COLUMNS, FLAT -> cellX;
    };
  }

  private int shift(int line) {
    return (line & 1) == (evenShifted ? 0 : 1) ? 1 : 0;
  }

  /** The cell at a screen row and column; may lie outside the grid. */
  public Cell cell(int screenRow, int screenColumn) {
    return switch (kind) {
      case DIAMOND -> {
        int x = (screenRow + screenColumn - size.height() + 1) >> 1;
        yield new Cell(x, screenRow - x);
      }
      case SHIFTED_ROWS -> new Cell(screenColumn >> 1, screenRow);
      case SHIFTED_COLUMNS -> new Cell(screenColumn, screenRow >> 1);
      case FLAT -> new Cell(screenColumn, screenRow);
    };
  }

  /** The left edge of the bounding boxes of a screen column, rounded down. [px] */
  public int left(int screenColumn) {
    return (screenColumn * stepX()) >> 1;
  }

  /** The upper edge of the bounding boxes of a screen row, rounded down. [px] */
  public int top(int screenRow) {
    return (screenRow * stepY()) >> 1;
  }
}
