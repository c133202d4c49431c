package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;

/** Glyphs as a texture of their coverage per pixel: filtered, and white. Context's thread only. */
public final class GlyphTexture implements AutoCloseable {
  private final Texture texture;

  /**
   * Uploads the glyphs.
   *
   * @param coverage one byte per pixel, top row first [size: width*height]
   */
  public GlyphTexture(int width, int height, ByteBuffer coverage) {
    texture = new Texture(width, height, GL_R8, GL_RED, GL_UNSIGNED_BYTE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_R, GL_ONE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_G, GL_ONE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_B, GL_ONE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_A, GL_RED);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RED, GL_UNSIGNED_BYTE, coverage);
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
