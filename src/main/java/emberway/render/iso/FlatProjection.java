package emberway.render.iso;

import emberway.map.GridSize;

/**
 * The projection of a grid of rectangles seen from straight above: columns to the right, rows down.
 *
 * @param halfWidth half the width of a cell [px] [&gt;= 1]
 * @param halfHeight half the height of a cell [px] [&gt;= 1]
 * @param size the grid
 */
public record FlatProjection(int halfWidth, int halfHeight, GridSize size) implements Projection {
  /** Checks the parameters' ranges. */
  public FlatProjection {
    if (halfWidth < 1 || halfHeight < 1) {
      throw new IllegalArgumentException(
          "cells of %d × %d px: must be at least 2".formatted(2 * halfWidth, 2 * halfHeight));
    }
  }

  @Override
  public int groundOffsetX() {
    return halfWidth;
  }

  @Override
  public int groundOffsetY() {
    return halfHeight;
  }

  @Override
  public double cellToWorldX(double cellX, double cellY) {
    return cellX * 2 * halfWidth + halfWidth;
  }

  @Override
  public double cellToWorldY(double cellX, double cellY) {
    return cellY * 2 * halfHeight + halfHeight;
  }

  @Override
  public double worldToCellX(double worldX, double worldY) {
    return (worldX - halfWidth) / (2 * halfWidth);
  }

  @Override
  public double worldToCellY(double worldX, double worldY) {
    return (worldY - halfHeight) / (2 * halfHeight);
  }

  @Override
  public PixelBox box(CellRegion cells) {
    return new PixelBox(
        2 * cells.x() * halfWidth,
        2 * cells.y() * halfHeight,
        2 * cells.width() * halfWidth,
        2 * cells.height() * halfHeight);
  }
}
