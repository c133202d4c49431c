package emberway.app;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.platform.UserFolders;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.TravelSettings;
import emberway.app.state.ExplorerState;
import emberway.map.TileMap;
import emberway.testing.Extent;
import emberway.testing.Patience;
import emberway.testing.ProcessMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.lwjgl.opengl.GL11C;

/**
 * A monkey at the real window. It decides on a thread of its own what comes next, and waits each
 * time until the window's thread has passed once through its loop. Only one of the two threads runs
 * at a time.
 */
final class MonkeyRun implements Explorer.Observer {
  private static final int REMEMBERED = 30; // [inputs]
  private static final int MAX_TURNS = 20_000; // before what is waited for must have happened
  private static final int UNDONE_AT_ONCE = 20;
  private static final double MEBI = 1024.0 * 1024;
  private static final long UNTIL_FORGOTTEN = 60_000_000_000L; // [ns]
  private static final int NOTCHES = 20; // from the whole map to all detail
  private static final int COLLECTIONS =
      Extent.of(10, 20); // garbage collections before the remaining memory counts as kept

  /**
   * How much more memory may be held at the end than in the middle. The same map is open both
   * times, with nothing to undo: only recent files, texts of toasts and buffers of the JDK can
   * differ, and they need far less. A session kept by mistake costs more with each map shown since.
   * [bytes]
   */
  private static final long MAX_GROWTH = 8 << 20;

  private final SynchronousQueue<Runnable> deals = new SynchronousQueue<>();
  private final SynchronousQueue<ExplorerState> turns = new SynchronousQueue<>();
  private final Path calm; // the map that is open whenever memory is measured
  private final byte[] calmText;
  private final Monkey monkey;
  private final Random random;
  private final Deque<InputEvent> last = new ArrayDeque<>();
  private final List<String> figures = new ArrayList<>();
  private ExplorerWindow window;
  private ExplorerState state; // of the map on show
  private boolean isAtRest;
  private TileMap first; // as it was opened
  private SavedRouteQuery firstAsked; // the query on it at that time
  private Throwable failure;
  private boolean isOver;
  private long inputs;
  private long frames;
  private int maps;
  private int windows;
  private int compared;

  /**
   * Creates a run.
   *
   * @param calm the map to begin and to end with
   * @param files the files to drop
   */
  MonkeyRun(long seed, Path calm, List<Path> files) throws IOException {
    this.calm = calm;
    calmText = Files.readAllBytes(calm);
    monkey = new Monkey(seed, files);
    random = new Random(seed + 1);
  }

  /** Starts; the window need not be open yet. [s] */
  void start(double seconds) {
    Thread thread = new Thread(() -> play(seconds), "monkey");
    thread.setDaemon(true);
    thread.start();
  }

  /** Whether no other window is to open after this one. */
  synchronized boolean isOver() {
    return isOver;
  }

  /** Returns the last inputs. */
  synchronized List<InputEvent> last() {
    return List.copyOf(last);
  }

  /** Returns what was counted and measured, line by line. */
  synchronized List<String> figures() {
    List<String> result = new ArrayList<>(figures);
    result.add(
        "%,d inputs, %,d frames, %d maps shown, %d windows, %d times all undone and redone"
            .formatted(inputs, frames, maps, windows, compared));
    return result;
  }

  @Override
  public void opened(ExplorerWindow opened) {
    window = opened;
    windows++;
  }

  @Override
  public void afterPass(ExplorerState now, boolean isNowAtRest, boolean hasDrawn) {
    isAtRest = isNowAtRest;
    int error = GL11C.glGetError();
    if (error != GL11C.GL_NO_ERROR) {
      throw new AssertionError("OpenGL error 0x%x in frame %,d".formatted(error, frames));
    }
    if (failure != null) {
      throw new AssertionError(failure);
    }
    frames++;
    if (isOver()) {
      offer(new InputEvent.CloseAsked());
      offer(key(GLFW_KEY_D, false)); // "Don't save"
      return;
    }
    look(now);
    exchange(now);
  }

