package emberway.app;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.render.gl.PlainPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import emberway.sprite.TileGeometry;

/** A picture of each tile of a legend, side by side in one row, on the GPU. GL thread only. */
final class TilePictures implements AutoCloseable {
  private static final int CHANNELS = 4;
  private static final int ALL_AROUND = 15; // ground that goes on all around
  private static final int STRAIGHT = 10; // a road or a wall from west to east

  private final PlainPicture row;
  private final int width; // of one [px]
  private final int height;
  private final int count;

  /** The pictures of an opened map's tiles in the midst of their like. */
  TilePictures(OpenedMap opened) {
    Atlas atlas = opened.atlas();
    Legend legend = opened.loaded().map().legend();
    boolean any = opened.stack().isEmpty();
    TileGeometry geometry = opened.loaded().tiles().set().geometry();
    width = any ? geometry.spriteWidth() : 1;
    height = any ? geometry.spriteHeight() : 1;
    count = any ? Math.max(1, legend.size()) : 1;
    byte[] rgba = new byte[count * width * height * CHANNELS];
    for (int id = 1; id <= legend.size(); id++) {
      if (opened.hasPicture(id)) {
        int arms = legend.tile(id).layer() == Layer.BASE ? ALL_AROUND : STRAIGHT;
        copy(atlas, opened.tiler().sprite(id, arms) - 1, rgba, id - 1);
      }
    }
    row = new PlainPicture(count * width, height, rgba);
  }

  /**
   * Copies the foot of a sprite, whose colors are premultiplied in the atlas and straight in the
   * picture.
   */
  private void copy(Atlas atlas, int slot, byte[] rgba, int place) {
    AtlasLayout layout = atlas.layout();
    byte[] from = atlas.pixels();
    for (int y = 0; y < height; y++) {
      int fromX = layout.spriteX(slot) + (layout.spriteWidth(slot) - width) / 2;
      int fromY = layout.spriteY(slot) + layout.spriteHeight(slot) - height + y;
      int source = (fromY * layout.width() + fromX) * CHANNELS;
      int target = (y * count + place) * width * CHANNELS;
      for (int x = 0; x < width; x++, source += CHANNELS, target += CHANNELS) {
        int alpha = from[source + 3] & 0xFF;
        for (int channel = 0; channel < 3 && alpha > 0; channel++) {
          int color = ((from[source + channel] & 0xFF) * 255 + alpha / 2) / alpha;
          rgba[target + channel] = (byte) Math.min(255, color);
        }
        rgba[target + 3] = (byte) alpha;
      }
    }
  }

  /** OpenGL's name of the row. */
  int texture() {
    return row.texture();
  }

  /** Where a tile's picture begins in the row. [0..1] */
  float left(int tileId) {
    return (tileId - 1f) / count;
  }

  /** Where it ends. [0..1] */
  float right(int tileId) {
    return (float) tileId / count;
  }

  /** How wide one is. [px] */
  int width() {
    return width;
  }

  /** How high one is. [px] */
  int height() {
    return height;
  }

  @Override
  public void close() {
    row.close();
  }
}
