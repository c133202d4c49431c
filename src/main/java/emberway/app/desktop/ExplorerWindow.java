package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent;
import emberway.app.command.TextClipboard;
import emberway.app.platform.Diagnosis;
import emberway.app.settings.WindowPlacement;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.GlfwLibrary;
import emberway.render.gl.context.NativeHeapSettings;
import emberway.render.gl.context.OpenGlUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWNativeX11;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.system.MemoryUtil;

/**
 * The window, with its OpenGL context current on the thread that opened it. The only class that
 * speaks to GLFW.
 *
 * <p>Input is queued and handed out by {@link #nextInput}: on some platforms GLFW calls back on
 * another thread. All methods but {@link #wake} and {@link #offer} belong to the opening thread.
 */
public final class ExplorerWindow implements TextClipboard, AutoCloseable {
  private static final int WIDTH = 1280; // [window units]
  private static final int HEIGHT = 800;
  private static final int LEAST_WIDTH = 320;
  private static final int LEAST_HEIGHT = 240;

  private final Queue<InputEvent> inputEvents = new ConcurrentLinkedQueue<>();
  private final GLFWErrorCallback errors;
  private final String[] lastError;
  private long window;
  private GlContext context;
  private WindowPlacement place; // where it is, or returns to from full screen or from maximized
  private String title = "";
  private final InputClock clock = new InputClock(System::nanoTime);
  private final WindowVisibility sight =
      new WindowVisibility(
          new WindowVisibility.Desktop() {
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
  public static ExplorerWindow open(Optional<WindowPlacement> before)
      throws OpenGlUnavailableException {
    checkDisplay();
    GlfwLibrary.choose();
    NativeHeapSettings.giveBackLargeBlocks();
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

  /** Whether the environment says that there is a display, where it has to say so. */
  public static boolean isDisplaySet() {
    return !isLinux() || !isUnset("DISPLAY") || !isUnset("WAYLAND_DISPLAY");
  }

  private static void checkDisplay() throws OpenGlUnavailableException {
    if (!isDisplaySet()) {
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

  private void create(Optional<WindowPlacement> before) throws OpenGlUnavailableException {
    GlfwLibrary.choosePlatform();
    if (!glfwInit()) {
      throw new OpenGlUnavailableException("no display: " + lastError[0]);
    }
    if (glfwGetPlatform() == GLFW_PLATFORM_X11) {
      XErrorHandler.outlive();
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
    window = glfwCreateWindow(WIDTH, HEIGHT, "Emberway", MemoryUtil.NULL, MemoryUtil.NULL);
    if (window == MemoryUtil.NULL) {
      throw new OpenGlUnavailableException(
          "no window with OpenGL 3.3 on this display: " + lastError[0]);
    }
    lay(before);
    glfwMakeContextCurrent(window);
    context = GlContext.current("window");
    glfwSwapInterval(1);
    new WindowEvents(inputEvents, clock, sight::change).listen(window);
  }

  /**
   * Gives it its place. As it was made, it is as large as the desktop's scale makes what is usual;
   * what is remembered of it is its size by then.
   */
  private void lay(Optional<WindowPlacement> before) {
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowSize(window, width, height);
    int leastWidth = LEAST_WIDTH * width[0] / WIDTH;
    int leastHeight = LEAST_HEIGHT * height[0] / HEIGHT;
    WindowPlacement usual =
        new WindowPlacement(0, 0, width[0], height[0], WindowPlacement.Extent.OWN);
    WindowPlacement wanted = before.orElse(usual);
    place = wanted.within(Monitors.workAreaOf(wanted), leastWidth, leastHeight);
    glfwSetWindowSize(window, place.width(), place.height());
    if (before.isPresent()) {
      glfwSetWindowPos(window, place.x(), place.y()); // a desktop that places windows ignores it
    }
    glfwSetWindowSizeLimits(window, leastWidth, leastHeight, GLFW_DONT_CARE, GLFW_DONT_CARE);
  }

  /** Puts it on the screen; it opens hidden. */
  public void show() {
    glfwShowWindow(window);
    sight.change();
    if (place.extent() == WindowPlacement.Extent.MAXIMIZED) {
      glfwMaximizeWindow(window);
    } else if (place.extent() == WindowPlacement.Extent.FULL_SCREEN) {
      fillScreen();
    }
  }

  /** The context to draw with. */
  public GlContext context() {
    return context;
  }

  /** The framebuffer's size; nothing wide while minimized. [px] */
  public InputEvent.Resized size() {
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetFramebufferSize(window, width, height);
    return new InputEvent.Resized(width[0], height[0]);
  }

  /** How many pixels the desktop wants for what is one pixel on an ordinary screen. [&gt; 0] */
  public double contentScale() {
    float[] x = new float[1];
    float[] y = new float[1];
    glfwGetWindowContentScale(window, x, y);
    return Math.max(1, x[0]);
  }

  /** What there is to know of GLFW, the screens, and how large this is on them. */
  public List<Diagnosis.Entry> screens() {
    List<Diagnosis.Entry> result = new ArrayList<>();
    result.add(new Diagnosis.Entry("GLFW", Monitors.library()));
    for (String monitor : Monitors.told()) {
      result.add(new Diagnosis.Entry("Screen", monitor));
    }
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowSize(window, width, height);
    InputEvent.Resized pixels = size();
    result.add(
        new Diagnosis.Entry(
            "Window",
            String.format(
                Locale.ROOT,
                "%d×%d, %d×%d pixels, scale %.2f",
                width[0],
                height[0],
                pixels.width(),
                pixels.height(),
                contentScale())));
    return result;
  }

  /** A window that is never shown, whose context another thread draws with. */
  public static final class Hidden implements AutoCloseable {
    private final long handle;

    private Hidden(long handle) {
      this.handle = handle;
    }

    /** Its context, made current on this thread, to be closed there. */
    public GlContext context() throws OpenGlUnavailableException {
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
  public Hidden hidden() throws OpenGlUnavailableException {
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
  public boolean isHidden() {
    return sight.isHidden();
  }

  /** Whether a user works with it: it has the keyboard and is on the screen. */
  public boolean isWatched() {
    return sight.isWatched();
  }

  /** Waits until something happens, or {@link #wake} is called. */
  public void await() {
    if (inputEvents.isEmpty()) {
      clock.begin();
      glfwWaitEvents();
      clock.end();
      noticeSilence();
    }
  }

  /** What the window was woken by may be that it is not on the screen any more. */
  private void noticeSilence() {
    if (inputEvents.isEmpty()) {
      sight.change();
    }
  }

  /** Waits no longer than that. [s] [0 = only collects what has happened] */
  public void awaitAtMost(double seconds) {
    clock.begin();
    if (seconds > 0) {
      double begin = glfwGetTime();
      glfwWaitEventsTimeout(seconds);
      if (glfwGetTime() - begin < seconds) {
        noticeSilence();
      }
    } else {
      glfwPollEvents();
    }
    clock.end();
  }

  /** Gets its icon, where the desktop shows any. */
  public void wearIcon() {
    WindowIcon.wear(window);
  }

  /** Ends {@link #await}; any thread, as long as the window is open. */
  public void wake() {
    glfwPostEmptyEvent();
  }

  /** Tells of an input as if it had come from GLFW; any thread, as long as the window is open. */
  public void offer(InputEvent inputEvent) {
    inputEvents.add(inputEvent);
    wake();
  }

  /** The next input, or null where there is none. */
  public InputEvent nextInput() {
    return inputEvents.poll();
  }

  /** Whether {@link #swap} waits for the screen, as it does at first. */
  public void setPace(boolean isOfScreen) {
    glfwSwapInterval(isOfScreen ? 1 : 0);
  }

  /** Shows what was drawn, at the screen's pace. */
  public void swap() {
    glfwSwapBuffers(window);
  }

  /** Sets the title, where it is another one. */
  public void setTitle(String line) {
    if (!line.equals(title)) {
      title = line;
      glfwSetWindowTitle(window, line);
    }
  }

  /** Fills the screen that most of the window is on, or returns to where it was before. */
  public void toggleFullscreen() {
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
    fillScreen();
  }

  private void fillScreen() {
    long monitor = Monitors.of(place);
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
  public WindowPlacement place() {
    WindowPlacement.Extent extent = extent();
    if (extent != WindowPlacement.Extent.OWN || isMinimized()) {
      return new WindowPlacement(place.x(), place.y(), place.width(), place.height(), extent);
    }
    int[] x = new int[1];
    int[] y = new int[1];
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowPos(window, x, y);
    glfwGetWindowSize(window, width, height);
    return new WindowPlacement(x[0], y[0], Math.max(1, width[0]), Math.max(1, height[0]), extent);
  }

  private WindowPlacement.Extent extent() {
    if (isFullscreen()) {
      return WindowPlacement.Extent.FULL_SCREEN;
    }
    return is(GLFW_MAXIMIZED, GLFW_TRUE)
        ? WindowPlacement.Extent.MAXIMIZED
        : WindowPlacement.Extent.OWN;
  }

  /** Its number on an X11 desktop; 0 on any other. */
  public long numberOnX11() {
    return glfwGetPlatform() == GLFW_PLATFORM_X11 ? GLFWNativeX11.glfwGetX11Window(window) : 0;
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
