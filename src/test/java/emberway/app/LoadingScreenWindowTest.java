package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LoadingScreenWindowTest extends OnVirtualDisplay {
  private Path valley;

  @BeforeEach
  void writeMap() throws IOException {
    valley = folder.resolve("valley.map.txt");
    Files.writeString(valley, TestMap.VALLEY);
  }

  private RunningExplorer open() throws IOException, InterruptedException {
    RunningExplorer explorer =
        new RunningExplorer(display, folder, LoadingScreenProbe.class.getName(), valley.toString());
    explorer.awaitVisible();
    explorer.front();
    return explorer;
  }

  @Test
  void await_ctrlQWhileTheMapIsRead_leavesWithoutIt() throws IOException, InterruptedException {
    try (RunningExplorer explorer = open()) {
      explorer.act("key", "ctrl+q");
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors()).startsWith("no map, ");
    }
  }

  @Test
  void await_keysAndClicksWhileTheMapIsRead_keepsTheKeysAlone()
      throws IOException, InterruptedException {
    try (RunningExplorer explorer = open()) {
      explorer.pointAtPixel(300, 300);
      explorer.act("click", "1", "key", "F1");
      explorer.goOn();
      assertThat(explorer.awaitEnd()).isZero();
      assertThat(explorer.errors().strip()).isEqualTo("Test Valley, 2 keys, 0 clicks");
    }
  }
}
