package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.settings.WindowPlacement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.system.MemoryUtil;

/** The monitors that GLFW reports. */
final class Monitors {
  private static final String UNNAMED = "unnamed";

  private Monitors() {}

  /** Describes each monitor in a line. */
  static List<String> describe() {
    List<String> result = new ArrayList<>();
    PointerBuffer monitors = glfwGetMonitors();
    for (int i = 0; monitors != null && i < monitors.limit(); i++) {
      result.add(describe(monitors.get(i)));
    }
    return result;
  }

  private static String describe(long monitor) {
    int[] x = new int[1];
    int[] y = new int[1];
    int[] width = new int[1];
    int[] height = new int[1];
    float[] scaleX = new float[1];
    float[] scaleY = new float[1];
    glfwGetMonitorPos(monitor, x, y);
    glfwGetMonitorPhysicalSize(monitor, width, height);
    glfwGetMonitorContentScale(monitor, scaleX, scaleY);
    String name = Optional.ofNullable(glfwGetMonitorName(monitor)).orElse(UNNAMED);
    GLFWVidMode mode = glfwGetVideoMode(monitor);
    String pixels =
        mode == null
            ? "of unknown size"
            : "%d×%d at %d,%d, %d Hz"
                .formatted(mode.width(), mode.height(), x[0], y[0], mode.refreshRate());
    return String.format(
        Locale.ROOT,
        "%s, %s, %d×%d mm, scale %.2f×%.2f",
        name,
        pixels,
        width[0],
        height[0],
        scaleX[0],
        scaleY[0]);
  }

  /** Returns GLFW's version and build options. */
  static String library() {
    return glfwGetVersionString();
  }

  /**
   * Returns the monitor that most of a window is on, by default the primary one; null if there is
   * none.
   */
  static long of(WindowPlacement window) {
    PointerBuffer monitors = glfwGetMonitors();
    long best = glfwGetPrimaryMonitor();
    long most = 0;
    for (int i = 0; monitors != null && i < monitors.limit(); i++) {
      GLFWVidMode mode = glfwGetVideoMode(monitors.get(i));
      int[] x = new int[1];
      int[] y = new int[1];
      glfwGetMonitorPos(monitors.get(i), x, y);
      long common =
          mode == null
              ? 0
              : overlap(window.x(), window.width(), x[0], mode.width())
                  * overlap(window.y(), window.height(), y[0], mode.height());
      if (common > most) {
        most = common;
        best = monitors.get(i);
      }
    }
    return best;
  }

  private static long overlap(int from, int length, int otherFrom, int otherLength) {
    return Math.max(
        0L, Math.min(from + length, otherFrom + otherLength) - (long) Math.max(from, otherFrom));
  }

  /** Returns the work area of a window's monitor; the window's own place if it is unknown. */
  static WindowPlacement workAreaOf(WindowPlacement window) {
    int[] x = {window.x()};
    int[] y = {window.y()};
    int[] width = {window.width()};
    int[] height = {window.height()};
    long monitor = of(window);
    if (monitor != MemoryUtil.NULL) {
      glfwGetMonitorWorkarea(monitor, x, y, width, height);
    }
    return new WindowPlacement(
        x[0], y[0], Math.max(1, width[0]), Math.max(1, height[0]), WindowPlacement.Extent.OWN);
  }

  /** Returns the scale of a window's monitor. [px per unit] */
  static double scaleOf(long window) {
    float[] x = new float[1];
    float[] y = new float[1];
    glfwGetWindowContentScale(window, x, y);
    return x[0];
  }

  /** Returns the density by which GLFW multiplies a window's size. [window units per unit] */
  static double densityOf(long window) {
    int platform = glfwGetPlatform();
    boolean isInPixels = platform == GLFW_PLATFORM_X11 || platform == GLFW_PLATFORM_WIN32;
    double scale = scaleOf(window);
    return isInPixels && scale > 0 ? scale : 1;
  }
}
