package emberway.render;

import emberway.map.Layer;
import emberway.render.TestScenes.Scene;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteLayer;
import emberway.sprite.TileGeometry;

/**
 * Draws a map by the book, sprite by sprite, pixel by pixel: what the renderer is measured against.
 * Shares no code with it.
 */
public final class SoftwareCompositor {
  private SoftwareCompositor() {}

  /** The picture of a map at scale 1: premultiplied RGBA. */
  public static SpriteImage draw(Scene scene) {
    int width = scene.map().size().width();
    int height = scene.map().size().height();
    return draw(scene, 0, 0, width, height);
  }

  /** The picture of some cells of a map, with the sprites that the whole map gives them. */
  public static SpriteImage draw(Scene scene, int left, int top, int width, int height) {
    return draw(scene, left, top, width, height, 0);
  }

  /** Such a picture with a margin on all sides, into which sprites may reach. [px] */
  public static SpriteImage draw(
      Scene scene, int left, int top, int width, int height, int margin) {
    TileGeometry g = scene.tiles().set().geometry();
    int stepX = g.latticeWidth() / 2;
    int stepY = g.latticeHeight() / 2;
    int pictureWidth = (width + height - 2) * stepX + g.spriteWidth() + 2 * margin;
    int pictureHeight = (width + height - 2) * stepY + g.spriteHeight() + 2 * margin;
    byte[] out = new byte[pictureWidth * pictureHeight * 4];
    SpriteLayer base = scene.sprites(Layer.BASE);
    SpriteLayer overlay = scene.sprites(Layer.OVERLAY);
    SpriteLayer above = scene.sprites(Layer.TOP);
    for (int y = 0; y < height; y++) {
      for (int x = width - 1; x >= 0; x--) {
        int index = (top + y) * scene.map().size().width() + left + x;
        int px = margin + (x + y) * stepX;
        int py = margin + (y - x + width - 1) * stepY;
        int[] sprites = {base.sprite(index), overlay.sprite(index), above.sprite(index)};
        for (int sprite : sprites) {
          if (sprite != 0) {
            SpriteImage image = scene.image(sprite);
            int imageLeft = px + (g.spriteWidth() - image.width()) / 2;
            int imageTop = py + g.spriteHeight() - image.height();
            blend(image, out, pictureWidth, pictureHeight, imageLeft, imageTop);
          }
        }
      }
    }
    return new SpriteImage(pictureWidth, pictureHeight, out);
  }

  private static void blend(
      SpriteImage sprite, byte[] out, int outWidth, int outHeight, int left, int top) {
    for (int y = Math.max(0, -top); y < Math.min(sprite.height(), outHeight - top); y++) {
      for (int x = Math.max(0, -left); x < Math.min(sprite.width(), outWidth - left); x++) {
        int from = (y * sprite.width() + x) * 4;
        int to = ((top + y) * outWidth + left + x) * 4;
        int alpha = sprite.rgba()[from + 3] & 0xFF;
        if (alpha == 0) {
          continue; // nothing changes
        }
        for (int channel = 0; channel < 4; channel++) {
          int color = channel == 3 ? 255 : sprite.rgba()[from + channel] & 0xFF;
          int under = out[to + channel] & 0xFF;
          long value =
              Math.round(color * alpha / 255.0) + Math.round(under * (255 - alpha) / 255.0);
          out[to + channel] = (byte) value;
        }
      }
    }
  }
}
