package emberway.render.pyramid;

import emberway.map.Layer;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.IntBuffer;
import java.util.Optional;
import java.util.Set;

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

  /**
   * Chooses what draws a frame's cells: averages below scale 1, copies of sprites at scale 1.
   *
   * @param layers the layers to draw
   * @param copies empty if sprites are not to be copied
   * @return empty if only OpenGL can draw the frame
   */
  static Optional<PicturePainter> of(
      PictureFrame frame, Set<Layer> layers, MapPyramid averages, Optional<CellBlitter> copies) {
    if (frame.scale() < 1 && averages.isFor(frame)) {
      return Optional.of(
          (part, rgba) -> averages.drawHere(frame, layers, part, IntBuffer.wrap(rgba)));
    }
    return copies
        .filter(some -> some.isFor(frame))
        .map(some -> (part, rgba) -> some.draw(frame, part, layers, rgba));
  }
}
