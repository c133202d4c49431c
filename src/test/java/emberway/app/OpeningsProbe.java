package emberway.app;

import static org.lwjgl.glfw.GLFW.GLFW_KEY_D;

import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.state.ExplorerState;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.edit.MapEdit;
import emberway.testing.ProcessMemory;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The explorer in a process of its own, which opens one map after the other and edits each at all
 * zooms. Whenever the first map is open again, untouched, it prints the memory in use.
 */
public final class OpeningsProbe implements Explorer.Observer {
  /** How many edits each map gets. */
  static final int EDITS = 10;

  private static final double NOTCHES = 2; // of the wheel between two edits
  private static final int COLLECTIONS = 4; // before a measurement
  private static final int PATIENCE = 200; // passes until a map is dropped again

  private final List<Path> files;
  private final int rounds; // through all files
  private ExplorerWindow window;
  private ExplorerState state; // of the map on show
  private int opened = 1;
  private int edits; // of the map on show
  private int done; // of all maps
  private int waited; // passes since the next map was dropped
  private int settled; // passes at rest in a row

  private OpeningsProbe(List<Path> files, int rounds) {
    this.files = files;
    this.rounds = rounds;
  }

  /** Runs with the number of rounds and the maps given as arguments. */
  public static void main(String[] args) throws Exception {
    List<Path> files = Arrays.stream(args).skip(1).map(Path::of).toList();
    OpeningsProbe probe = new OpeningsProbe(files, Integer.parseInt(args[0]));
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(files.get(0)), err, probe);
  }

  @Override
  public void opened(ExplorerWindow newWindow) {
    window = newWindow;
    Thread ticking = new Thread(this::tick, "ticking");
    ticking.setDaemon(true);
    ticking.start();
  }

  /** Keeps the window's loop passing, so that it notices that all is at rest. */
  private void tick() {
    while (true) {
      LockSupport.parkNanos(2_000_000);
      window.wake();
    }
  }

  @Override
  public void afterPass(ExplorerState now, boolean isAtRest, boolean hasDrawn) {
    boolean isNew = now != state;
    if (isNew) {
      state = now;
      edits = 0;
      waited = 0;
    }
    settled = isAtRest && !hasDrawn && !isNew ? settled + 1 : 0;
    if (waited > 0) {
      awaitMap();
    } else if (settled > 1) {
      settled = 0;
      advance();
    }
  }

  private void awaitMap() {
    waited++;
    if (waited % PATIENCE == 0) {
      drop();
    } else {
      window.offer(new InputEvent.KeyChanged(GLFW_KEY_D, true, false, false)); // "Don't save"
      window.offer(new InputEvent.KeyChanged(GLFW_KEY_D, false, false, false));
    }
  }

  private void advance() {
    boolean isFirst = (opened - 1) % files.size() == 0;
    if (isFirst && edits == 0) {
      measure();
    }
    if (isFirst && edits == 0 && opened > rounds * files.size()) {
      window.offer(new InputEvent.CloseAsked());
    } else if (edits < EDITS) {
      edit();
    } else {
      opened++;
      waited = 1;
      drop();
    }
  }

  private void drop() {
    Path next = files.get((opened - 1) % files.size());
    window.offer(new InputEvent.Dropped(List.of(next), List.of()));
  }

  /**
   * Changes some cells in the middle of the map, and zooms in: from the whole map to all detail.
   */
  private void edit() {
    GridSize size = state.map().size();
    int middle = size.index(size.width() / 2, size.height() / 2);
    int[] cells = {middle, middle + 1 + edits % 2, middle + size.width()};
    int tile = state.map().base().id(edits);
    state.commands().map().change(MapEdit.painting(state.map(), Layer.BASE, cells, tile));
    state.commands().motion().zoomCentered(NOTCHES);
    edits++;
    done++;
  }

  private void measure() {
    long used = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
    }
    System.out.printf(
        "%d openings %d edits: %d kB in use %d MB Java's %d MB resident%n",
        opened, done, used >> 10, Heap.committed(), ProcessMemory.resident() >> 20);
  }
}
