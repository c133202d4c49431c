package emberway.render.gl.context;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;

/**
 * An OpenGL 3.3 core context that is current on the thread that made it, until closed there.
 *
 * <p>Without a window it comes from an EGL device; where EGL is missing, from a hidden GLFW window.
 */
public abstract sealed class GlContext implements AutoCloseable
    permits EglContext, HiddenWindowContext, BorrowedContext {
  private int maxTextureSize;
  private Driver driver;
  private boolean closed;

  /**
   * What draws, in its own words.
   *
   * @param origin where the context came from
   * @param vendor who made the driver
   * @param renderer the machine, or the program that stands in for one
   * @param version of OpenGL and of the driver
   * @param shading version of the shading language
   */
  public record Driver(
      String origin, String vendor, String renderer, String version, String shading) {}

  GlContext() {}

  /**
   * A context to draw pictures with, made current.
   *
   * @throws OpenGlUnavailableException if neither EGL nor GLFW gives one
   */
  public static GlContext headless() throws OpenGlUnavailableException {
    LoaderMessages.silence();
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
   * The context that is current on this thread already; closing it leaves it so.
   *
   * @param origin where it came from, for {@link #description}
   */
  public static GlContext current(String origin) throws OpenGlUnavailableException {
    return BorrowedContext.adopt(origin);
  }

  /** Reads what the passes need to know; called once the context is current. */
  final void learn(String origin) {
    maxTextureSize = GL33C.glGetInteger(GL33C.GL_MAX_TEXTURE_SIZE);
    driver =
        new Driver(
            origin,
            word(GL33C.GL_VENDOR),
            word(GL33C.GL_RENDERER),
            word(GL33C.GL_VERSION),
            word(GL33C.GL_SHADING_LANGUAGE_VERSION));
  }

  private static String word(int what) {
    String word = GL33C.glGetString(what);
    return word == null ? "" : word;
  }

  /** What draws with this context. */
  public final Driver driver() {
    return driver;
  }

  /** The longest side of a texture. [px] */
  public final int maxTextureSize() {
    return maxTextureSize;
  }

  /** Where the context came from, and the names of driver and version, for people. */
  public final String description() {
    return driver.origin + ": " + driver.renderer + ", OpenGL " + driver.version;
  }

  /** Waits until everything that was drawn is done; on the thread that made it. */
  public final void finish() {
    GL33C.glFinish();
  }

  /** Gives the context back; on the thread that made it. */
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
