package emberway.app;

import com.sun.management.ThreadMXBean;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.command.ViewOption;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.state.ExplorerState;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The explorer in a process of its own, which opens one panel after the other. For each it prints a
 * line with the bytes allocated by a frame that lays the panel out while nothing changes.
 */
public final class PanelProbe implements Explorer.Observer {
  private static final int WARM_UP = 15; // [frames]
  private static final int FRAMES = 20;
  private static final int SETTLED = 5; // [consecutive frames] in which nothing is pending

  /** A panel, what opens it and gives it content, and what closes it. */
  private record Opened(
      String name, Consumer<ExplorerState.Topics> opening, Consumer<ExplorerState.Topics> closing) {
    static Opened of(ViewOption viewOption) {
      Consumer<ExplorerState.Topics> toggle = map -> map.toggle(viewOption);
      return new Opened(viewOption.name(), toggle, toggle);
    }
  }

  /** Panels that need more than their view option. */
  private static final List<Opened> SPECIAL =
      List.of(
          new Opened(
              "DRAW",
              map -> map.drawing().takeTool(DrawTool.MOVE),
              map -> map.drawing().takeTool(DrawTool.MOVE)),
          new Opened(
              "LAB",
              map -> {
                map.toggle(ViewOption.LAB);
                map.playback().scrub(30);
              },
              map -> map.toggle(ViewOption.LAB)),
          new Opened(
              "COMPARISON",
              map -> map.playback().compareSearches(),
              map -> {
                map.playback().compareSearches();
                map.toggle(ViewOption.LAB);
              }),
          new Opened(
              "TEAM",
              map -> {
                map.toggle(ViewOption.WALK);
                map.walk().setTeam(true);
              },
              map -> {
                map.walk().setTeam(false);
                map.toggle(ViewOption.WALK);
              }));

  private static final List<Opened> ALL = all();

  private static List<Opened> all() {
    Set<ViewOption> plain = EnumSet.of(ViewOption.COORDINATES);
    plain.addAll(ViewOption.inFront());
    plain.addAll(ViewOption.beside());
    plain.remove(ViewOption.LAB);
    return Stream.concat(plain.stream().map(Opened::of), SPECIAL.stream()).toList();
  }

  private final ThreadMXBean meter = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final InputEvent exposed = new InputEvent.Exposed();
  private ExplorerWindow window;
  private int next; // the index of the panel to open next
  private boolean isOpen; // whether that panel is open
  private int settled;
  private int frames = -1; // measured so far; -1 while not measuring
  private long before;

  private PanelProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), err, new PanelProbe());
  }

  @Override
  public void opened(ExplorerWindow opened) {
    window = opened;
  }

  @Override
  public void afterPass(ExplorerState state, boolean isAtRest, boolean hasDrawn) {
    if (frames == WARM_UP) {
      before = meter.getCurrentThreadAllocatedBytes();
    } else if (frames == WARM_UP + FRAMES) {
      long bytes = meter.getCurrentThreadAllocatedBytes() - before;
      System.out.println(ALL.get(next).name + " " + bytes / FRAMES);
      ALL.get(next).closing.accept(state.commands());
      next++;
      isOpen = false;
      frames = -1;
      settled = 0;
    }
    if (frames >= 0) {
      frames++;
    } else {
      settled = isAtRest ? settled + 1 : 0;
    }
    if (settled == SETTLED) {
      settled = 0;
      goOn(state);
    }
    window.offer(exposed);
  }

  /**
   * Begins the next part, as nothing is pending: opens a panel, measures it, or closes the window.
   */
  private void goOn(ExplorerState state) {
    if (next == ALL.size()) {
      window.offer(new InputEvent.CloseAsked());
    } else if (isOpen) {
      frames = 0;
    } else {
      ALL.get(next).opening.accept(state.commands());
      isOpen = true;
    }
  }
}
