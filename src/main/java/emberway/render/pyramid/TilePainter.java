package emberway.render.pyramid;

import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.IntBuffer;
import java.util.function.IntConsumer;

/** Draws rectangles of a map's pictures at the scales of a level. One thread only. */
interface TilePainter {
  /** The number of blocks across a rectangle that is drawn with the least work. */
  int blocksAcross();

  /** The number of blocks down a rectangle that is drawn with the least work. */
  int blocksDown();

  /**
   * Draws a part of a frame's picture.
   *
   * @param part of the picture; may reach outside it [picture px]
   * @param to the index in {@code rgba} of the first pixel; for the rest see {@link
   *     MapPyramid#draw}
   * @param stride from one row of pixels to the next in {@code rgba}
   * @param work told how many cells or blocks come next, before each row of them, which takes a
   *     millisecond or so; may wait
   */
  void draw(
      MapCells.Shown shown,
      PictureFrame frame,
      PixelBox part,
      IntBuffer rgba,
      int to,
      int stride,
      IntConsumer work);
}
