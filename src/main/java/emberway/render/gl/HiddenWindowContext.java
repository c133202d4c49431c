package emberway.render.gl;

import static org.lwjgl.glfw.GLFW.*;

import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.system.MemoryUtil;

/** A context of a hidden GLFW window, for machines with a display but without EGL. */
final class HiddenWindowContext extends GlContext {
  private final long window;

  private HiddenWindowContext(long window) {
    this.window = window;
  }

  static GlContext open() throws OpenGlUnavailableException {
    String[] complaint = {"GLFW gives no reason"};
    GLFWErrorCallback callback;
    GlfwLibrary.choose();
    try {
      callback =
          GLFWErrorCallback.create(
              (code, text) -> complaint[0] = GLFWErrorCallback.getDescription(text));
      glfwSetErrorCallback(callback);
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError noLibrary) {
      throw new OpenGlUnavailableException("the GLFW library cannot be loaded", noLibrary);
    }
    try {
      GlfwLibrary.choosePlatform();
      if (!glfwInit()) {
        throw new OpenGlUnavailableException("no window can be made (" + complaint[0] + ")");
      }
      return openHidden(complaint);
    } finally {
      glfwSetErrorCallback(null);
      callback.free();
    }
  }

  private static GlContext openHidden(String[] complaint) throws OpenGlUnavailableException {
    GlfwLibrary.setWindowHints();
    long window = glfwCreateWindow(16, 16, "Emberway", MemoryUtil.NULL, MemoryUtil.NULL);
    if (window == MemoryUtil.NULL) {
      glfwTerminate();
      throw new OpenGlUnavailableException("no hidden window can be made (" + complaint[0] + ")");
    }
    HiddenWindowContext result = new HiddenWindowContext(window);
    glfwMakeContextCurrent(window);
    result.learn("hidden window");
    return result;
  }

  @Override
  void release() {
    glfwMakeContextCurrent(MemoryUtil.NULL);
    glfwDestroyWindow(window);
    glfwTerminate();
  }
}
