package emberway.render.pyramid;

import emberway.render.iso.PixelBox;

/** Draws the cells of a picture into arrays, without OpenGL. Any number of threads may use one. */
@FunctionalInterface
public interface PicturePainter {
  /**
   * Draws a part of the picture, over nothing. Parts fit together to the last bit.
   *
   * @param part may reach outside the picture [picture px]
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: at least the part's]
   */
  void draw(PixelBox part, int[] rgba);
}
