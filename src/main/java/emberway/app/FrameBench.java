package emberway.app;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures frames of the window while a script moves the mouse, each until all of it is drawn:
 * panning at 1:1, then dragging the goal, panels and all; then the map alone.
 */
final class FrameBench {
  static final int WIDTH = 1280; // [px]
  static final int HEIGHT = 720;
  private static final int WARM_UP = 120; // frames
  private static final int MOST_NOTCHES = 200;
  private static final double RADIUS = 180; // of the circle that the pointer goes round [px]
  private static final double SPEED = 0.05; // [radians a frame]
  private static final long PATIENCE_NANOS = 30_000_000_000L; // for the first route

  /** The window with its map, frame by frame. */
  interface Stage {
    /** Does what a person would by that. */
    void apply(Action action);

    /** An input, a frame drawn after it, and all of it waited for. */
    void play(Input input);

    /** The map alone, and all of it waited for. */
    void drawMap();

    ExplorerState state();
  }

  private final Stage stage;
  private final int frames;
  private final ThreadMXBean meter; // null where nobody counts

  FrameBench(Stage stage, int frames) {
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
    result.add(drag("panning", Input.Button.LEFT));
    result.add(drag("dragging the goal", Input.Button.RIGHT));
    result.add(map());
    return result;
  }

  private void lookAtPixels() {
    double scale = stage.state().view().camera().scale();
    for (int i = 0; i < MOST_NOTCHES && scale != 1; i++) {
      stage.apply(new Action.ZoomCentered(scale < 1 ? 1 : -1));
      scale = stage.state().view().camera().scale();
    }
  }

  private void awaitRoute() {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (stage.state().content().outcome().isEmpty()
        && stage.state().ends().areComplete()
        && System.nanoTime() < end) {
      stage.play(move(0));
    }
  }

  private FrameTimes drag(String what, Input.Button button) {
    stage.play(move(0));
    stage.play(new Input.ButtonChanged(button, true, false, false, System.nanoTime()));
    for (int i = 0; i < WARM_UP; i++) {
      stage.play(move(i));
    }
    long[] nanos = new long[frames];
    long bytes = 0;
    for (int i = 0; i < frames; i++) {
      Input input = move(WARM_UP + i);
      long before = allocated();
      long began = System.nanoTime();
      stage.play(input);
      nanos[i] = System.nanoTime() - began;
      bytes += allocated() - before;
    }
    stage.play(new Input.ButtonChanged(button, false, false, false, System.nanoTime()));
    stage.apply(new Action.Halt());
    return FrameTimes.of(what, nanos, perFrame(bytes));
  }

  private FrameTimes map() {
    Action[] pans = {new Action.Pan(9, 4), new Action.Pan(-9, -4)};
    long[] nanos = new long[frames];
    long bytes = 0;
    for (int i = -WARM_UP; i < frames; i++) {
      stage.apply(pans[Math.floorMod(i / 30, 2)]);
      long before = allocated();
      long began = System.nanoTime();
      stage.drawMap();
      if (i >= 0) {
        nanos[i] = System.nanoTime() - began;
        bytes += allocated() - before;
      }
    }
    return FrameTimes.of("the map alone", nanos, perFrame(bytes));
  }

  private static Input move(int frame) {
    return new Input.PointerMoved(
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
