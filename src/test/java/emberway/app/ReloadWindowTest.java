package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real window while another program writes a larger map into its file. */
final class ReloadWindowTest extends OnVirtualDisplay {
  private static final Cell PAINTED = new Cell(5, 1);

  private final Viewport view = Screen.view(12, 9);

  /** Returns the valley with another name and one more column. */
  private static String wider() {
    return TestMap.VALLEY
        .replace("Test Valley", "Wide Valley")
        .replaceAll("(?m)^([G~].{11})$", "$1G")
        .replaceAll("(?m)^([.].{11})$", "$1.");
  }

  @Test
  void file_deletedByAnotherProgram_isSaidAndAskedAboutOnClosing()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      Files.delete(map);
      explorer.awaitTitle("*Test Valley");
      explorer.awaitTitle("is gone");
      explorer.act("key", "ctrl+q");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "s");
      assertThat(explorer.awaitEnd()).isZero();
    }
    assertThat(Files.readString(map)).contains("\nGGGGGSSSGGGG\n");
  }

  @Tag("slow")
  @Test
  void largerMapInItsFile_isAStepToBeUndoneAndTheToolStays()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = open(map)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "b");
      explorer.pointAt(view, PAINTED);
      explorer.awaitTitle("5,1 snow");
      explorer.act("click", "1");
      explorer.awaitTitle("*Test Valley · 5,1 grass");
      explorer.act("key", "ctrl+s");
      explorer.awaitTitle("· Test Valley · Saved");
      Files.writeString(map, wider());
      explorer.awaitTitle("· Wide Valley · Another program changed the file; Ctrl+Z");
      explorer.pointAt(Screen.view(13, 9), new Cell(6, 3));
      explorer.act("click", "1"); // the brush is still selected
      explorer.awaitTitle("*Wide Valley");
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("· Wide Valley");
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("*Test Valley");
      explorer.act("key", "ctrl+z"); // undoes what was drawn before
      explorer.act("key", "ctrl+y"); // the file shows below that it is back
      explorer.awaitTitle("*Test Valley");
      explorer.act("key", "ctrl+y");
      explorer.awaitTitle("· Wide Valley");
      assertThat(map).hasContent(wider());
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("*Test Valley");
      explorer.act("key", "ctrl+s"); // overwrites the file as it was last shown
      explorer.awaitTitle("· Test Valley · Saved");
      assertThat(Files.readString(map)).contains("Test Valley").contains("GGGGGGSSGGGG");
      explorer.act("key", "ctrl+y");
      explorer.awaitTitle("*Wide Valley"); // which is no longer in the file
      explorer.act("key", "ctrl+s");
      explorer.awaitTitle("· Wide Valley · Saved");
      quit(explorer);
    }
  }
}
