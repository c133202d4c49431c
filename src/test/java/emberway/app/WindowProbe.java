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
import java.util.regex.Pattern;

/**
 * The explorer in a process of its own, which takes from standard input what xdotool cannot do: the
 * names of files to be dropped on it, in a line with tabs between them, and what a desktop tells of
 * the window's size: {@code size WIDTH HEIGHT}.
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
        window.offer(input(name));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Input input(String line) {
    if (line.startsWith("size ")) {
      List<Integer> sides =
          Pattern.compile(" ").splitAsStream(line).skip(1).map(Integer::valueOf).toList();
      return new Input.Resized(sides.get(0), sides.get(1));
    }
    return new Input.Dropped(Pattern.compile("\t").splitAsStream(line).map(Path::of).toList());
  }
}
