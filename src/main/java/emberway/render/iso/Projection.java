package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * Where the cells of a grid lie in the world: their ground, and the picture they make up.
 *
 * <p>{@code shaders/projection.glsl} has both kinds in GLSL.
 */
public sealed interface Projection permits IsoProjection, FlatProjection {
  /** The grid. */
  GridSize size();

  /** Half the width of a cell's ground. [px] */
  int halfWidth();

  /** Half the height of a cell's ground. [px] */
  int halfHeight();

  /** From the corner that cells are placed by to the center of their ground. [px] */
  int groundOffsetX();

  /** From the corner that cells are placed by to the center of their ground. [px] */
  int groundOffsetY();

  /** The ground at a point between cell centers. [world px] */
  double cellToWorldX(double cellX, double cellY);

  /** The ground at a point between cell centers. [world px] */
  double cellToWorldY(double cellX, double cellY);

  /** The fractional column under a point of the ground; whole numbers are cell centers. */
  double worldToCellX(double worldX, double worldY);

  /** The fractional row under a point of the ground; whole numbers are cell centers. */
  double worldToCellY(double worldX, double worldY);

  /** What the picture of some cells shows. [world px] */
  PixelBox box(CellRegion cells);

  /** The center of a cell's ground. [world px] */
  default int groundCenterX(int cellX, int cellY) {
    return (int) cellToWorldX(cellX, cellY);
  }

  /** The center of a cell's ground. [world px] */
  default int groundCenterY(int cellX, int cellY) {
    return (int) cellToWorldY(cellX, cellY);
  }

  /**
   * The cell whose ground holds a point; it may lie off the grid. A point on an edge belongs to the
   * cell east or south of it.
   */
  default Cell worldToCell(double worldX, double worldY) {
    return new Cell(worldToColumn(worldX, worldY), worldToRow(worldX, worldY));
  }

  /** The column of that cell. */
  default int worldToColumn(double worldX, double worldY) {
    return (int) Math.floor(worldToCellX(worldX, worldY) + 0.5);
  }

  /** Its row. */
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
