package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;

/**
 * An atlas's pixels as a texture, uploaded in slices of rows. Where the processor draws the map, no
 * frame needs them before the first route. Context's thread only.
 */
final class AtlasPixels implements AutoCloseable {
  private final Atlas atlas;
  private final AtlasLayout layout;
  private Texture texture; // null until the first slice: some drivers clear it, which takes a while
  private int row; // the next row to upload

  AtlasPixels(Atlas atlas) {
    this.atlas = atlas;
    layout = atlas.layout();
  }

  /** Whether all rows are uploaded. */
  boolean isComplete() {
    return row == layout.height();
  }

  /**
   * Uploads the next slice.
   *
   * @param most the most pixels, but at least one row [px]
   * @return the number of rows
   */
  int next(int most) {
    int count = Math.min(Math.max(1, most / layout.width()), layout.height() - row);
    if (count > 0) {
      if (texture == null) {
        texture = new Texture(layout.width(), layout.height(), GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
      }
      texture.bind(0);
      AtlasTextures.uploadRows(atlas.pixels(), 0, layout.width(), row, count);
      row += count;
    }
    return count;
  }

  /** Binds the texture, after uploading what is missing. */
  void bind(int unit) {
    next(Integer.MAX_VALUE);
    texture.bind(unit);
  }

  @Override
  public void close() {
    if (texture != null) {
      texture.close();
    }
  }
}
