package emberway.app;

import static org.lwjgl.glfw.GLFW.*;

import emberway.render.gl.GlContext;
import emberway.render.gl.GlfwLibrary;
import emberway.render.gl.OpenGlUnavailableException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.system.MemoryUtil;

/**
 * The window, with its OpenGL context current on the thread that opened it. The only class that
 * speaks to GLFW.
 *
 * <p>Input is queued and handed out by {@link #nextInput}: on some platforms GLFW calls back on
 * another thread. All methods but {@link #wake} and {@link #offer} belong to the opening thread.
 */
final class ExplorerWindow implements Gui.Clipboard, AutoCloseable {
  private static final int WIDTH = 1280; // [window units]
  private static final int HEIGHT = 800;
  private static final int LEAST_WIDTH = 320;
  private static final int LEAST_HEIGHT = 240;

  private final Queue<Input> inputs = new ConcurrentLinkedQueue<>();
  private final GLFWErrorCallback errors;
  private final String[] lastError;
  private long window;
  private GlContext context;
  private WindowPlace place; // where it is, or returns to from full screen or from maximized
  private String title = "";
  private final WindowSight sight =
      new WindowSight(
          new WindowSight.Desktop() {
            @Override
            public boolean isHidden() {
              return isMinimized() || is(GLFW_VISIBLE, GLFW_FALSE);
            }

            @Override
            public boolean isFocused() {
              return is(GLFW_FOCUSED, GLFW_TRUE);
            }
          },
          System::nanoTime);

  private ExplorerWindow(GLFWErrorCallback errors, String[] lastError) {
    this.errors = errors;
    this.lastError = lastError;
  }

  /**
   * Opens it.
   *
   * @param before where it was when it was last open
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   */
  static ExplorerWindow open(Optional<WindowPlace> before) throws OpenGlUnavailableException {
    checkDisplay();
    GlfwLibrary.choose();
    String[] lastError = {"GLFW gives no reason"};
    GLFWErrorCallback errors;
    try {
      errors =
          GLFWErrorCallback.create(
              (code, text) -> lastError[0] = GLFWErrorCallback.getDescription(text));
      glfwSetErrorCallback(errors);
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError noLibrary) {
      throw new OpenGlUnavailableException(
          "no display: the GLFW library cannot be loaded", noLibrary);
    }
    ExplorerWindow result = new ExplorerWindow(errors, lastError);
    try {
      result.create(before);
      return result;
    } catch (OpenGlUnavailableException | RuntimeException e) {
      result.close();
      throw e;
    }
  }

  private static void checkDisplay() throws OpenGlUnavailableException {
    if (isLinux() && isUnset("DISPLAY") && isUnset("WAYLAND_DISPLAY")) {
      throw new OpenGlUnavailableException(
          "no display: neither DISPLAY nor WAYLAND_DISPLAY is set");
    }
  }

  private static boolean isLinux() {
    return System.getProperty("os.name").startsWith("Linux");
  }

  private static boolean isUnset(String variable) {
    String value = System.getenv(variable);
    return value == null || value.isEmpty();
  }

