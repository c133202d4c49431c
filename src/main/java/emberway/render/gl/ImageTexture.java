package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * A picture as a texture, which does not change: filtered where it is drawn smaller, and with sharp
 * pixels where larger. Context's thread only.
 */
public final class ImageTexture implements AutoCloseable {
  private static final int CHANNELS = 4;

  private static int made;

  private final Texture texture;

  /**
   * Uploads the picture.
   *
   * @param rgba top row first [size: width*height*4]
   */
  public ImageTexture(int width, int height, byte[] rgba) {
    if (rgba.length != width * height * CHANNELS) {
      throw new IllegalArgumentException(
          rgba.length + " bytes for a picture of " + width + "×" + height);
    }
    made++;
    texture = new Texture(width, height, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    ByteBuffer buffer = MemoryUtil.memAlloc(rgba.length);
    try {
      buffer.put(0, rgba);
      glPixelStorei(GL_UNPACK_ALIGNMENT, CHANNELS);
      glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, buffer);
    } finally {
      MemoryUtil.memFree(buffer);
    }
  }

  /** How many have been made so far: names of released textures come back for new ones. */
  public static int made() {
    return made;
  }

  /** The width. [px] */
  public int width() {
    return texture.width();
  }

  /** The height. [px] */
  public int height() {
    return texture.height();
  }

  /** The texture's OpenGL name. */
  public int texture() {
    return texture.id();
  }

  @Override
  public void close() {
    texture.close();
  }
}
