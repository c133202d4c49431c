package emberway.render.gl.pass;

import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import java.util.Set;

/** A way to draw the cells of a map, for some pictures. Context's thread only. */
public interface CellSource {
  /** Whether it can draw a part of a picture, and should. */
  boolean isFor(PicturePart part);

  /**
   * Draws a part of a frame's picture into the upper left corner of a target, replacing its
   * content.
   */
  void draw(PicturePart part, Set<Layer> layers, RenderTarget target);
}
