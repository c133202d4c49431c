package emberway.render.gl.context;

import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM;
import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM_X11;
import static org.lwjgl.glfw.GLFW.glfwInitHint;

import org.lwjgl.system.Configuration;
import org.lwjgl.system.Platform;

/** Which build of GLFW is loaded, and what it looks for. */
public final class GlfwLibrary {
  private GlfwLibrary() {}

  /**
   * Chooses the build for this platform; before anything else of GLFW is touched. On macOS windows
   * belong to the process's first thread, which Java does not run on: LWJGL's asynchronous build
   * goes there by itself.
   */
  public static void choose() {
    LoaderMessages.silence();
    if (Platform.get() == Platform.MACOSX) {
      Configuration.GLFW_LIBRARY_NAME.set("glfw_async");
    }
  }

  /**
   * Keeps GLFW from looking for a Wayland display where there is none, which makes another library
   * print a complaint; right before GLFW is initialized.
   */
  public static void choosePlatform() {
    String wayland = System.getenv("WAYLAND_DISPLAY");
    if (Platform.get() == Platform.LINUX && (wayland == null || wayland.isEmpty())) {
      glfwInitHint(GLFW_PLATFORM, GLFW_PLATFORM_X11);
    }
  }
}
