package emberway.view;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;

/**
 * A small flat image of a map: one pixel a cell, in the map color of its tile; larger maps use one
 * pixel for several cells.
 *
 * @param width the width [px] [1..{@value #MAX_SIDE}]
 * @param height the height [px] [1..{@value #MAX_SIDE}]
 * @param rgba the colors, top row first [size: width*height*4]
 */
@SuppressWarnings("ArrayRecordComponent") // the array has a single reader
public record Thumbnail(int width, int height, byte[] rgba) {
  /** The longest side. [px] */
  public static final int MAX_SIDE = 256;

  private static final int CHANNELS = 4;
  private static final byte OPAQUE = (byte) 255;

  /** Creates the thumbnail of a map in its current state. */
  public static Thumbnail of(TileMap map) {
    GridSize size = map.size();
    int width = Math.min(MAX_SIDE, size.width());
    int height = Math.min(MAX_SIDE, size.height());
    byte[] rgba = new byte[width * height * CHANNELS];
    for (int y = 0; y < height; y++) {
      int cellY = (int) ((long) y * size.height() / height);
      for (int x = 0; x < width; x++) {
        int cellX = (int) ((long) x * size.width() / width);
        put(rgba, (y * width + x) * CHANNELS, map, size.index(cellX, cellY));
      }
    }
    return new Thumbnail(width, height, rgba);
  }

  /** Draws a cell; empty cells stay transparent. */
  private static void put(byte[] rgba, int at, TileMap map, int cell) {
    int id = map.uppermost(cell);
    if (id != Legend.NOTHING) {
      int color = map.legend().tile(id).mapColor();
      rgba[at] = (byte) (color >> 16);
      rgba[at + 1] = (byte) (color >> 8);
      rgba[at + 2] = (byte) color;
      rgba[at + 3] = OPAQUE;
    }
  }
}
