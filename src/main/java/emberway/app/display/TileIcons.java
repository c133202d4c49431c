package emberway.app.display;

import emberway.app.opening.OpenedMap;
import emberway.render.gl.context.ImageTexture;

/**
 * A picture of each tile of a legend, side by side in one row, on the GPU. Window's thread only.
 */
public final class TileIcons implements AutoCloseable {
  private final ImageTexture row;
  private final int width; // of one [px]
  private final int height;
  private final int count;

  /** The pictures of an opened map's tiles in the midst of their like. */
  public TileIcons(OpenedMap opened) {
    TileRow pixels = new TileRow(opened);
    width = pixels.width();
    height = pixels.height();
    count = pixels.count();
    row = new ImageTexture(count * width, height, pixels.rgba());
  }

  /** OpenGL's name of the row. */
  public int texture() {
    return row.texture();
  }

  /** Where a tile's picture begins in the row. [0..1] */
  public float left(int tileId) {
    return (tileId - 1f) / count;
  }

  /** Where it ends. [0..1] */
  public float right(int tileId) {
    return (float) tileId / count;
  }

  /** How wide one is. [px] */
  public int width() {
    return width;
  }

  /** How high one is. [px] */
  public int height() {
    return height;
  }

  @Override
  public void close() {
    row.close();
  }
}
