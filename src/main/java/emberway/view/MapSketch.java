package emberway.view;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;

/**
 * Draws a map in the map colors of its tiles, one color a pixel: a picture that needs no sprites.
 */
public final class MapSketch {
  private static final int OPAQUE = 255 << 24;

  private MapSketch() {}

  /**
   * Draws a part of a frame's picture.
   *
   * @param left the part's left edge; may lie outside the picture [picture px]
   * @param top the part's top edge; may lie outside the picture [picture px]
   * @return the colors, top row first, red in the lowest byte; transparent beside the map and in
   *     empty cells [size: width*height, RGBA]
   */
  public static int[] draw(
      TileMap map, PictureFrame frame, int left, int top, int width, int height) {
    GridSize size = map.size();
    Projection projection = frame.projection();
    int[] colors = colors(map.legend());
    int[] rgba = new int[width * height];
    double pixel = 1 / frame.scale();
    double worldX = frame.originX() + (left + 0.5) * pixel;
    for (int y = 0, at = 0; y < height; y++) {
      double worldY = frame.originY() + (top + y + 0.5) * pixel;
      double column = projection.worldToCellX(worldX, worldY) + 0.5;
      double row = projection.worldToCellY(worldX, worldY) + 0.5;
      double perColumn = projection.worldToCellX(worldX + pixel, worldY) + 0.5 - column;
      double perRow = projection.worldToCellY(worldX + pixel, worldY) + 0.5 - row;
      for (int x = 0; x < width; x++, at++) {
        int cellX = (int) (column + x * perColumn + 1) - 1; // on the map, rounded down
        int cellY = (int) (row + x * perRow + 1) - 1;
        if (size.contains(cellX, cellY)) {
          int cell = size.index(cellX, cellY);
          rgba[at] = colors[map.uppermost(cell)];
        }
      }
    }
    return rgba;
  }

  /** The color of each tile, opaque, red in the lowest byte. [by tile id] */
  private static int[] colors(Legend legend) {
    int[] colors = new int[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      colors[id] = OPAQUE | Integer.reverseBytes(legend.tile(id).mapColor()) >>> 8;
    }
    return colors;
  }
}
