package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** A 2D texture, by default with one level and without filtering. */
public final class Texture implements AutoCloseable {
  private final int width;
  private final int height;
  private int id;

  /** Creates a texture with undefined content, and leaves it bound. */
  public Texture(int width, int height, int internalFormat, int format, int type) {
    this(width, height, GL_NEAREST, GL_NEAREST);
    allocate(0, internalFormat, format, type);
  }

  private Texture(int width, int height, int minFilter, int magFilter) {
    this.width = width;
    this.height = height;
    id = glGenTextures();
    bind(0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, minFilter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, magFilter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
  }

  /**
   * Creates a filtered texture of RGBA bytes with mip levels and undefined content, and leaves it
   * bound. The number of levels is set before any level exists, so that no driver has to move them.
   */
  public static Texture filtered(int width, int height, int levels) {
    Texture texture = new Texture(width, height, GL_LINEAR_MIPMAP_NEAREST, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels - 1);
    for (int level = 0; level < levels; level++) {
      texture.allocate(level, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    }
    return texture;
  }

  /**
   * Creates a filtered texture of one level whose texels lie in memory as those of windows usually
   * do, so that software drivers have a fast path from it to a {@link RenderTarget#ofWindow target}
   * that is like it; undefined content, left bound.
   */
  public static Texture filteredOfWindow(int width, int height) {
    Texture texture = new Texture(width, height, GL_LINEAR, GL_LINEAR);
    texture.allocate(0, GL_RGBA, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV);
    return texture;
  }

  /** Like {@link #filtered}, but also interpolates between levels. */
  public static Texture blended(int width, int height, int levels) {
    Texture texture = filtered(width, height, levels);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    return texture;
  }

  private void allocate(int level, int internalFormat, int format, int type) {
    glTexImage2D(
        GL_TEXTURE_2D,
        level,
        internalFormat,
        Math.max(1, width >> level),
        Math.max(1, height >> level),
        0,
        format,
        type,
        (ByteBuffer) null);
  }

  int id() {
    return id;
  }

  /** The width. [px] */
  public int width() {
    return width;
  }

  /** The height. [px] */
  public int height() {
    return height;
  }

  /** Binds the texture to a texture unit. */
  public void bind(int unit) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, id);
  }

  /**
   * Replaces a part of the content, and leaves the texture bound.
   *
   * @param left the part's first column [texels]
   * @param top the part's first row [texels]
   * @param rgba premultiplied, red in the lowest byte [size: at least width*height]
   */
  public void put(int left, int top, int partWidth, int partHeight, IntBuffer rgba) {
    bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, Integer.BYTES);
    int type = GL_UNSIGNED_INT_8_8_8_8_REV;
    glTexSubImage2D(GL_TEXTURE_2D, 0, left, top, partWidth, partHeight, GL_RGBA, type, rgba);
  }

  @Override
  public void close() {
    glDeleteTextures(id);
    id = 0;
  }
}
