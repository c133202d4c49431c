package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.testing.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Costs that are changed in the real window, by mouse and by keyboard: undone, and remembered
 * between sessions.
 */
final class TuningWindowTest extends OnVirtualDisplay {
  private static final int GRASS_X = 1106; // the center of its slider [px]
  private static final int GRASS_Y = 234;
  private static final int FAR = 30; // to the right, where grass costs many times as much [px]

  private final Viewport view = Screen.view(12, 9);

  private static String route(String title) {
    int at = title.indexOf("route ");
    return at < 0 ? "" : title.substring(at);
  }

  private static String awaitOther(RunningExplorer explorer, String than)
      throws IOException, InterruptedException {
    return route(
        explorer.awaitTitle(
            "of another route than " + than,
            title -> !route(title).isEmpty() && !route(title).equals(than)));
  }

  @Test
  void sliders_byMouseAndKeyboardUndoneAndRedone_areThereWhenTheMapIsOpenedAgain()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    String tuned;
    String passing;
    try (RunningExplorer explorer = probe(map)) {
      String first = route(explorer.awaitTitle("route "));
      explorer.act("key", "k");
      explorer.awaitRest();
      explorer.pointAtPixel(GRASS_X, GRASS_Y);
      explorer.awaitRest();
      explorer.stall(); // moves and release reach the window at once
      explorer.pressAndMoveBy(1, FAR, 0);
      explorer.releaseButton(1);
      explorer.goOn();
      explorer.awaitRest();
      tuned = awaitOther(explorer, first);
      explorer.act("key", "ctrl+z");
      assertThat(awaitOther(explorer, tuned)).isEqualTo(first);
      explorer.act("key", "ctrl+y");
      assertThat(awaitOther(explorer, first)).isEqualTo(tuned);
      assertThat(explorer.awaitTitle("Test Valley")).doesNotContain("*");
      explorer.act("key", "ctrl+F6", "key", "Down", "key", "Return"); // the first slider
      explorer.act("key", "Right", "key", "Return");
      String byKeys = awaitOther(explorer, tuned);
      explorer.act("key", "ctrl+F10", "key", "Right", "key", "Return"); // Edit, Undo
      assertThat(awaitOther(explorer, byKeys)).isEqualTo(tuned);
      explorer.act("key", "k");
      explorer.awaitRest();
      explorer.pointAt(view, new Cell(2, 2));
      explorer.act("keydown", "ctrl", "click", "3", "keyup", "ctrl");
      passing = awaitOther(explorer, tuned);
      quit(explorer); // without a prompt
    }
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(passing);
      explorer.act("key", "ctrl+z");
      explorer.awaitTitle("Nothing to undo");
      explorer.act("key", "F5"); // only clears the notice
      explorer.awaitTitle(passing);
      Path other = Files.writeString(folder.resolve("other.map.txt"), TestMap.VALLEY);
      explorer.drop(other);
      assertThat(awaitOther(explorer, passing)).isNotEqualTo(tuned);
      explorer.drop(map);
      explorer.awaitTitle(passing);
      quit(explorer);
    }
  }
}