  private void create(Optional<WindowPlace> before) throws OpenGlUnavailableException {
    GlfwLibrary.choosePlatform();
    if (!glfwInit()) {
      throw new OpenGlUnavailableException("no display: " + lastError[0]);
    }
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "emberway");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "emberway");
    glfwWindowHintString(GLFW_WAYLAND_APP_ID, "emberway");
    WindowPlace screen = workArea();
    WindowPlace usual = new WindowPlace(screen.x(), screen.y(), WIDTH, HEIGHT, false);
    place = before.orElse(usual).within(screen, LEAST_WIDTH, LEAST_HEIGHT);
    window =
        glfwCreateWindow(
            place.width(), place.height(), "Emberway", MemoryUtil.NULL, MemoryUtil.NULL);
    if (window == MemoryUtil.NULL) {
      throw new OpenGlUnavailableException(
          "no window with OpenGL 3.3 on this display: " + lastError[0]);
    }
    if (before.isPresent()) {
      glfwSetWindowPos(window, place.x(), place.y()); // a desktop that places windows ignores it
    }
    glfwSetWindowSizeLimits(window, LEAST_WIDTH, LEAST_HEIGHT, GLFW_DONT_CARE, GLFW_DONT_CARE);
    glfwMakeContextCurrent(window);
    context = GlContext.current("window");
    glfwSwapInterval(1);
    new WindowEvents(inputs, sight::change).listen(window);
  }

  /** Puts it on the screen; it opens hidden. */
  void show() {
    glfwShowWindow(window);
    sight.change();
    if (place.isMaximized()) {
      glfwMaximizeWindow(window);
    }
  }

  /** What the first screen has room for; as much as is wanted where nobody knows. */
  private static WindowPlace workArea() {
    int[] x = new int[1];
    int[] y = new int[1];
    int[] width = {WIDTH};
    int[] height = {HEIGHT};
    long monitor = glfwGetPrimaryMonitor();
    if (monitor != MemoryUtil.NULL) {
      glfwGetMonitorWorkarea(monitor, x, y, width, height);
    }
    return new WindowPlace(x[0], y[0], Math.max(1, width[0]), Math.max(1, height[0]), false);
  }

  /** The context to draw with. */
  GlContext context() {
    return context;
  }

  /** The framebuffer's size; nothing wide while minimized. [px] */
  Input.Resized size() {
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetFramebufferSize(window, width, height);
    return new Input.Resized(width[0], height[0]);
  }

  /** How many pixels the desktop wants for what is one pixel on an ordinary screen. [&gt; 0] */
  double contentScale() {
    float[] x = new float[1];
    float[] y = new float[1];
    glfwGetWindowContentScale(window, x, y);
    return Math.max(1, x[0]);
  }

  /** A window that is never shown, whose context another thread draws with. */
  static final class Hidden implements AutoCloseable {
    private final long handle;

    private Hidden(long handle) {
      this.handle = handle;
    }

    /** Its context, made current on this thread, to be closed there. */
    GlContext context() throws OpenGlUnavailableException {
      glfwMakeContextCurrent(handle);
      return GlContext.current("second window");
    }

    /** Does away with it; on the window's thread, once no other draws with it. */
    @Override
    public void close() {
      glfwDestroyWindow(handle);
    }
  }

  /**
   * Makes a second context for another thread.
   *
   * @throws OpenGlUnavailableException if the driver gives no second one
   */
  Hidden hidden() throws OpenGlUnavailableException {
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    long handle = glfwCreateWindow(16, 16, "Emberway", MemoryUtil.NULL, MemoryUtil.NULL);
    if (handle == MemoryUtil.NULL) {
      throw new OpenGlUnavailableException(
          "no second context to draw a picture with: " + lastError[0]);
    }
    return new Hidden(handle);
  }

  private boolean isMinimized() {
    return is(GLFW_ICONIFIED, GLFW_TRUE);
  }

  private boolean is(int attribute, int value) {
    return glfwGetWindowAttrib(window, attribute) == value;
  }

  /** Whether nobody can see it: it is minimized, or not on the screen. */
  boolean isHidden() {
    return sight.isHidden();
  }

  /** Whether a person works with it: it has the keyboard and is on the screen. */
  boolean isWatched() {
    return sight.isWatched();
  }

  /** Waits until something happens, or {@link #wake} is called. */
  void await() {
    if (inputs.isEmpty()) {
      glfwWaitEvents();
      noticeSilence();
    }
  }

  /** What the window was woken by may be that it is not on the screen any more. */
  private void noticeSilence() {
    if (inputs.isEmpty()) {
      sight.change();
    }
  }

  /** Waits no longer than that. [s] [0 = only collects what has happened] */
  void awaitAtMost(double seconds) {
    if (seconds > 0) {
      double begin = glfwGetTime();
      glfwWaitEventsTimeout(seconds);
      if (glfwGetTime() - begin < seconds) {
        noticeSilence();
      }
    } else {
      glfwPollEvents();
    }
  }

  /** Ends {@link #await}; any thread, as long as the window is open. */
  void wake() {
    glfwPostEmptyEvent();
  }

  /** Tells of an input as if it had come from GLFW; any thread, as long as the window is open. */
  void offer(Input input) {
    inputs.add(input);
    wake();
  }

  /** The next input, or null where there is none. */
  Input nextInput() {
    return inputs.poll();
  }

  /** Whether {@link #swap} waits for the screen, as it does at first. */
  void setPace(boolean isOfScreen) {
    glfwSwapInterval(isOfScreen ? 1 : 0);
  }

  /** Shows what was drawn, at the screen's pace. */
  void swap() {
    glfwSwapBuffers(window);
  }

  /** Sets the title, where it is another one. */
  void setTitle(String line) {
    if (!line.equals(title)) {
      title = line;
      glfwSetWindowTitle(window, line);
    }
  }

  /** Fills the screen that most of the window is on, or returns to where it was before. */
  void toggleFullscreen() {
    if (isFullscreen()) {
      glfwSetWindowMonitor(
          window,
          MemoryUtil.NULL,
          place.x(),
          place.y(),
          place.width(),
          place.height(),
          GLFW_DONT_CARE);
      return;
    }
    place = place();
    long monitor = monitorOf(place);
    GLFWVidMode mode = monitor == MemoryUtil.NULL ? null : glfwGetVideoMode(monitor);
    if (mode != null) {
      glfwSetWindowMonitor(window, monitor, 0, 0, mode.width(), mode.height(), mode.refreshRate());
    }
    glfwSwapInterval(1); // some drivers forget it
  }

  private boolean isFullscreen() {
    return glfwGetWindowMonitor(window) != MemoryUtil.NULL;
  }

  /** Where it is, or where it returns to when it fills the screen no more. */
  WindowPlace place() {
    boolean isMaximized = is(GLFW_MAXIMIZED, GLFW_TRUE);
    if (isFullscreen() || isMaximized || isMinimized()) {
      return new WindowPlace(place.x(), place.y(), place.width(), place.height(), isMaximized);
    }
    int[] x = new int[1];
    int[] y = new int[1];
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowPos(window, x, y);
    glfwGetWindowSize(window, width, height);
    return new WindowPlace(x[0], y[0], Math.max(1, width[0]), Math.max(1, height[0]), false);
  }

  @Override
  public void copy(String text) {
    glfwSetClipboardString(window, text);
  }

  @Override
  public String copied() {
    String text = glfwGetClipboardString(window);
    return text == null ? "" : text;
  }

  private static long monitorOf(WindowPlace bounds) {
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
              : overlap(bounds.x(), bounds.width(), x[0], mode.width())
                  * overlap(bounds.y(), bounds.height(), y[0], mode.height());
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

  @Override
  public void close() {
    if (context != null) {
      context.close();
      context = null;
    }
    if (window != MemoryUtil.NULL) {
      glfwMakeContextCurrent(MemoryUtil.NULL);
      Callbacks.glfwFreeCallbacks(window);
      glfwDestroyWindow(window);
      window = MemoryUtil.NULL;
    }
    glfwTerminate();
    glfwSetErrorCallback(null);
    errors.free();
  }
}
