package emberway.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private Xvfb(Process server, String display) {
    this.server = server;
    this.display = display;
  }

  /** Starts one with a screen of a given size, where it is installed and a display is free. [px] */
  public static Optional<Xvfb> start(int width, int height) throws IOException {
    if (!Files.isExecutable(PROGRAM)) {
      return Optional.empty();
    }
    String screen = width + "x" + height + "x24";
    Process server =
        new ProcessBuilder(
                PROGRAM.toString(), "-noreset", "-r", "-displayfd", "1", "-screen", "0", screen)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    return Optional.ofNullable(output.readLine()).map(number -> new Xvfb(server, ":" + number));
  }

  /** Returns the value of {@code DISPLAY}. */
  public String display() {
    return display;
  }

  @Override
  public void close() {
    server.destroy();
    server.onExit().completeOnTimeout(server, Patience.LIMIT, TimeUnit.SECONDS).join();
  }
}
