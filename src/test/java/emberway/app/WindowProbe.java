package emberway.app;

import static org.lwjgl.glfw.GLFW.GLFW_KEY_ENTER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_N;

import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.state.ExplorerState;
import emberway.render.iso.Camera;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * The explorer in a process of its own, which reads from standard input, line by line, what xdotool
 * cannot do: names of files to drop, separated by tabs; a size of the window, {@code size WIDTH
 * HEIGHT}; a scale of the desktop, {@code scale FACTOR}; the name of a new place, {@code place
 * NAME}, typed at once after the first frame that asks for it; {@value #REST}, answered on standard
 * output once no work that would change the picture is pending, with what was done so far and where
 * the map lies; {@value #STALL}, answered when the window's thread stands still, as it does until
 * {@value #GO_ON}; and {@value #HOLD}, after which large pictures are begun and never finished.
 */
public final class WindowProbe implements Explorer.Observer {
  static final String REST = "rest";

  static final String STALL = "stall";
  static final String GO_ON = "go on";
  static final String HOLD = "hold pictures";

  private final Semaphore going = new Semaphore(0);
  private ExplorerWindow window;
  private volatile boolean isToStall;
  private volatile boolean isHolding; // large pictures
  private volatile boolean isAsked; // for the state at rest
  private boolean isToAnswer;
  private volatile String name = ""; // to type after the next frame
  private long passes; // of the window's loop
  private long frames;

  private WindowProbe() {}

  /** Runs with the map given as the argument. */
  public static void main(String[] args) throws Exception {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), err, new WindowProbe());
  }

  @Override
  public void opened(ExplorerWindow opened) {
    window = opened;
    Thread listening = new Thread(this::listen, "listening");
    listening.setDaemon(true);
    listening.start();
  }

  @Override
  public void afterPass(ExplorerState state, boolean isAtRest, boolean hasDrawn) {
    passes++;
    if (isToStall) {
      isToStall = false;
      System.out.println(STALL);
      going.acquireUninterruptibly();
    }
    frames += hasDrawn ? 1 : 0;
    if (hasDrawn && !name.isEmpty()) {
      name.codePoints().forEach(typed -> window.offer(new InputEvent.Typed(typed)));
      name = "";
      window.offer(new InputEvent.KeyChanged(GLFW_KEY_ENTER, true, false, false));
      window.offer(new InputEvent.KeyChanged(GLFW_KEY_ENTER, false, false, false));
      window.wake();
    }
    if (isAsked) {
      isAsked = false;
      isToAnswer = true; // after a whole pass, which handles all earlier input
      window.wake();
    } else if (isToAnswer && isAtRest && hasDrawn) {
      window.wake(); // to see whether panels are still settling
    } else if (isToAnswer && isAtRest) {
      isToAnswer = false;
      Camera camera = state.view().camera();
      System.out.printf(
          "%d %d %d %d %s%n",
          frames, passes, camera.pictureLeft(), camera.pictureTop(), camera.scale());
    }
  }

  @Override
  public void beforePart(BooleanSupplier isUnwanted) {
    while (isHolding && !isUnwanted.getAsBoolean()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private void listen() {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.equals(REST)) {
          isAsked = true;
          window.wake();
        } else if (line.equals(STALL)) {
          isToStall = true;
          window.wake();
        } else if (line.equals(GO_ON)) {
          going.release();
        } else if (line.equals(HOLD)) {
          isHolding = true;
          System.out.println(HOLD);
        } else if (line.startsWith("place ")) {
          name = line.substring("place ".length());
          window.offer(new InputEvent.KeyChanged(GLFW_KEY_N, true, true, true));
          window.offer(new InputEvent.KeyChanged(GLFW_KEY_N, false, false, false));
        } else {
          window.offer(inputEvent(line));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputEvent inputEvent(String line) {
    if (line.startsWith("size ")) {
      List<Integer> sides =
          Pattern.compile(" ").splitAsStream(line).skip(1).map(Integer::valueOf).toList();
      return new InputEvent.Resized(sides.get(0), sides.get(1));
    }
    if (line.startsWith("scale ")) {
      return new InputEvent.Rescaled(Double.parseDouble(line.substring("scale ".length())));
    }
    List<Path> files = Pattern.compile("\t").splitAsStream(line).map(Path::of).toList();
    return new InputEvent.Dropped(files, List.of());
  }
}
