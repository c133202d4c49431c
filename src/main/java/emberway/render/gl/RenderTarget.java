package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

/**
 * A framebuffer to draw into: RGBA, 8 bits each, premultiplied. Row 0 is the <em>top</em> row of
 * the picture and the first that OpenGL reads back; a window shows the picture upside down unless
 * it is flipped.
 */
public final class RenderTarget implements AutoCloseable {
  private final Texture color;
  private int framebuffer;

  /**
   * Creates a target; its content is undefined.
   *
   * @param width the width [px] [1..GlContext.maxTextureSize]
   * @param height the height [px] [1..GlContext.maxTextureSize]
   */
  public RenderTarget(int width, int height) {
    this(new Texture(width, height, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE));
  }

  private RenderTarget(Texture texture) {
    color = texture;
    framebuffer = glGenFramebuffers();
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color.id(), 0);
    int status = glCheckFramebufferStatus(GL_FRAMEBUFFER);
    if (status != GL_FRAMEBUFFER_COMPLETE) {
      close();
      throw new IllegalStateException(
          "no framebuffer of %d × %d px: status %d"
              .formatted(texture.width(), texture.height(), status));
    }
  }

  /** Creates a target that draws into a texture and owns it. */
  public static RenderTarget into(Texture texture) {
    return new RenderTarget(texture);
  }

  /**
   * Creates a target whose texels lie in memory as those of windows usually do, so that copies
   * between such targets and to the window need no conversion. In all else, it is like others.
   */
  public static RenderTarget ofWindow(int width, int height) {
    int type = GL_UNSIGNED_INT_8_8_8_8_REV;
    return new RenderTarget(new Texture(width, height, GL_RGBA, GL_BGRA, type));
  }

  /** Creates a target of 16-bit floats. */
  public static RenderTarget ofFloats(int width, int height) {
    return new RenderTarget(new Texture(width, height, GL_RGBA16F, GL_RGBA, GL_FLOAT));
  }

  /** The width. [px] */
  public int width() {
    return color.width();
  }

  /** The height. [px] */
  public int height() {
    return color.height();
  }

  /** The OpenGL name of its framebuffer object. */
  public int framebuffer() {
    return framebuffer;
  }

  public Texture color() {
    return color;
  }

  /** Directs drawing into a part of this target. */
  public void bind(int left, int top, int width, int height) {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glViewport(left, top, width, height);
  }

  /** Makes a part of the bound target transparent. */
  public static void clear(int left, int top, int width, int height) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(left, top, width, height);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
  }

  /** Copies a part to a place in another target, pixel by pixel. */
  public void copyTo(
      RenderTarget other, int fromX, int fromY, int width, int height, int x, int y) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, other.framebuffer);
    glDisable(GL_SCISSOR_TEST);
    glBlitFramebuffer(
        fromX,
        fromY,
        fromX + width,
        fromY + height,
        x,
        y,
        x + width,
        y + height,
        GL_COLOR_BUFFER_BIT,
        GL_NEAREST);
  }

  /**
   * Copies the upper left corner into a framebuffer of its size with the rows in reverse order, as
   * windows have them.
   */
  public void copyUpsideDown(int other, int width, int height) {
    copyUpsideDown(other, 0, 0, width, height, height);
  }

  /**
   * Copies a part to the same place of a framebuffer that has the rows in reverse order.
   *
   * @param otherHeight the framebuffer's height [px]
   */
  public void copyUpsideDown(int other, int left, int top, int width, int height, int otherHeight) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, other);
    glDisable(GL_SCISSOR_TEST);
    int right = left + width;
    int bottom = top + height;
    int first = otherHeight - top;
    glBlitFramebuffer(
        left,
        top,
        right,
        bottom,
        left,
        first,
        right,
        first - height,
        GL_COLOR_BUFFER_BIT,
        GL_NEAREST);
  }

  /**
   * Waits for what was drawn and reads the upper left corner back.
   *
   * @param rgba receives premultiplied RGBA, red in the lowest byte [size: at least width*height]
   */
  public void read(int width, int height, int[] rgba) {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glPixelStorei(GL_PACK_ALIGNMENT, Integer.BYTES);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_INT_8_8_8_8_REV, rgba);
  }

  @Override
  public void close() {
    glDeleteFramebuffers(framebuffer);
    framebuffer = 0;
    color.close();
  }
}
