package emberway.app.display;

import emberway.app.scene.OpenedMap;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import emberway.sprite.TileGeometry;

/** The pixels of the icons of a legend's tiles, side by side in one row. */
final class TileRow {
  private static final int CHANNELS = 4;
  private static final int ALL_AROUND = 15; // ground that continues on all sides
  private static final int STRAIGHT = 10; // a road or a wall from west to east

  private final int width; // of an icon [px]
  private final int height;
  private final int count;
  private final byte[] rgba; // straight alpha, row-major [size: count*width*height*4]

  /** Draws the icons of an opened map's tiles, each as if surrounded by its like. */
  TileRow(OpenedMap opened) {
    Atlas atlas = opened.atlas();
    Legend legend = opened.loaded().map().legend();
    boolean any = opened.stack().isEmpty();
    TileGeometry geometry = opened.loaded().tiles().set().geometry();
    width = any ? geometry.spriteWidth() : 1;
    height = any ? geometry.spriteHeight() : 1;
    count = any ? Math.max(1, legend.size()) : 1;
    rgba = new byte[count * width * height * CHANNELS];
    for (int id = 1; id <= legend.size(); id++) {
      if (opened.hasPicture(id)) {
        int arms = legend.tile(id).layer() == Layer.BASE ? ALL_AROUND : STRAIGHT;
        copy(atlas, opened.tiler().sprite(id, arms) - 1, id - 1);
      }
    }
  }

  /** Copies the bottom of a sprite, from premultiplied alpha in the atlas to straight alpha. */
  private void copy(Atlas atlas, int slot, int place) {
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

  /** Returns an icon's width. [px] */
  int width() {
    return width;
  }

  /** Returns an icon's height. [px] */
  int height() {
    return height;
  }

  /** Returns the number of icons. */
  int count() {
    return count;
  }

  /** Returns the pixels with straight alpha, row-major; not a copy. [size: count*width*height*4] */
  byte[] rgba() {
    return rgba;
  }
}
