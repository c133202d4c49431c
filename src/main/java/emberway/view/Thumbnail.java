package emberway.view;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;

/**
 * A small flat picture of a map: the map color of what lies in a cell, a pixel a cell, or for every
 * few cells one where the map is larger than that.
 *
 * @param width [px] [1..{@value #MOST_SIDE}]
 * @param height [px] [1..{@value #MOST_SIDE}]
 * @param rgba the colors, top row first [size: width*height*4]
 */
@SuppressWarnings("ArrayRecordComponent") // read by whoever made it, and by nobody else
public record Thumbnail(int width, int height, byte[] rgba) {
  /** The longest side. [px] */
  public static final int MOST_SIDE = 256;

  private static final int CHANNELS = 4;
  private static final byte OPAQUE = (byte) 255;

  /** Of a map as it is now. */
  public static Thumbnail of(TileMap map) {
    GridSize size = map.size();
    int width = Math.min(MOST_SIDE, size.width());
    int height = Math.min(MOST_SIDE, size.height());
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

  /**
   * The same with squares for pixels, as large as {@link #MOST_SIDE} allows: to be drawn smoothly
   * at any size, with each cell still to be told from the next.
   */
  public Thumbnail enlarged() {
    int times = MOST_SIDE / Math.max(width, height);
    if (times == 1) {
      return this;
    }
    int row = width * times * CHANNELS;
    byte[] large = new byte[row * height * times];
    for (int y = 0; y < height; y++) {
      int first = y * times * row;
      for (int x = 0; x < width * times; x++) {
        int from = (y * width + x / times) * CHANNELS;
        System.arraycopy(rgba, from, large, first + x * CHANNELS, CHANNELS);
      }
      for (int copy = 1; copy < times; copy++) {
        System.arraycopy(large, first, large, first + copy * row, row);
      }
    }
    return new Thumbnail(width * times, height * times, large);
  }

  /** Nothing there stays transparent. */
  private static void put(byte[] rgba, int at, TileMap map, int cell) {
    int overlay = map.overlay().id(cell);
    int id = overlay == Legend.NOTHING ? map.base().id(cell) : overlay;
    if (id != Legend.NOTHING) {
      int color = map.legend().tile(id).mapColor();
      rgba[at] = (byte) (color >> 16);
      rgba[at + 1] = (byte) (color >> 8);
      rgba[at + 2] = (byte) color;
      rgba[at + 3] = OPAQUE;
    }
  }
}
