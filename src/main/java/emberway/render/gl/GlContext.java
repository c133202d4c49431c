package emberway.render.gl;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;

/**
 * An OpenGL 3.3 core context, current on the thread that created it until it is closed there: the
 * context's thread. This is the window's thread, that of a picture being exported, or the one that
 * runs a command.
 *
 * <p>A context without a window comes from an EGL device or, without EGL, from a hidden GLFW
 * window.
 */
public abstract sealed class GlContext implements AutoCloseable
    permits EglContext, HiddenWindowContext, BorrowedContext {
  private int maxTextureSize;
  private Driver driver;
  private boolean closed;

  /**
   * The driver's description of itself.
   *
   * @param origin where the context came from
   * @param vendor who made the driver
   * @param renderer the graphics hardware, or the software that replaces it
   * @param version of OpenGL and of the driver
   * @param shading version of the shading language
   */
  public record Driver(
      String origin, String vendor, String renderer, String version, String shading) {}

  GlContext() {}

  /**
   * Creates a context without a window, and makes it current.
   *
   * @throws OpenGlUnavailableException if neither EGL nor GLFW provides one
   */
  public static GlContext headless() throws OpenGlUnavailableException {
    LibraryLoading.quiet();
    try {
      return EglContext.open();
    } catch (OpenGlUnavailableException noEgl) {
      try {
        return HiddenWindowContext.open();
      } catch (OpenGlUnavailableException noWindow) {
        throw new OpenGlUnavailableException(
            "there is no OpenGL 3.3 to draw with: %s, and %s; install a driver (on Debian: libegl1 and libgl1-mesa-dri) or run where a display is"
                .formatted(noEgl.getMessage(), noWindow.getMessage()),
            noEgl);
      }
    }
  }

  /**
   * Wraps the context that is current on this thread; closing the wrapper keeps that context.
   *
   * @param origin where it came from, for {@link #description}
   */
  public static GlContext current(String origin) throws OpenGlUnavailableException {
    return BorrowedContext.adopt(origin);
  }

  /**
   * Loads OpenGL's functions and reads the driver's properties; call once the context is current.
   * If that fails, the context is released.
   */
  final void learn(String origin) throws OpenGlUnavailableException {
    try {
      GL.createCapabilities(true);
      maxTextureSize = GL33C.glGetInteger(GL33C.GL_MAX_TEXTURE_SIZE);
      driver =
          new Driver(
              origin,
              word(GL33C.GL_VENDOR),
              word(GL33C.GL_RENDERER),
              word(GL33C.GL_VERSION),
              word(GL33C.GL_SHADING_LANGUAGE_VERSION));
    } catch (IllegalStateException | UnsatisfiedLinkError e) {
      release();
      throw new OpenGlUnavailableException("the OpenGL library cannot be loaded", e);
    }
  }

  private static String word(int what) {
    String word = GL33C.glGetString(what);
    return word == null ? "" : word;
  }

  /** The driver of this context. */
  public final Driver driver() {
    return driver;
  }

  /** The longest side of a texture. [px] */
  public final int maxTextureSize() {
    return maxTextureSize;
  }

  /** The context's origin, and the driver's name and version, for people. */
  public final String description() {
    return driver.origin + ": " + driver.renderer + ", OpenGL " + driver.version;
  }

  /** Waits until all drawing has finished; on the thread that created the context. */
  public final void finish() {
    GL33C.glFinish();
  }

  /** Releases the context; on the thread that created it. */
  @Override
  public final void close() {
    if (!closed) {
      closed = true;
      GL.setCapabilities(null);
      release();
    }
  }

  abstract void release();
}
