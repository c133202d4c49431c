package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The command that reports a problem, in the real window. */
final class ReportWindowTest extends OnVirtualDisplay {
  private static final int SAVE_X = 454; // of the button, in the panel in the window's center [px]
  private static final int SAVE_Y = 282;

  /**
   * Clicks on Save and returns the files saved so far; nothing is saved before there is a report.
   */
  private String saved(RunningExplorer explorer) throws IOException, InterruptedException {
    explorer.act("click", "1");
    try (Stream<Path> files = Files.list(folder.resolve("state"))) {
      return files
          .map(Path::toString)
          .filter(file -> file.endsWith(".txt"))
          .collect(Collectors.joining("\n"));
    }
  }

  @Test
  void report_openedByItsKey_isSavedWithTheRunningDriverAndWithoutTheMap()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    String report;
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      explorer.pointAtPixel(SAVE_X, SAVE_Y);
      explorer.act("key", "ctrl+F1");
      String file = explorer.await("a report", () -> saved(explorer), files -> !files.isEmpty());
      report = Files.readString(Path.of(file.lines().findFirst().orElseThrow()));
      explorer.awaitTitle("Saved emberway-report-");
      quit(explorer);
    }
    assertThat(report)
        .startsWith("Versions\n")
        .contains("Driver of the window\n  Vendor", "Screens\n  GLFW             3.")
        .contains("Screen           ", "Window           1280×800, 1280×800 pixels, scale 1.00")
        .contains("Theme            dark", "Problems\n  none")
        .doesNotContain("Test Valley", System.getProperty("user.home") + "/");
    assertThat(Files.readString(folder.resolve("state/log/emberway.log")))
        .containsPattern("NOTE Emberway .*\n.* NOTE opened a window, window: .*OpenGL ");
  }
}
