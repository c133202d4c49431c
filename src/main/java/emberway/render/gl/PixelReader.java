package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;

/**
 * Reads drawn bands back with two alternating buffers: while one band's pixels are processed, the
 * next band is drawn.
 *
 * <p>A band is a number of full rows of a picture, assembled from parts drawn side by side.
 * Context's thread only.
 */
public final class PixelReader implements AutoCloseable {
  private static final int BYTES_PER_PIXEL = 4;

  private final int width;
  private final int[] buffers = new int[2];

  /**
   * Creates a reader for bands up to a size.
   *
   * @param width of the picture [px]
   * @param maxRows of a band [px]
   */
  public PixelReader(int width, int maxRows) {
    this.width = width;
    glGenBuffers(buffers);
    for (int buffer : buffers) {
      glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
      long bytes = (long) width * maxRows * BYTES_PER_PIXEL;
      glBufferData(GL_PIXEL_PACK_BUFFER, bytes, GL_STREAM_READ);
    }
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
  }

  /**
   * Reads the upper left part of a target into a band.
   *
   * @param band its number; it replaces the band two before it
   * @param column where the part begins in the band [px]
   */
  public void read(int band, RenderTarget target, int column, int columns, int rows) {
    glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer());
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffers[band & 1]);
    glPixelStorei(GL_PACK_ALIGNMENT, BYTES_PER_PIXEL);
    glPixelStorei(GL_PACK_ROW_LENGTH, width);
    long offset = (long) column * BYTES_PER_PIXEL;
    glReadPixels(0, 0, columns, rows, GL_RGBA, GL_UNSIGNED_BYTE, offset);
    glPixelStorei(GL_PACK_ROW_LENGTH, 0);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
  }

  /**
   * The pixels of one of the last two bands: RGBA, premultiplied, top row first. Call {@link
   * #unmap} before reading anything else.
   */
  public ByteBuffer map(int band, int rows) {
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffers[band & 1]);
    long bytes = (long) width * rows * BYTES_PER_PIXEL;
    ByteBuffer pixels = glMapBufferRange(GL_PIXEL_PACK_BUFFER, 0, bytes, GL_MAP_READ_BIT);
    if (pixels == null) {
      throw new IllegalStateException("OpenGL gives no access to what it drew");
    }
    return pixels;
  }

  /** Ends the access to a band's pixels. */
  public void unmap() {
    glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
  }

  @Override
  public void close() {
    glDeleteBuffers(buffers);
  }
}
