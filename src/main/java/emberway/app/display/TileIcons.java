package emberway.app.display;

import emberway.app.scene.OpenedMap;
import emberway.render.gl.ImageTexture;

/** The icons of a legend's tiles, side by side in one texture. Window's thread only. */
public final class TileIcons implements AutoCloseable {
  private final ImageTexture row;
  private final int width; // of an icon [px]
  private final int height;
  private final int count;

  /** Uploads the icons of an opened map's tiles, each drawn as if surrounded by its like. */
  public TileIcons(OpenedMap opened) {
    TileRow pixels = new TileRow(opened);
    width = pixels.width();
    height = pixels.height();
    count = pixels.count();
    row = new ImageTexture(count * width, height, pixels.rgba());
  }

  /** Returns OpenGL's name of the texture. */
  public int texture() {
    return row.texture();
  }

  /** Returns the left edge of a tile's icon in the texture. [0..1] */
  public float left(int tileId) {
    return (tileId - 1f) / count;
  }

  /** Returns the right edge of a tile's icon in the texture. [0..1] */
  public float right(int tileId) {
    return (float) tileId / count;
  }

  /** Returns an icon's width. [px] */
  public int width() {
    return width;
  }

  /** Returns an icon's height. [px] */
  public int height() {
    return height;
  }

  @Override
  public void close() {
    row.close();
  }
}
