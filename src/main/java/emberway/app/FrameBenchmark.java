package emberway.app;

import com.sun.management.ThreadMXBean;
import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.ViewAction;
import emberway.app.state.ExplorerState;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Measures how long frames of the window take, each until the GPU has finished it. The kinds of
 * frames: a script pans with the mouse at 1:1 and then drags the goal, the view glides by itself,
 * the window with its panels is only redrawn, and the map is drawn without panels.
 */
final class FrameBenchmark {
  static final int WIDTH = 1280; // [px]
  static final int HEIGHT = 720;

  /** [frames] more than the 127 calls after which Java compiles a method handle of its own */
  private static final int WARM_UP = 150;

  // [frames] after which a view that moves to and fro turns back
  private static final int TURN = 30;
  private static final double GLIDE = 1.0 / 60; // [s] the duration of a frame
  private static final int MOST_NOTCHES = 200;
  private static final double RADIUS = 180; // [px] of the circle that the pointer follows
  private static final double SPEED = 0.05; // [radians per frame]
  // the longest wait for the first route
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  /** Drives the window with its map, frame by frame. Each method that draws waits for the GPU. */
  interface Stage {
    /** Applies an action as if the user had asked for it. */
    void apply(Action action);

    /** Handles an input and draws a frame. */
    void play(InputEvent inputEvent);

    /** Moves time on for what moves by itself, and draws a frame. [s] */
    void glide(double seconds);

    /** Draws the map without panels. */
    void drawMap();

    ExplorerState state();
  }

  private final Stage stage;
  private final int frames;
  private final ThreadMXBean meter; // null where the JVM does not count allocated bytes

  FrameBenchmark(Stage stage, int frames) {
    this.stage = stage;
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

  /** Runs the script to its end. */
  List<FrameTimes> run() {
    lookAtPixels();
    awaitRoute();
    List<FrameTimes> result = new ArrayList<>();
    result.add(drag("panning", InputEvent.Button.LEFT));
    result.add(drag("dragging the goal", InputEvent.Button.RIGHT));
    result.add(glide());
    result.add(redraw());
    result.add(map());
    return result;
  }

  private void lookAtPixels() {
    double scale = stage.state().view().camera().scale();
    for (int i = 0; i < MOST_NOTCHES && scale != 1; i++) {
      stage.apply(new ViewAction.ZoomCentered(scale < 1 ? 1 : -1));
      scale = stage.state().view().camera().scale();
    }
  }

  private void awaitRoute() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (stage.state().content().outcome().isEmpty()
        && stage.state().routeEnds().areComplete()
        && System.nanoTime() < end) {
      stage.play(move(0));
    }
  }

  private FrameTimes drag(String what, InputEvent.Button button) {
    stage.play(move(0));
    stage.play(new InputEvent.ButtonChanged(button, true, false, false, System.nanoTime()));
    InputEvent[] next = new InputEvent[1];
    FrameTimes times = measure(what, i -> next[0] = move(i), () -> stage.play(next[0]));
    stage.play(new InputEvent.ButtonChanged(button, false, false, false, System.nanoTime()));
    stage.apply(new ViewAction.Halt());
    return times;
  }

  /** Measures a view that glides to and fro, as when keys steer it. */
  private FrameTimes glide() {
    Action[] keys = {new ViewAction.Steer(1, 0, true), new ViewAction.Steer(1, 0, false)};
    Action[] back = {new ViewAction.Steer(-1, 0, true), new ViewAction.Steer(-1, 0, false)};
    FrameTimes times =
        measure(
            "gliding",
            i -> {
              if (i % TURN == 0) {
                boolean isBack = i / TURN % 2 == 1;
                stage.apply(isBack ? keys[1] : back[1]);
                stage.apply(isBack ? back[0] : keys[0]);
              }
            },
            () -> stage.glide(GLIDE));
    stage.apply(keys[1]);
    stage.apply(back[1]);
    return times;
  }

  /** Measures drawing an unchanged picture, as after another window has covered it. */
  private FrameTimes redraw() {
    InputEvent exposed = new InputEvent.Exposed();
    return measure("drawing again", i -> {}, () -> stage.play(exposed));
  }

  private FrameTimes map() {
    Action[] pans = {new ViewAction.Pan(9, 4), new ViewAction.Pan(-9, -4)};
    return measure("the map alone", i -> stage.apply(pans[i / TURN % 2]), () -> stage.drawMap());
  }

  /** Measures frames of one kind; {@code before} runs ahead of each frame and is not measured. */
  private FrameTimes measure(String what, IntConsumer before, Runnable frame) {
    long[] nanos = new long[frames];
    long bytes = 0;
    for (int i = 0; i < WARM_UP + frames; i++) {
      before.accept(i);
      long held = allocated();
      long began = System.nanoTime();
      frame.run();
      if (i >= WARM_UP) {
        nanos[i - WARM_UP] = System.nanoTime() - began;
        bytes += allocated() - held;
      }
    }
    return FrameTimes.of(what, nanos, perFrame(bytes));
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
