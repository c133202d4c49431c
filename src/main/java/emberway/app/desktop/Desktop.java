package emberway.app.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What the desktop does for a program, by the programs it has for that; any thread. */
final class Desktop {
  private Desktop() {}

  /** Shows a file in its folder. */
  static void showInFolder(Path file) throws IOException {
    Path absolute = file.toAbsolutePath();
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    List<String> command;
    if (system.startsWith("windows")) {
      command = List.of("explorer.exe", "/select," + absolute);
    } else if (system.startsWith("mac")) {
      command = List.of("open", "-R", absolute.toString());
    } else {
      command = List.of("xdg-open", absolute.getParent().toString());
    }
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
