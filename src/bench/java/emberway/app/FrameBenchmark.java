package emberway.app;

import com.sun.management.ThreadMXBean;
import emberway.app.command.Commands;
import emberway.app.command.Hint;
import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.app.settings.WindowPlacement;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.iso.Camera;
import emberway.render.iso.PixelBox;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import org.lwjgl.glfw.GLFW;

/**
 * Measures how long frames of the window take, each until the GPU has finished it.
 *
 * <p>At 1:1, a script pans with the mouse and then drags the goal, the view glides by itself, the
 * window with its panels is only redrawn, and the map is drawn without panels. Then the wheel is
 * turned from 1:1 to the whole map and back, and the mouse pans at smaller scales and over the
 * whole map, each with panels and without. Last, the view flies from one end of the map to the
 * other, and a zoomed-out map is edited.
 */
public final class FrameBenchmark {
  static final int WIDTH = 1280; // [px]
  static final int HEIGHT = 720;

  /** More frames than the 127 calls after which Java compiles a method handle of its own. */
  private static final int WARM_UP = 150;

  /** Enough frames for shaders and caches; zoomed out, a frame may take long. */
  private static final int WARM_UP_ZOOMED_OUT = 10;

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double QUARTER = 0.25; // [screen px per sprite px]

  // [frames] after which a view that moves to and fro turns back
  private static final int TURN = 30;
  private static final double GLIDE = 1.0 / 60; // [s] the duration of a frame
  private static final int MAX_NOTCHES = 200;
  private static final double RADIUS = 180; // [px] of the circle that the pointer follows
  private static final double SPEED = 0.05; // [radians per frame]
  // the longest wait for the first route
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  /** The window with its map, frame by frame. Each method that draws waits for the GPU. */
  interface Subject {
    /** Returns what the user can do. */
    Commands commands();

    /** Handles an input and draws a frame. */
    void play(InputEvent inputEvent);

    /** Moves time on for what moves by itself, and draws a frame. [s] */
    void glide(double seconds);

    /**
     * Does what the window does while nobody uses it: it remembers a changed query and shows each
     * frame of the animations.
     */
    void rest();

    /** Draws the map without panels. */
    void drawMap();

    ExplorerState state();
  }

  private final Subject subject;
  private final int frames;
  private final ThreadMXBean meter; // null where the JVM does not count allocated bytes

  FrameBenchmark(Subject subject, int frames) {
    this.subject = subject;
    this.frames = frames;
    meter = meter();
  }

