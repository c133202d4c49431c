package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.Layer;
import emberway.render.gl.context.RenderTarget;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.pyramid.MapPyramid;
import emberway.sprite.SpritePatch;
import java.nio.IntBuffer;
import java.util.Set;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws pictures of a map at scales below 1 with the processor and uploads them. Context's thread
 * only.
 */
public final class PyramidPass implements AutoCloseable {
  private final MapPyramid pyramid;
  private IntBuffer pixels; // grows; null until needed

  public PyramidPass(MapPyramid pyramid) {
    this.pyramid = pyramid;
  }

  public MapPyramid pyramid() {
    return pyramid;
  }

  /** Takes over changed sprites. */
  public void patch(SpritePatch patch) {
    pyramid.patch(patch);
  }

  /** Whether it can draw a frame. */
  public boolean isFor(PictureFrame frame) {
    return frame.scale() < 1 && pyramid.isFor(frame);
  }

  /**
   * Draws a part of a frame's picture into the upper left corner of a target, replacing its
   * content.
   */
  public void draw(PicturePart part, Set<Layer> layers, RenderTarget target) {
    int count = part.width() * part.height();
    if (pixels == null || pixels.capacity() < count) {
      MemoryUtil.memFree(pixels);
      pixels = MemoryUtil.memAllocInt(count);
    }
    PixelBox box = new PixelBox(part.left(), part.top(), part.width(), part.height());
    pyramid.draw(part.frame(), layers, box, pixels);
    target.color().bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, Integer.BYTES);
    glTexSubImage2D(
        GL_TEXTURE_2D,
        0,
        0,
        0,
        part.width(),
        part.height(),
        GL_RGBA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        pixels);
  }

  @Override
  public void close() {
    MemoryUtil.memFree(pixels);
    pixels = null;
  }
}
