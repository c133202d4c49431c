package emberway.render.gl;

import static org.lwjgl.glfw.GLFW.*;

import org.lwjgl.system.Configuration;
import org.lwjgl.system.Platform;

/** Chooses the build of GLFW to load, its platform, and what windows have. */
public final class GlfwLibrary {
  private GlfwLibrary() {}

  /**
   * Chooses the build for this platform; call before any other use of GLFW. On macOS, windows
   * belong to the process's first thread, which Java does not use; LWJGL's asynchronous build
   * switches to it by itself.
   */
  public static void choose() {
    LibraryLoading.quiet();
    if (Platform.get() == Platform.MACOSX) {
      Configuration.GLFW_LIBRARY_NAME.set("glfw_async");
    }
  }

  /**
   * Keeps GLFW from looking for a Wayland display where there is none, since another library would
   * print an error. Call directly before initializing GLFW.
   */
  public static void choosePlatform() {
    String wayland = System.getenv("WAYLAND_DISPLAY");
    if (Platform.get() == Platform.LINUX && (wayland == null || wayland.isEmpty())) {
      glfwInitHint(GLFW_PLATFORM, GLFW_PLATFORM_X11);
    }
  }

  /**
   * Sets the hints for a hidden window with OpenGL 3.3 and without what nobody uses. With a depth
   * buffer, software drivers would take two to four times as long to draw into the window.
   */
  public static void setWindowHints() {
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
  }
}
