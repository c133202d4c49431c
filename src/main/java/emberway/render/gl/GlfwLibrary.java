package emberway.render.gl;

import org.lwjgl.system.Configuration;
import org.lwjgl.system.Platform;

/** Which build of GLFW is loaded. */
public final class GlfwLibrary {
  private GlfwLibrary() {}

  /**
   * Chooses the build for this platform; before anything else of GLFW is touched. On macOS windows
   * belong to the process's first thread, which Java does not run on: LWJGL's asynchronous build
   * goes there by itself.
   */
  public static void choose() {
    if (Platform.get() == Platform.MACOSX) {
      Configuration.GLFW_LIBRARY_NAME.set("glfw_async");
    }
  }
}
