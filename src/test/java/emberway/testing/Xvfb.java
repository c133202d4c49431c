package emberway.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * An X server of its own, with a screen in memory. It does not reset when its last client leaves.
 * Its keys do not repeat: on a busy machine a key may be down for long before the server handles
 * its release.
 */
public final class Xvfb implements AutoCloseable {
  private static final Path PROGRAM = Path.of("/usr/bin/Xvfb");

  private final Process server;
  private final String display;
  private final Path screen; // the file that is the screen's memory, or null

  private Xvfb(Process server, String display, Path screen) {
    this.server = server;
    this.display = display;
    this.screen = screen;
  }

  /** Starts one with a screen of a given size, where it is installed and a display is free. [px] */
  public static Optional<Xvfb> start(int width, int height) throws IOException {
    return start(width, height, null);
  }

  /**
   * Starts one whose pixels can be read, see {@link #start(int, int)}.
   *
   * @param folder for its screen; null if nobody reads pixels
   */
  public static Optional<Xvfb> start(int width, int height, Path folder) throws IOException {
    if (!Files.isExecutable(PROGRAM)) {
      return Optional.empty();
    }
    String screen = width + "x" + height + "x24";
    List<String> command =
        new ArrayList<>(
            List.of(
                PROGRAM.toString(), "-noreset", "-r", "-displayfd", "1", "-screen", "0", screen));
    if (folder != null) {
      command.addAll(List.of("-fbdir", folder.toString()));
    }
    Process server =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    Path memory = folder == null ? null : folder.resolve("Xvfb_screen0");
    return Optional.ofNullable(output.readLine())
        .map(number -> new Xvfb(server, ":" + number, memory));
  }

  /** Returns the value of {@code DISPLAY}. */
  public String display() {
    return display;
  }

  /** Returns a pixel of the screen. [0xRRGGBB] */
  public int pixel(int x, int y) throws IOException {
    ByteBuffer dump = ByteBuffer.wrap(Files.readAllBytes(screen)); // in the format of xwd
    int header = dump.getInt(0);
    int bytesPerLine = dump.getInt(12 * Integer.BYTES);
    int colors = dump.getInt(19 * Integer.BYTES); // of 12 bytes each, before the pixels
    int at = header + 12 * colors + y * bytesPerLine + Integer.BYTES * x;
    return dump.order(ByteOrder.LITTLE_ENDIAN).getInt(at) & 0xffffff;
  }

  @Override
  public void close() {
    server.destroy();
    server.onExit().completeOnTimeout(server, Patience.LIMIT, TimeUnit.SECONDS).join();
  }
}
