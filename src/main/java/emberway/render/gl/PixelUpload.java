package emberway.render.gl;

import java.nio.IntBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Moves pixels from an array to a texture by way of a reused buffer outside Java's heap. An array
 * passed to OpenGL directly is copied into new memory in each call, which the system has to clear
 * first. Context's thread only.
 */
public final class PixelUpload implements AutoCloseable {
  private IntBuffer pixels; // grows; null until needed

  /** The buffer, with room for a number of pixels. Its content lasts until the next upload. */
  public IntBuffer reserve(int count) {
    if (pixels == null || pixels.capacity() < count) {
      MemoryUtil.memFree(pixels);
      pixels = MemoryUtil.memAllocInt(count);
    }
    return pixels;
  }

  /**
   * Replaces a part of a texture, and leaves the texture bound.
   *
   * @param left the part's first column [texels]
   * @param top the part's first row [texels]
   * @param rgba premultiplied, red in the lowest byte [size: at least width*height]
   */
  public void put(Texture texture, int left, int top, int width, int height, int[] rgba) {
    IntBuffer copy = reserve(width * height).put(0, rgba, 0, width * height);
    texture.put(left, top, width, height, copy);
  }

  @Override
  public void close() {
    MemoryUtil.memFree(pixels);
    pixels = null;
  }
}