  private void exchange(ExplorerState now) {
    try {
      if (turns.offer(now, Patience.LIMIT, TimeUnit.SECONDS)) {
        deals.take().run();
      }
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void look(ExplorerState now) {
    if (now != state) {
      state = now;
      first = now.copyOfMap();
      firstAsked = savedRouteQuery(now);
      maps++;
      if (now.history().canUndo()) {
        throw new AssertionError("a map just opened has something to undo");
      }
    }
  }

  private synchronized void offer(InputEvent inputEvent) {
    last.add(inputEvent);
    if (last.size() > REMEMBERED) {
      last.remove();
    }
    inputs++;
    window.offer(inputEvent);
  }

  private static InputEvent key(int key, boolean ctrl) {
    return new InputEvent.KeyChanged(key, true, ctrl, false);
  }

  /** Runs a task on the window's thread, which then passes once through its loop. */
  private void turn(Runnable deal) {
    try {
      deals.put(deal);
      if (turns.poll(Patience.LIMIT, TimeUnit.SECONDS) == null) {
        hang();
      }
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Ends the program, as the window's thread does not answer. */
  private void hang() {
    System.err.println("the window has hung for " + Patience.LIMIT + " s after " + last());
    Thread.getAllStackTraces()
        .forEach(
            (thread, stack) -> {
              System.err.println(thread);
              Stream.of(stack).forEach(line -> System.err.println("    at " + line));
            });
    Runtime.getRuntime().halt(3);
  }

  private void await(String what, BooleanSupplier isSo) {
    for (int i = 0; !isSo.getAsBoolean(); i++) {
      if (i > MAX_TURNS) {
        throw new AssertionError("waited in vain: " + what + "; " + atRest());
      }
      turn(window::wake); // draws nothing
      LockSupport.parkNanos(1_000_000); // so that others can work
    }
  }

  /** Returns what is known of the work that is under way. */
  private String atRest() {
    return "request answered: %b, survey answered: %b, moving: %b, scale %f, shown: %s"
        .formatted(
            state.request().equals(state.content().request()),
            state.simulations().surveys().isAnswered(),
            state.isMoving(),
            state.view().frame().scale(),
            state.viewOptions());
  }

  private void play(double seconds) {
    try {
      if (turns.poll(Patience.LIMIT, TimeUnit.SECONDS) == null) {
        hang();
      }
      wander(seconds * 0.6);
      undoAndRedo();
      long middle = measure("in the middle", 0);
      wander(seconds * 0.4);
      undoAndRedo();
      long end = measure("at the end", middle + MAX_GROWTH);
      compareMemory(middle, end);
    } catch (Throwable thrown) { // handed to the window's thread, which ends
      failure = thrown;
    }
    synchronized (this) {
      isOver = failure == null;
    }
    turnForTheLastTime();
  }

  private void turnForTheLastTime() {
    try {
      deals.put(() -> offer(new InputEvent.Exposed()));
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void wander(double seconds) throws IOException {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    while (System.nanoTime() < end) {
      if (random.nextInt(200) == 0) {
        turn(this::disturb);
      }
      List<InputEvent> plan = new ArrayList<>();
      turn(
          () -> {
            InputEvent.Resized size = window.size();
            plan.addAll(monkey.next(size.width(), size.height(), state.viewOptions()));
          });
      for (InputEvent inputEvent : plan) {
        turn(() -> offer(inputEvent));
      }
      if (random.nextInt(100) == 0) {
        removePictures();
      }
    }
  }

  /** Does to the window what a desktop may do. */
  private void disturb() {
    long handle = glfwGetCurrentContext();
    switch (random.nextInt(4)) {
      case 0 -> {
        offer(new InputEvent.Resized(0, 0));
        offer(window.size());
      }
      case 1 -> {
        glfwIconifyWindow(handle);
        glfwRestoreWindow(handle);
      }
      default -> glfwSetWindowSize(handle, 320 + random.nextInt(1080), 240 + random.nextInt(660));
    }
  }

  private static void removePictures() throws IOException {
    Path folder = UserFolders.pictures();
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file :
          files
              .filter(
                  each ->
                      each.getFileName().toString().matches(".+-[0-9]{8}-[0-9]{6}[0-9-]*\\.png"))
              .toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /**
   * Waits until the planner has answered the current request and all needed pictures are loaded.
   */
  private void settle() {
    turn(() -> offer(new InputEvent.FocusLost()));
    for (InputEvent.Button button : InputEvent.Button.values()) {
      turn(
          () ->
              offer(new InputEvent.ButtonChanged(button, false, false, false, System.nanoTime())));
    }
    await("the scene and its pictures", () -> isAtRest);
  }

  /** Undoes everything back to the opened map, or to the oldest state kept, and redoes it. */
  private void undoAndRedo() {
    settle();
    turn(() -> offer(key(GLFW_KEY_Z, true))); // ends a stroke
    ExplorerState here = state;
    press(GLFW_KEY_Y, here, () -> here.history().canRedo()); // redoes what was undone before
    TileMap before = here.copyOfMap();
    SavedRouteQuery askedBefore = savedRouteQuery(here);
    press(GLFW_KEY_Z, here, () -> here.history().canUndo());
    boolean isFirst = !here.history().hasForgotten();
    TileMap oldest = isFirst ? first : here.copyOfMap();
    SavedRouteQuery oldestAsked = isFirst ? firstAsked : savedRouteQuery(here);
    compare(oldest, here.map(), "all was undone");
    compareCosts(oldestAsked, savedRouteQuery(here), "all was undone");
    press(GLFW_KEY_Y, here, () -> here.history().canRedo());
    compare(before, here.map(), "all was redone");
    compareCosts(askedBefore, savedRouteQuery(here), "all was redone");
    press(GLFW_KEY_Z, here, () -> here.history().canUndo());
    compare(oldest, here.map(), "all was undone again");
    compareCosts(oldestAsked, savedRouteQuery(here), "all was undone again");
    settle();
    compared++;
  }

  /** Presses Ctrl and a key as long as that has an effect; cancels prompts in its way. */
  private void press(int key, ExplorerState here, BooleanSupplier isUseful) {
    int vain = 0;
    while (isUseful.getAsBoolean()) {
      Object trail = here.history().changeCursor();
      TravelSettings travelSettings = here.routeState().travelSettings();
      for (int i = 0; i < UNDONE_AT_ONCE && isUseful.getAsBoolean(); i++) {
        turn(() -> offer(key(key, true)));
      }
      boolean isSame =
          here.history().changeCursor() == trail
              && here.routeState().travelSettings().equals(travelSettings);
      vain = isSame ? vain + 1 : 0;
      if (vain > 0) {
        turn(() -> offer(key(GLFW_KEY_ESCAPE, false)));
      }
      if (vain > 100 || here != state) {
        throw new AssertionError("Ctrl and %c do nothing any more".formatted((char) key));
      }
    }
  }

  private static void compare(TileMap expected, TileMap actual, String when) {
    if (!expected.base().equals(actual.base()) || !expected.overlay().equals(actual.overlay())) {
      throw new AssertionError("the map is another one once " + when);
    }
  }

  private static SavedRouteQuery savedRouteQuery(ExplorerState state) {
    return state.routeState().savedRouteQuery(state.map());
  }

  /** Compares costs only: choosing a traveler or a route's ends is not undone by itself. */
  private static void compareCosts(SavedRouteQuery expected, SavedRouteQuery actual, String when) {
    if (!expected.changes().equals(actual.changes())
        || !expected.movement().equals(actual.movement())) {
      throw new AssertionError("costs are others once " + when + ": " + actual);
    }
  }

  /**
   * Opens the calm map anew, so that there is no history, and measures the memory in use. [bytes]
   *
   * @param enough once garbage was collected often enough, ends when no more than this is in use
   *     [bytes]
   */
  private long measure(String when, long enough) throws IOException {
    ExplorerState before = state;
    Files.write(calm, calmText);
    for (int i = 0; state == before; i++) {
      if (i > MAX_TURNS) {
        throw new AssertionError("the calm map is not opened");
      }
      if (i % 200 == 0) { // a prompt may be unrelated
        turn(() -> offer(key(GLFW_KEY_ESCAPE, false)));
        turn(() -> offer(new InputEvent.Dropped(List.of(calm), List.of())));
      }
      turn(() -> offer(key(GLFW_KEY_D, false))); // "Don't save"
      LockSupport.parkNanos(10_000_000); // so that others can work
    }
    settle();
    show(() -> state.commands().motion().zoomCentered(NOTCHES)); // reads sprites of double size
    show(() -> state.commands().motion().fit());
    long used = Long.MAX_VALUE;
    long end =
        System.nanoTime()
            + (enough > 0 ? UNTIL_FORGOTTEN : 0); // a map dropped twice may still be opened
    for (int i = 0; i < COLLECTIONS || (used > enough && System.nanoTime() < end); i++) {
      turn(() -> offer(new InputEvent.Exposed())); // uses and drops what was made meanwhile
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
    }
    synchronized (this) {
      figures.add(
          "%s: %.1f MiB of heap in use, %,d MiB resident, %,d of them Java's, after %,d inputs"
              .formatted(
                  when, used / MEBI, ProcessMemory.resident() >> 20, Heap.committed(), inputs));
    }
    return used;
  }

  /** Shows the map otherwise, so that what is kept does not depend on the window's size. */
  private void show(Runnable view) {
    turn(
        () -> {
          view.run();
          offer(new InputEvent.Exposed()); // without it, a view already shown would wake nothing
        });
    settle();
  }

  private static void compareMemory(long middle, long end) {
    if (end - middle > MAX_GROWTH) {
      throw new AssertionError(
          "%.1f MiB more of the heap are in use at the end than in the middle%n%s"
              .formatted((end - middle) / MEBI, Heap.largestKinds()));
    }
  }
}
