package emberway.app.desktop;

import static org.lwjgl.system.APIUtil.apiCreateLibrary;

import org.lwjgl.glfw.GLFWNativeX11;
import org.lwjgl.system.JNI;

/**
 * What the X server itself shows in a window: a color while the program has not drawn into it yet,
 * and afterwards what was drawn last.
 */
final class XWindow {
  private static final long NO_PIXMAP = 0; // X's None: nothing is painted

  private XWindow() {}

  /** Has the server fill the window with a color whenever it appears. [0xRRGGBB] */
  static void fill(long glfwWindow, int color) {
    call("XSetWindowBackground", glfwWindow, color);
  }

  /** Has the server leave the window alone, so that nothing flickers when its size changes. */
  static void leave(long glfwWindow) {
    call("XSetWindowBackgroundPixmap", glfwWindow, NO_PIXMAP);
  }

  private static void call(String function, long glfwWindow, long argument) {
    long address = apiCreateLibrary(XErrorHandler.LIBRARY).getFunctionAddress(function);
    long display = GLFWNativeX11.glfwGetX11Display();
    JNI.invokePNNI(display, GLFWNativeX11.glfwGetX11Window(glfwWindow), argument, address);
  }
}
