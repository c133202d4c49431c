package emberway.render.gl.context;

import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM;
import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM_X11;
import static org.lwjgl.glfw.GLFW.glfwInitHint;

import org.lwjgl.system.Configuration;
import org.lwjgl.system.Platform;

/** Chooses the build of GLFW to load, and its platform. */
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
}