  private static ThreadMXBean meter() {
    if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
        && threads.isThreadAllocatedMemorySupported()
        && threads.isThreadAllocatedMemoryEnabled()) {
      threads.getCurrentThreadAllocatedBytes(); // the first call allocates
      return threads;
    }
    return null;
  }

  /**
   * Opens a window, measures a number of frames of each kind, and closes it. The user's settings
   * are neither used nor changed.
   *
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static List<FrameTimes> measure(ExplorerOptions options, int frames, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    WindowPlacement place = new WindowPlacement(0, 0, WIDTH, HEIGHT, WindowPlacement.Extent.OWN);
    Settings quiet = Settings.USUAL.withHintsDone(Set.copyOf(Hint.ALL));
    Texts.prepare(quiet.language());
    StartUp startUp =
        StartUp.of(options, new SettingsFile.Found(quiet, Optional.empty()), Optional.empty());
    try (ExplorerWindow window = ExplorerWindow.open(Optional.of(place));
        Explorer explorer = new Explorer(window, startUp, false, err)) {
      explorer.begin();
      window.show();
      GLFW.glfwSwapInterval(0);
      explorer.stage.mapSession().update(System.nanoTime(), explorer.loop.isWatched());
      List<FrameTimes> times = new FrameBenchmark(new OpenWindow(explorer, window), frames).run();
      explorer.commands.leaveAtOnce(); // a copy of its edits would block the next benchmark
      return times;
    }
  }

  /** Runs the script to its end. */
  List<FrameTimes> run() {
    lookAtPixels();
    awaitRoute();
    subject.rest();
    List<FrameTimes> result = new ArrayList<>();
    result.add(drag("panning", InputEvent.Button.LEFT));
    result.add(drag("dragging the goal", InputEvent.Button.RIGHT));
    subject.rest();
    result.add(glide());
    result.add(redraw());
    result.add(map("the map alone", WARM_UP));
    result.add(zoom());
    result.add(zoomMap());
    zoomTo(0.5);
    result.add(pan("panning at a half"));
    result.add(map("the map alone at a half", WARM_UP_ZOOMED_OUT));
    zoomTo(QUARTER);
    result.add(pan("panning at a quarter"));
    result.add(map("the map alone at a quarter", WARM_UP_ZOOMED_OUT));
    zoomTo(0.125);
    result.add(pan("panning at an eighth"));
    result.add(map("the map alone at an eighth", WARM_UP_ZOOMED_OUT));
    subject.commands().motion().fit();
    result.add(pan("panning the whole map"));
    result.add(map("the whole map alone", WARM_UP_ZOOMED_OUT));
    result.add(fly());
    result.add(edit());
    lookAtPixels();
    return result;
  }

  private void lookAtPixels() {
    double scale = subject.state().view().camera().scale();
    for (int i = 0; i < MAX_NOTCHES && scale != 1; i++) {
      subject.commands().motion().zoomCentered(scale < 1 ? 1 : -1);
      scale = subject.state().view().camera().scale();
    }
  }

  private void awaitRoute() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (subject.state().content().outcome().isEmpty()
        && subject.state().routeEnds().areComplete()
        && System.nanoTime() < end) {
      subject.play(move(0));
    }
  }

  /** Zooms out to a scale below 1, or as far as the map allows. */
  private void zoomTo(double wanted) {
    lookAtPixels();
    subject.commands().motion().zoomCentered(-1);
    double notch = subject.state().view().camera().scale();
    if (notch < 1) {
      subject.commands().motion().zoomCentered(1 - Math.log(wanted) / Math.log(notch));
    }
  }

  private FrameTimes drag(String what, InputEvent.Button button) {
    return drag(what, button, WARM_UP);
  }

  private FrameTimes drag(String what, InputEvent.Button button, int warmUp) {
    subject.play(move(0));
    subject.play(new InputEvent.ButtonChanged(button, true, false, false, System.nanoTime()));
    InputEvent[] next = new InputEvent[1];
    FrameTimes times = measure(what, warmUp, i -> next[0] = move(i), () -> subject.play(next[0]));
    subject.play(new InputEvent.ButtonChanged(button, false, false, false, System.nanoTime()));
    subject.commands().motion().halt();
    return times;
  }

  /** Measures a view that glides to and fro, as when keys steer it. */
  private FrameTimes glide() {
    FrameTimes times =
        measure(
            "gliding",
            WARM_UP,
            i -> {
              if (i % TURN == 0) {
                int dx = i / TURN % 2 == 1 ? -1 : 1;
                subject.commands().motion().steer(-dx, 0, false);
                subject.commands().motion().steer(dx, 0, true);
              }
            },
            () -> subject.glide(GLIDE));
    subject.commands().motion().steer(1, 0, false);
    subject.commands().motion().steer(-1, 0, false);
    return times;
  }

  /** Measures drawing an unchanged picture, as after another window has covered it. */
  private FrameTimes redraw() {
    InputEvent exposed = new InputEvent.Exposed();
    return measure("drawing again", WARM_UP, i -> {}, () -> subject.play(exposed));
  }

  private FrameTimes map(String what, int warmUp) {
    return measure(
        what,
        warmUp,
        i -> {
          int way = i / TURN % 2 == 1 ? -1 : 1;
          subject.commands().motion().pan(way * 9, way * 4);
        },
        subject::drawMap);
  }

  /** Measures the wheel, turned by a notch per frame between 1:1 and the whole map. */
  private FrameTimes zoom() {
    IntSupplier direction = zoomDirection();
    subject.play(move(0));
    InputEvent[] wheel = {new InputEvent.Scrolled(-1), new InputEvent.Scrolled(1)};
    int[] next = new int[1];
    return measure(
        "zooming",
        WARM_UP_ZOOMED_OUT,
        i -> next[0] = direction.getAsInt(),
        () -> subject.play(wheel[next[0]]));
  }

  /** Measures the map without panels, zoomed by the same notches around the window's center. */
  private FrameTimes zoomMap() {
    IntSupplier direction = zoomDirection();
    return measure(
        "zooming the map alone",
        WARM_UP_ZOOMED_OUT,
        i -> subject.commands().motion().zoomCentered(2 * direction.getAsInt() - 1),
        subject::drawMap);
  }

  /** Shows 1:1. The result then gives the direction of the next notch: 0 is out, 1 is in. */
  private IntSupplier zoomDirection() {
    subject.commands().motion().fit();
    double whole = Math.min(1, subject.state().view().camera().scale());
    lookAtPixels();
    int[] direction = new int[1];
    return () -> {
      double scale = subject.state().view().camera().scale();
      if (scale <= whole || scale >= 1) {
        direction[0] = scale <= whole ? 1 : 0;
      }
      return direction[0];
    };
  }

  private FrameTimes pan(String what) {
    return drag(what, InputEvent.Button.LEFT, WARM_UP_ZOOMED_OUT);
  }

  /** Measures a flight over the zoomed-out map, from its west corner to its east corner. */
  private FrameTimes fly() {
    zoomTo(QUARTER);
    PixelBox map = subject.state().view().limits();
    double middle = (map.top() + map.bottom()) / 2.0;
    InputEvent exposed = new InputEvent.Exposed();
    return measure(
        "flying",
        WARM_UP_ZOOMED_OUT,
        i -> {
          double part = Math.max(0, i - WARM_UP_ZOOMED_OUT) / (double) frames;
          subject.commands().motion().lookAtPoint(map.left() + part * map.width(), middle);
        },
        () -> subject.play(exposed));
  }

  /** Measures frames of the zoomed-out map in which a cell changes. */
  private FrameTimes edit() {
    TileMap map = subject.state().map();
    GridSize size = map.size();
    int middle = size.index(size.width() / 2, size.height() / 2);
    subject.commands().motion().lookAt(size.cell(middle));
    zoomTo(QUARTER);
    int tile = map.base().id(0);
    InputEvent exposed = new InputEvent.Exposed();
    FrameTimes times =
        measure(
            "editing",
            WARM_UP_ZOOMED_OUT,
            i -> {
              int[] cells = {(middle + i) % size.cells()};
              MapEdit edit = MapEdit.painting(subject.state().map(), Layer.BASE, cells, tile);
              subject.commands().map().change(edit);
            },
            () -> subject.play(exposed));
    while (subject.state().canUndo()) {
      subject.commands().history().undo();
    }
    return times;
  }

  /** Measures frames of one kind; {@code before} runs ahead of each frame and is not measured. */
  private FrameTimes measure(String what, int warmUp, IntConsumer before, Runnable frame) {
    List<FrameTimes.Frame> measured = new ArrayList<>(frames);
    long bytes = 0;
    for (int i = 0; i < warmUp + frames; i++) {
      before.accept(i);
      long held = allocated();
      long began = System.nanoTime();
      frame.run();
      if (i >= warmUp) {
        double millis = (System.nanoTime() - began) / NANOS_PER_MILLI;
        bytes += allocated() - held;
        measured.add(seen(millis));
      }
    }
    return FrameTimes.of(what, measured, perFrame(bytes));
  }

  private FrameTimes.Frame seen(double millis) {
    Camera camera = subject.state().view().camera();
    return new FrameTimes.Frame(
        millis,
        camera.screenToWorldX(camera.viewWidth() / 2.0),
        camera.screenToWorldY(camera.viewHeight() / 2.0),
        camera.scale());
  }

  private static InputEvent move(int frame) {
    return new InputEvent.PointerMoved(
        WIDTH / 2.0 + RADIUS * Math.sin(frame * SPEED),
        HEIGHT / 2.0 + RADIUS * (1 - Math.cos(frame * SPEED)) / 2,
        System.nanoTime());
  }

  private long allocated() {
    return meter == null ? 0 : meter.getCurrentThreadAllocatedBytes();
  }

  private double perFrame(long bytes) {
    return meter == null ? -1 : (double) bytes / frames;
  }
}
