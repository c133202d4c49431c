package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The desktop's own file dialogs in front of the real window. */
final class DialogWindowTest extends OnVirtualDisplay {
  private static final List<Path> LIBRARIES =
      List.of(
          Path.of("/usr/lib/x86_64-linux-gnu/libgtk-3.so.0"),
          Path.of("/usr/lib/aarch64-linux-gnu/libgtk-3.so.0"),
          Path.of("/usr/lib64/libgtk-3.so.0"),
          Path.of("/usr/lib/libgtk-3.so.0"));

  private Path valley;

  @BeforeEach
  void allowDialogs() throws IOException {
    Assumptions.assumeTrue(
        LIBRARIES.stream().anyMatch(Files::exists),
        "the desktop's dialogs are not tested: libgtk-3 is not installed");
    Files.createDirectory(folder.resolve(RunningExplorer.DIALOGS));
    valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
  }

  private static String dialogs() throws IOException, InterruptedException {
    return display.xdotool("search", "--onlyvisible", "--name", "^Open File$");
  }

  /** Opens the dialog and gives it the keyboard's focus. */
  private static void ask(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.front();
    explorer.act("key", "ctrl+shift+o");
    String dialog = explorer.await("the dialog", DialogWindowTest::dialogs, id -> !id.isEmpty());
    explorer.act("windowfocus", "--sync", dialog);
  }

  /**
   * Presses Escape in the dialog until it closes. One that was just shown may miss the first key
   * press, and one that an earlier dialog closed over has lost the keyboard's focus.
   */
  private static String dismissed(RunningExplorer explorer)
      throws IOException, InterruptedException {
    String open = dialogs();
    if (!open.isEmpty()) {
      for (String dialog : open.lines().toList()) {
        explorer.act("windowfocus", dialog, "key", "Escape");
      }
    }
    return open;
  }

  @Test
  void dialog_usedThenDismissed_opensTheMapAndLetsTheWindowGoOn()
      throws IOException, InterruptedException {
    Path other = folder.resolve("the other.map.txt");
    Files.writeString(other, TestMap.VALLEY.replace("Test Valley", "Other Valley"));
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      ask(explorer);
      explorer.awaitRest(); // answered while the dialog is open
      explorer.act("type", "--delay", "20", other.toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("Other Valley", title -> title.matches(".*Other Valley.* steps"));
      ask(explorer);
      explorer.await("no dialog", () -> dismissed(explorer), String::isEmpty);
      explorer.front();
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
    }
  }
}
