package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.PictureFrame;
import java.nio.FloatBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * One axis of a view's samples. For each column or row of samples, it has the world pixel shown,
 * relative to the view's first one, and the fraction within that pixel.
 *
 * <p>Values are computed in double from a sample's position in the whole picture, so that they do
 * not depend on the part being drawn.
 */
final class SampleAxis implements AutoCloseable {
  private FloatBuffer values = MemoryUtil.memAllocFloat(0); // [size: 2 * capacity]
  private Texture texture;
  private int firstWorld;
  private int lastWorld;

  SampleAxis() {}

  /**
   * Fills the axis for a view.
   *
   * @param origin the picture's left or top edge [world px]
   * @param first the view's first sample, counted from that edge
   * @param count samples in the view
   */
  void look(PictureFrame frame, int origin, long first, int count, int supersampling) {
    reserve(count);
    firstWorld = origin + (int) Math.floor(frame.sampleToWorld(first, supersampling));
    for (int i = 0; i < count; i++) {
      double world = frame.sampleToWorld(first + i, supersampling);
      double whole = Math.floor(world);
      values.put(2 * i, (float) (origin - firstWorld + whole));
      values.put(2 * i + 1, (float) (world - whole));
    }
    lastWorld = firstWorld + (int) values.get(2 * count - 2);
    texture.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, count, 1, GL_RG, GL_FLOAT, values);
  }

  private void reserve(int count) {
    if (values.capacity() < 2 * count) {
      values = MemoryUtil.memRealloc(values, 2 * count);
      if (texture != null) {
        texture.close();
      }
      texture = new Texture(count, 1, GL_RG32F, GL_RG, GL_FLOAT);
    }
  }

  /** The world pixel that the first sample shows. */
  int firstWorld() {
    return firstWorld;
  }

  /** The world pixel that the last sample shows. */
  int lastWorld() {
    return lastWorld;
  }

  void bind(int unit) {
    texture.bind(unit);
  }

  @Override
  public void close() {
    MemoryUtil.memFree(values);
    if (texture != null) {
      texture.close();
    }
  }
}
