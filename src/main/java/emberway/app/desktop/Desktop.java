package emberway.app.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Asks programs of the desktop to do something. Any thread. */
final class Desktop {
  private Desktop() {}

  /**
   * Shows a file in its folder, in the desktop's file manager.
   *
   * @throws IOException if there is no such program
   */
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
