package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;

/** A 2D texture of one level, unfiltered unless told otherwise. */
final class Texture implements AutoCloseable {
  private final int width;
  private final int height;
  private int id;

  /** A texture whose content is undefined yet; leaves it bound. */
  Texture(int width, int height, int internalFormat, int format, int type) {
    this.width = width;
    this.height = height;
    id = glGenTextures();
    bind(0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glTexImage2D(
        GL_TEXTURE_2D, 0, internalFormat, width, height, 0, format, type, (ByteBuffer) null);
  }

  int id() {
    return id;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Binds it to a texture unit. */
  void bind(int unit) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, id);
  }

  @Override
  public void close() {
    glDeleteTextures(id);
    id = 0;
  }
}
