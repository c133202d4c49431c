package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * Maps the cells of a grid to the world, in which pictures are drawn.
 *
 * <p>{@code shaders/projection.glsl} implements both kinds in GLSL.
 */
public sealed interface Projection permits IsoProjection, FlatProjection {
  /** The grid. */
  GridSize size();

  /** Half the width of a cell's ground. [px] */
  int halfWidth();

  /** Half the height of a cell's ground. [px] */
  int halfHeight();

  /** From a cell's reference corner to the center of its ground, horizontally. [px] */
  int groundOffsetX();

  /** From a cell's reference corner to the center of its ground, vertically. [px] */
  int groundOffsetY();

  /** The world x of a point on the ground, given in fractional cells. [world px] */
  double cellToWorldX(double cellX, double cellY);

  /** The world y of a point on the ground, given in fractional cells. [world px] */
  double cellToWorldY(double cellX, double cellY);

  /** The fractional column at a point of the ground; whole numbers are cell centers. */
  double worldToCellX(double worldX, double worldY);

  /** The fractional row at a point of the ground; whole numbers are cell centers. */
  double worldToCellY(double worldX, double worldY);

  /** The area that a picture of some cells shows. [world px] */
  PixelBox box(CellRegion cells);

  /** The x of a cell's ground center. [world px] */
  default int groundCenterX(int cellX, int cellY) {
    return (int) cellToWorldX(cellX, cellY);
  }

  /** The y of a cell's ground center. [world px] */
  default int groundCenterY(int cellX, int cellY) {
    return (int) cellToWorldY(cellX, cellY);
  }

  /**
   * The cell whose ground contains a point; may lie outside the grid. A point on an edge belongs to
   * the cell east or south of it.
   */
  default Cell worldToCell(double worldX, double worldY) {
    return new Cell(worldToColumn(worldX, worldY), worldToRow(worldX, worldY));
  }

  /** The column of {@link #worldToCell}. */
  default int worldToColumn(double worldX, double worldY) {
    return (int) Math.floor(worldToCellX(worldX, worldY) + 0.5);
  }

  /** The row of {@link #worldToCell}. */
  default int worldToRow(double worldX, double worldY) {
    return (int) Math.floor(worldToCellY(worldX, worldY) + 0.5);
  }

  /** The width of the picture of the whole grid at scale 1. [px] */
  default int pictureWidth() {
    return box(CellRegion.all(size())).width();
  }

  /** The height of the picture of the whole grid at scale 1. [px] */
  default int pictureHeight() {
    return box(CellRegion.all(size())).height();
  }
}
