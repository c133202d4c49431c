package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent;
import emberway.app.command.TextClipboard;
import emberway.app.platform.Diagnosis;
import emberway.app.settings.Appearance;
import emberway.app.settings.WindowPlacement;
import emberway.render.gl.GlContext;
import emberway.render.gl.GlfwLibrary;
import emberway.render.gl.NativeHeapSettings;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.iso.PixelBox;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.BooleanSupplier;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWNativeX11;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.system.MemoryUtil;

/**
 * The explorer's window, with its OpenGL context current on the thread that opened it.
 *
 * <p>Input is queued and handed out by {@link #nextInput}, because on some platforms GLFW calls
 * back on another thread. All methods but {@link #wake} and {@link #offer} belong to the opening
 * thread.
 */
public final class ExplorerWindow implements TextClipboard, AutoCloseable {
  private static final int WIDTH = 1280; // [window units]
  private static final int HEIGHT = 800;
  private static final int MIN_WIDTH = 320;
  private static final int MIN_HEIGHT = 240;
  private static final int DUSK = 0x222b39; // [0xRRGGBB] the mean of backdrop.frag's colors
  private static final int MIST = 0xd4cec2; // in the light theme

  private final Deque<InputEvent> inputEvents = new ConcurrentLinkedDeque<>();
  private final GLFWErrorCallback errors;
  private final String[] lastError;
  private long window;
  private GlContext context;
  // its own place when last noted, to which full screen and maximized return
  private WindowPlacement place;
  private boolean isShown;
  private boolean isFilled; // by the desktop, until something is drawn
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
   * Opens a window that is hidden at first; see {@link #open(Optional, Appearance.Theme,
   * BooleanSupplier)}.
   */
  public static ExplorerWindow open(Optional<WindowPlacement> before)
      throws OpenGlUnavailableException {
    return open(before, Appearance.Theme.DARK, () -> false);
  }

  /**
   * Opens a window.
   *
   * @param before the window's place in the previous session
   * @param theme decides the color that is seen first
   * @param isSeenEarly asked once, whether the window is to be shown before it has a context; it
   *     stays hidden where the desktop cannot fill it with a color until something is drawn
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   */
  public static ExplorerWindow open(
      Optional<WindowPlacement> before, Appearance.Theme theme, BooleanSupplier isSeenEarly)
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
      result.create(before, theme, isSeenEarly);
      return result;
    } catch (OpenGlUnavailableException | RuntimeException e) {
      result.close();
      throw e;
    }
  }

  /** Whether the environment names a display, on systems where it has to. */
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

  private void create(
      Optional<WindowPlacement> before, Appearance.Theme theme, BooleanSupplier isSeenEarly)
      throws OpenGlUnavailableException {
    GlfwLibrary.choosePlatform();
    if (!glfwInit()) {
      throw new OpenGlUnavailableException("no display: " + lastError[0]);
    }
    if (glfwGetPlatform() == GLFW_PLATFORM_X11) {
      XErrorHandler.outlive();
    }
    GlfwLibrary.setWindowHints();
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "emberway");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "emberway");
    glfwWindowHintString(GLFW_WAYLAND_APP_ID, "emberway");
    window = glfwCreateWindow(WIDTH, HEIGHT, "Emberway", MemoryUtil.NULL, MemoryUtil.NULL);
    if (window == MemoryUtil.NULL) {
      throw new OpenGlUnavailableException(
          "no window with OpenGL 3.3 on this display: " + lastError[0]);
    }
    lay(before);
    new WindowEvents(inputEvents, clock, sight::change).listen(window);
    if (canBeFilled()) {
      XWindow.fill(window, theme == Appearance.Theme.LIGHT ? MIST : DUSK);
      isFilled = true;
      if (isSeenEarly.getAsBoolean()) {
        show();
      }
    }
    glfwMakeContextCurrent(window);
    context = GlContext.current("window");
    glfwSwapInterval(1);
  }

  /** Full screen needs the context, and only X has a color for windows without content. */
  private boolean canBeFilled() {
    return glfwGetPlatform() == GLFW_PLATFORM_X11
        && place.extent() != WindowPlacement.Extent.FULL_SCREEN;
  }

  /**
   * Sets the window's place and least size. GLFW has multiplied the usual size by the screen's
   * density, so the least size is multiplied by the same factor; the size in {@code before}
   * includes the density of its screen.
   */
  private void lay(Optional<WindowPlacement> before) {
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowSize(window, width, height);
    int minWidth = MIN_WIDTH * width[0] / WIDTH;
    int minHeight = MIN_HEIGHT * height[0] / HEIGHT;
    WindowPlacement usual =
        new WindowPlacement(0, 0, width[0], height[0], WindowPlacement.Extent.OWN);
    WindowPlacement wanted =
        before.map(place -> place.at(Monitors.densityOf(window))).orElse(usual);
    place = wanted.within(Monitors.workAreaOf(wanted), minWidth, minHeight);
    glfwSetWindowSize(window, place.width(), place.height());
    if (before.isPresent()) {
      // ignored by desktops that place windows themselves
      glfwSetWindowPos(window, place.x(), place.y());
    }
    glfwSetWindowSizeLimits(window, minWidth, minHeight, GLFW_DONT_CARE, GLFW_DONT_CARE);
  }

  /** Shows the window, unless it was shown before. */
  public void show() {
    if (isShown) {
      return;
    }
    isShown = true;
    glfwShowWindow(window);
    sight.change();
    if (place.extent() == WindowPlacement.Extent.MAXIMIZED) {
      glfwMaximizeWindow(window);
    } else if (place.extent() == WindowPlacement.Extent.FULL_SCREEN) {
      fillScreen();
    }
  }

  /** Returns the context to draw with. */
  public GlContext context() {
    return context;
  }

  /** Returns the framebuffer's size; 0 while minimized. [px] */
  public InputEvent.Resized size() {
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetFramebufferSize(window, width, height);
    return new InputEvent.Resized(width[0], height[0]);
  }

  /** Returns the desktop's scale. [px per unit, &gt;= 1] */
  public double contentScale() {
    return Math.max(1, Monitors.scaleOf(window));
  }

  /** Describes GLFW, the screens, and the window's size, for a report. */
  public List<Diagnosis.Entry> screens() {
    List<Diagnosis.Entry> result = new ArrayList<>();
    result.add(new Diagnosis.Entry("GLFW", Monitors.library()));
    for (String monitor : Monitors.describe()) {
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

    /**
     * Makes the context current on this thread, where it is also to be closed.
     *
     * @throws OpenGlUnavailableException if the context is of no use
     */
    public GlContext context() throws OpenGlUnavailableException {
      glfwMakeContextCurrent(handle);
      return GlContext.current("second window");
    }

    /** Ends the use of the context on this thread, so that another can use it. */
    public void release() {
      glfwMakeContextCurrent(MemoryUtil.NULL);
    }

    /** Destroys the window; on the window's thread, once no other thread draws with its context. */
    @Override
    public void close() {
      glfwDestroyWindow(handle);
    }
  }

  /**
   * Creates a second context for another thread.
   *
   * @throws OpenGlUnavailableException if the driver refuses a second context
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

  /** Whether the window cannot be seen: it is minimized or not on the screen. */
  public boolean isHidden() {
    return sight.isHidden();
  }

  /** Whether the user works with the window: it has the keyboard's focus and is on the screen. */
  public boolean isWatched() {
    return sight.isWatched();
  }

  /** Waits until an input arrives or {@link #wake} is called. */
  public void await() {
    if (inputEvents.isEmpty()) {
      clock.begin();
      glfwWaitEvents();
      clock.end();
      noticeSilence();
    }
  }

  /**
   * Checks the visibility after a wake-up without input, as the window may have left the screen.
   */
  private void noticeSilence() {
    if (inputEvents.isEmpty()) {
      sight.change();
    }
  }

  /**
   * Waits as {@link #await} does, but no longer than a given time, and not at all while inputs wait
   * to be taken. [s; 0 only collects pending input]
   */
  public void awaitAtMost(double seconds) {
    clock.begin();
    if (seconds > 0 && inputEvents.isEmpty()) {
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

  /** Sets the window's icon, where the desktop shows one. */
  public void setIcon() {
    WindowIcon.set(window);
  }

  /** Ends {@link #await}. Any thread, while the window is open. */
  public void wake() {
    glfwPostEmptyEvent();
  }

  /** Queues an input as if GLFW had reported it. Any thread, while the window is open. */
  public void offer(InputEvent inputEvent) {
    inputEvents.add(inputEvent);
    wake();
  }

  /** Returns the next input, or null if there is none. */
  public InputEvent nextInput() {
    return inputEvents.poll();
  }

  /** Returns the next input without taking it, or null if there is none. */
  public InputEvent peekInput() {
    return inputEvents.peek();
  }

  /** Lets inputs that were taken be the next ones again, in their order. */
  public void putBack(List<InputEvent> taken) {
    for (int i = taken.size() - 1; i >= 0; i--) {
      inputEvents.addFirst(taken.get(i));
    }
  }

  /** Shows what was drawn, at the screen's pace. */
  public void swap() {
    glfwSwapBuffers(window);
    if (isFilled) {
      isFilled = false;
      XWindow.leave(window);
    }
  }

  /** Sets the title, if it differs from the current one. */
  public void setTitle(String line) {
    if (!line.equals(title)) {
      title = line;
      glfwSetWindowTitle(window, line);
    }
  }

  /** Fills the screen that most of the window is on, or returns to the window's own place. */
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

  /** Returns the size of the monitor that the window is on, if there is one. [px] */
  public Optional<PixelBox> screen() {
    long monitor = Monitors.of(place());
    GLFWVidMode mode = monitor == MemoryUtil.NULL ? null : glfwGetVideoMode(monitor);
    return Optional.ofNullable(mode).map(it -> new PixelBox(0, 0, it.width(), it.height()));
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

  /** Returns the window's place, or the place it returns to from full screen or maximized. */
  public WindowPlacement place() {
    WindowPlacement.Extent extent = extent();
    if (extent != WindowPlacement.Extent.OWN || isMinimized()) {
      return new WindowPlacement(
          place.x(), place.y(), place.width(), place.height(), extent, place.density());
    }
    int[] x = new int[1];
    int[] y = new int[1];
    int[] width = new int[1];
    int[] height = new int[1];
    glfwGetWindowPos(window, x, y);
    glfwGetWindowSize(window, width, height);
    return new WindowPlacement(
        x[0],
        y[0],
        Math.max(1, width[0]),
        Math.max(1, height[0]),
        extent,
        OptionalDouble.of(Monitors.densityOf(window)));
  }

  private WindowPlacement.Extent extent() {
    if (isFullscreen()) {
      return WindowPlacement.Extent.FULL_SCREEN;
    }
    return is(GLFW_MAXIMIZED, GLFW_TRUE)
        ? WindowPlacement.Extent.MAXIMIZED
        : WindowPlacement.Extent.OWN;
  }

  /** Returns the window's X11 id; 0 on other platforms. */
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
