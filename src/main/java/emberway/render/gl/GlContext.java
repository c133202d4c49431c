package emberway.render.gl;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;

/**
 * An OpenGL 3.3 core context that is current on the thread that made it, until closed there.
 *
 * <p>Without a window it comes from an EGL device; where EGL is missing, from a hidden GLFW window.
 */
public abstract sealed class GlContext implements AutoCloseable
    permits EglContext, WindowContext, CurrentContext {
  private int maxTextureSize;
  private String description = "";
  private boolean closed;

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
        return WindowContext.open();
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
    return CurrentContext.adopt(origin);
  }

  /** Reads what the passes need to know; called once the context is current. */
  final void learn(String origin) {
    maxTextureSize = GL33C.glGetInteger(GL33C.GL_MAX_TEXTURE_SIZE);
    description =
        origin
            + ": "
            + GL33C.glGetString(GL33C.GL_RENDERER)
            + ", OpenGL "
            + GL33C.glGetString(GL33C.GL_VERSION);
  }

  /** The longest side of a texture. [px] */
  public final int maxTextureSize() {
    return maxTextureSize;
  }

  /** Where the context came from, and the names of driver and version, for people. */
  public final String description() {
    return description;
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
