package emberway.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The explorer in a process of its own, which takes the names of files to be dropped on it from
 * standard input: the one thing that xdotool cannot do.
 */
public final class WindowProbe {
  private WindowProbe() {}

  /** With the map to open. */
  public static void main(String[] args) throws Exception {
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    Explorer.run(ExplorerOptions.of(Path.of(args[0])), err, WindowProbe::startDropping);
  }

  private static void startDropping(ExplorerWindow window) {
    Thread dropping = new Thread(() -> drop(window), "dropping");
    dropping.setDaemon(true);
    dropping.start();
  }

  private static void drop(ExplorerWindow window) {
    BufferedReader names =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      for (String name = names.readLine(); name != null; name = names.readLine()) {
        window.offer(new Input.Dropped(List.of(Path.of(name))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
