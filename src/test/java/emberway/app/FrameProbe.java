package emberway.app;

import com.sun.management.ThreadMXBean;
import emberway.app.command.Command;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
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
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The explorer in a process of its own, which moves the map and the goal, and opens one panel after
 * the other. For each it prints a line with the bytes that a frame allocates; a panel is laid out
 * while nothing changes.
 */
public final class FrameProbe implements Explorer.Observer {
  private static final int WARM_UP = 15; // [frames]
  private static final int FRAMES = 20;
  private static final int SETTLED = 5; // [consecutive frames] in which nothing is pending

  /** Frames to measure: what comes before them, the input for each, and what comes after them. */
  private record Kind(
      String name,
      int warmUp, // [frames]
      Consumer<ExplorerState.Topics> opening,
      IntFunction<InputEvent> input,
      Consumer<ExplorerState.Topics> closing) {
    /** A panel, what opens it and gives it content, and what closes it. */
    static Kind of(
        String name,
        Consumer<ExplorerState.Topics> opening,
        Consumer<ExplorerState.Topics> closing) {
      return new Kind(name, WARM_UP, opening, frame -> EXPOSED, closing);
    }

    static Kind of(Command viewOption) {
      Consumer<ExplorerState.Topics> toggle = map -> map.toggle(viewOption);
      return of(viewOption.name(), toggle, toggle);
    }
  }

  private static final InputEvent EXPOSED = new InputEvent.Exposed();

  /** More frames than the 127 calls after which Java compiles a method handle of its own. */
  private static final int LONG_WARM_UP = 150;

  private static final List<Kind> MOVES =
      List.of(
          new Kind("again", LONG_WARM_UP, map -> {}, frame -> EXPOSED, map -> {}),
          drag("panning", InputEvent.Button.LEFT),
          drag("goal", InputEvent.Button.RIGHT),
          new Kind(
              "gliding",
              LONG_WARM_UP,
              map -> map.motion().steer(1, 0, true),
              frame -> EXPOSED,
              map -> map.motion().steer(1, 0, false)));

  /** Frames in which the pointer goes round with a button held, from the middle of the window. */
  private static Kind drag(String name, InputEvent.Button button) {
    return new Kind(
        name,
        LONG_WARM_UP,
        map -> {},
        frame ->
            frame == 1
                ? new InputEvent.ButtonChanged(button, true, false, false, System.nanoTime())
                : frame == LONG_WARM_UP + FRAMES
                    ? new InputEvent.ButtonChanged(button, false, false, false, System.nanoTime())
                    : new InputEvent.PointerMoved(
                        640 + 180 * Math.sin(frame * 0.05),
                        360 + 90 * (1 - Math.cos(frame * 0.05)),
                        System.nanoTime()),
        map -> map.motion().halt());
  }

  /** Panels that need more than their view option. */
  private static final List<Kind> SPECIAL =
      List.of(
          Kind.of(
              "DRAW",
              map -> map.drawing().takeTool(DrawTool.MOVE),
              map -> map.drawing().takeTool(DrawTool.MOVE)),
          Kind.of(
              "LAB",
              map -> {
                map.toggle(Command.LAB);
                map.playback().scrub(30);
              },
              map -> map.toggle(Command.LAB)),
          Kind.of(
              "COMPARISON",
              map -> map.playback().compareSearches(),
              map -> {
                map.playback().compareSearches();
                map.toggle(Command.LAB);
              }),
          Kind.of(
              "TEAM",
              map -> {
                map.toggle(Command.EXPLORE);
                map.walk().setTeam(true);
              },
              map -> {
                map.walk().setTeam(false);
                map.toggle(Command.EXPLORE);
              }));

  private static final List<Kind> ALL = all();

  private static List<Kind> all() {
    Set<Command> plain = EnumSet.of(Command.COORDINATES);
    plain.addAll(Command.inFront());
    plain.addAll(Command.beside());
    plain.remove(Command.LAB);
    return Stream.of(MOVES.stream(), plain.stream().map(Kind::of), SPECIAL.stream())
        .flatMap(kinds -> kinds)
        .toList();
  }

  private final ThreadMXBean meter = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private ExplorerWindow window;
  private int next; // the index of the kind to measure next
  private boolean isOpen; // whether what comes before its frames has been done
  private int settled;
  private int frames = -1; // measured so far; -1 while not measuring
  private long before;

  private FrameProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), err, new FrameProbe());
  }

  @Override
  public void opened(ExplorerWindow opened) {
    window = opened;
  }

  @Override
  public void afterPass(ExplorerState state, boolean isAtRest, boolean hasDrawn) {
    int warmUp = next < ALL.size() ? ALL.get(next).warmUp : 0;
    if (frames == warmUp) {
      before = meter.getCurrentThreadAllocatedBytes();
    } else if (frames == warmUp + FRAMES) {
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
    window.offer(frames > 0 ? ALL.get(next).input.apply(frames) : EXPOSED);
  }

  /**
   * Begins the next part, as nothing is pending: begins a kind of frames, measures it, or closes
   * the window.
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
