package emberway.render.gl.pass;

import emberway.map.Layer;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.RenderTarget;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.MapPyramid;
import java.nio.IntBuffer;
import java.util.Set;

/**
 * Draws pictures of a map at scales below 1 with the processor and uploads them. Context's thread
 * only.
 */
public final class PyramidPass implements CellSource {
  private final MapPyramid pyramid;
  private final PixelUpload upload;

  public PyramidPass(MapPyramid pyramid, PixelUpload upload) {
    this.pyramid = pyramid;
    this.upload = upload;
  }

  /** Whether a frame is drawn by averages: one at a scale below 1 that they can draw. */
  public static boolean isFor(MapPyramid pyramid, PictureFrame frame) {
    return frame.scale() < 1 && pyramid.isFor(frame);
  }

  @Override
  public boolean isFor(PicturePart part) {
    return isFor(pyramid, part.frame());
  }

  @Override
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    IntBuffer pixels = upload.reserve(part.width() * part.height());
    PixelBox box = new PixelBox(part.left(), part.top(), part.width(), part.height());
    pyramid.draw(part.frame(), layers, box, pixels);
    target.color().put(0, 0, part.width(), part.height(), pixels);
  }
}
